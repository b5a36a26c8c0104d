import { readFileSync } from "node:fs";
import path from "node:path";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { peopleRows, sendPeople, startImport, untilBatch } from "../checks/people-import.ts";
import { Person } from "../checks/person.ts";
import type { Row } from "./table.ts";

const ROWS = 10_000;
/** The captured import writes every statement to a file: it is shorter, and not timed. */
const CAPTURED_ROWS = 4000;
const SECONDS_BOUND = 15;
const STATEMENTS_BOUND = 10;
const ADMINISTRATOR = "platform.admin@hotseat.example";

/** Statements of the work on an import; those of the calls that send and read it are not among them. */
const WORK =
  /user_batch_rows r|update "user_batches"|insert into users|update users|identity_accounts|link_tokens|insert into "mail_outbox"|from "users" where "users"."email" in| for share$|"user_batch_rows" set|"organisations"|"institutions"|"notifications"|"ledger|"events"|pg_notify/;

/** An import of 10,000 new people with mails, from the first call to its end, and its statements per 1,000 rows. */
export async function importBench(folder: string): Promise<Row[]> {
  await buildWeb();
  const { whole, work } = await timed(path.join(folder, "import"));
  const { statements, transactions } = await counted(path.join(folder, "import-captured"));
  const second = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const row = (what: string, ours: string, bound: string, held: boolean): Row => ({
    what,
    ours,
    peer: "–",
    ratio: "–",
    bound,
    held,
  });
  return [
    row(
      "import of 10,000 people, sent and imported",
      second(whole),
      `≤ ${SECONDS_BOUND} s`,
      whole <= SECONDS_BOUND * 1000,
    ),
    row("… the import alone", second(work), "–", true),
    row(
      "import: statements per 1,000 rows",
      statements.toFixed(1),
      `≤ ${STATEMENTS_BOUND}`,
      statements <= STATEMENTS_BOUND,
    ),
    row("… and begin or commit per 1,000 rows", transactions.toFixed(1), "–", true),
  ];
}

async function withAdministrator<T>(
  dataDir: string,
  env: Record<string, string>,
  work: (person: Person) => Promise<T>,
): Promise<T> {
  const stack = await startStack({ dataDir, video: false, env: { HOTSEAT_RATE_LIMIT: "0", ...env } });
  try {
    const person = new Person(stack.url);
    await person.signIn(ADMINISTRATOR);
    return await work(person);
  } finally {
    await stack.stop();
  }
}

const institutionOf = async (person: Person) =>
  (await person.must<{ results: { name: string }[] }>("GET", "/api/v1/institutions/")).results[0]?.name ?? "";

const timed = (folder: string) =>
  withAdministrator(folder, {}, async (person) => {
    const rows = peopleRows("timed", ROWS, await institutionOf(person));
    const begun = performance.now();
    const id = await sendPeople(person, "bench-timed", rows);
    const started = performance.now();
    await startImport(person, id, "skip_bad", true);
    const { totals } = await untilBatch(person, id, ({ status }) => status === "finished");
    const ended = performance.now();
    if (totals.created !== ROWS) throw new Error(`The import made ${JSON.stringify(totals)}`);
    return { whole: ended - begun, work: ended - started };
  });

async function counted(folder: string) {
  const capture = `${folder}.jsonl`;
  const env = { CAPTURE_SQL: capture, NODE_OPTIONS: `--import ${path.join(import.meta.dirname, "capture-sql.ts")}` };
  return withAdministrator(folder, env, async (person) => {
    const rows = peopleRows("counted", CAPTURED_ROWS, await institutionOf(person));
    const id = await sendPeople(person, "bench-counted", rows);
    const before = readFileSync(capture, "utf8").length;
    await startImport(person, id, "skip_bad", true);
    await untilBatch(person, id, ({ status }) => status === "finished");
    const texts = readFileSync(capture, "utf8")
      .slice(before)
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { text: string }).text);
    const perThousand = (count: number) => (count * 1000) / CAPTURED_ROWS;
    return {
      statements: perThousand(texts.filter((text) => WORK.test(text)).length),
      transactions: perThousand(texts.filter((text) => /^(begin|commit)/i.test(text)).length),
    };
  });
}
