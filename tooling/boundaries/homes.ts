/** A concept with one home: code of its shape anywhere else is a second copy. */
export interface Home {
  readonly concept: string;
  /** The file that has it. */
  readonly home: string;
  /** The shape of the code, whatever its names. */
  readonly shape: RegExp;
  /** A copy as somebody may write it; the test plants it. */
  readonly copy: string;
}

/** Lengths of a clock's units, declared or written out. */
const UNITS = /\b(?:SECOND|MINUTE|HOUR|DAY)_MS = |\* ?(?:60_?000|3_?600_?000|86_?400_?000)\b/;
/** Names of the same lengths in seconds, and those written out. The factor of a conversion, `minutes * 60`, is no length. */
const UNITS_IN_SECONDS =
  /\b(?:MINUTE|HOUR|DAY)_(?:S|SEC|SECS|SECONDS) = |\bSECONDS_(?:PER|AN?|IN|OF)_\w+ = |[*/%=] ?(?:3_?600|86_?400)\b|= (?:\d+ \* )?60 \* 60;|= \d+ \* 60;/;
const DOUBLING = /\* ?2 ?\*\* ?[a-zA-Z(]|Math\.pow\(2, [a-zA-Z]/;

/** Concepts of clients and their homes. The server has adapters of its own and imports none of these: see `SERVER_HOMES`. */
export const HOMES: readonly Home[] = [
  {
    concept: "a browser's storage",
    home: "packages/core/src/storage.ts",
    shape:
      /\b(?:globalThis|window|self)(?:\??\.(?:local|session)Storage\b| as unknown as Record<string, \w*Storage>)|(?<![\w."'`])(?:local|session)Storage\.\w/,
    copy: "const kept = globalThis.sessionStorage;",
  },
  {
    concept: "the port of a storage",
    home: "packages/core/src/storage.ts",
    shape: /\bPick<Storage\b|\bgetItem\(\w+: string\): string \| null/,
    copy: 'function keep(storage: Pick<Storage, "getItem"> | null) {}',
  },
  {
    concept: "the port of a clock",
    home: "packages/core/src/clock.ts",
    shape: /\bafter\(\w+: number, \w+: \(\) => (?:void|unknown)\): \(\) => void;/,
    copy: "interface Time { now(): number; after(ms: number, work: () => void): () => void; }",
  },
  {
    concept: "the machine's clock",
    home: "packages/core/src/clock.ts",
    shape: /\bDate\.now\b|\bnew Date\(\)/,
    copy: "const [openedAt] = useState(Date.now);",
  },
  {
    concept: "a wait of some time",
    home: "packages/core/src/sleep.ts",
    shape: /new Promise\S*\(\((\w+)\) =>[\s{]*(?:void )?(?:[\w.]*\bsetTimeout\(\1, |[\w.]+\.after\([\w.]+, \1\))/,
    copy: "const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));",
  },
  {
    concept: "the time limit of a promise",
    home: "packages/core/src/timeout.ts",
    shape: /new Promise\S*\(\(\w+, (\w+)\) =>[^;]{0,120}?(?:after\([\w.]+, |setTimeout\()\(\) =>\s*\1\(/,
    copy: "new Promise((resolve, reject) => { const cancel = clock.after(ms, () => reject(late)); });",
  },
  {
    concept: "waits that double",
    home: "packages/core/src/backoff.ts",
    shape: DOUBLING,
    copy: "const wait = Math.min(30_000, 500 * 2 ** attempt);",
  },
  {
    concept: "a time in whole steps for several listeners",
    home: "packages/core/src/ticker.ts",
    shape: /Math\.floor\(\w+\.now\(\) \/ \w+\) \* \w+/,
    copy: "const second = Math.floor(clock.now() / 1000) * 1000;",
  },
  {
    concept: "the milliseconds of a unit of time",
    home: "packages/core/src/durations.ts",
    shape: UNITS,
    copy: "const endsAt = startsAt + minutes * 60_000;",
  },
  {
    concept: "the seconds of a unit of time",
    home: "packages/core/src/durations.ts",
    shape: UNITS_IN_SECONDS,
    copy: "const SECONDS_PER_MINUTE = 60;",
  },
  {
    concept: "the texts of a language",
    home: "packages/core/src/messages.ts",
    shape: /\[\w+: string\]: string \| \w+;/,
    copy: "interface Texts { [key: string]: string | Texts; }",
  },
  {
    concept: "the locale of formats",
    home: "packages/core/src/reader.ts",
    shape: /=== "en" \? "en-GB"/,
    copy: 'const locale = language === "en" ? "en-GB" : language;',
  },
  {
    concept: "a language's own name",
    home: "packages/core/src/reader.ts",
    shape: /new Intl\.DisplayNames\(\[(\w+)\], \{ type: "language" \}\)\.of\(\1\)/,
    copy: 'const name = new Intl.DisplayNames([code], { type: "language" }).of(code);',
  },
  {
    concept: "the time of day in the viewer's zone",
    home: "packages/session-widgets/src/shared/headless/moment-format.ts",
    shape:
      /\{\s*hour: "2-digit",\s*minute: "2-digit",\s*hourCycle: "h23",\s*(?:timeZone\b|\.{3}(?:zone\b|\(timeZone\b))/,
    copy: 'const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });',
  },
];

/** Concepts of the server and their homes. */
export const SERVER_HOMES: readonly Home[] = [
  {
    concept: "the milliseconds of a unit of time",
    home: "apps/server/src/platform/clock/durations.ts",
    shape: UNITS,
    copy: "const DAY_MS = 24 * 60 * 60 * 1000;",
  },
  {
    concept: "the seconds of a unit of time",
    home: "apps/server/src/platform/clock/durations.ts",
    shape: UNITS_IN_SECONDS,
    copy: "const hours = Math.floor(seconds / 3600);",
  },
  {
    concept: "waits that double",
    home: "apps/server/src/platform/clock/backoff.ts",
    shape: DOUBLING,
    copy: "const waitSec = Math.min(10 * 2 ** failures, 900);",
  },
  {
    concept: "a column for a moment",
    home: "apps/server/src/platform/database/moment.ts",
    shape: /withTimezone: true/,
    copy: "const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });",
  },
  {
    concept: "the path of a call in a session",
    home: "apps/server/src/contract/paths.ts",
    shape: /z\.object\(\{ id: PathId\.describe\("The session, as `Session\.id`\."\) \}\)/,
    copy: 'const InSession = z.object({ id: PathId.describe("The session, as `Session.id`.") });',
  },
  {
    concept: "the path of a call about a person in a session",
    home: "apps/server/src/contract/paths.ts",
    shape: /\battendeeId: PathId\.describe\(/,
    copy: 'const OfAttendee = z.object({ id: PathId, attendeeId: PathId.describe("The person, as `Attendee.id`.") });',
  },
];

/** Returns the concepts of which a file has a copy. */
export const copiesIn = (file: string, text: string, homes = HOMES) =>
  homes
    .filter(({ home, shape }) => file !== home && shape.test(text))
    .map(({ concept, home }) => `${file}: ${concept} has its home in ${home}`);
