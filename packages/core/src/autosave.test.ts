import { expect, it } from "vitest";
import { type Autosave, createAutosave, type SaveReply } from "./autosave";
import { createManualClock } from "./testing";

interface Note {
  readonly text: string;
  readonly version: number;
}
const DELAY_MS = 400;
const RETRY_MS = 5000;
const note = (text: string, version: number): Note => ({ text, version });

/** A server that stores one text; the test gives each response. */
function setUp(stored: Note | null = null) {
  const clock = createManualClock();
  const sent: string[] = [];
  const reported: string[] = [];
  let answers: ((answer: SaveReply<Note>) => void)[] = [];
  let text = stored?.text ?? "";
  const autosave: Autosave<Note> = createAutosave<Note>({
    clock,
    delayMs: DELAY_MS,
    retryMs: RETRY_MS,
    stored,
    isNewer: (version, base) => version.version > base.version,
    send(base) {
      if (text === (base?.text ?? "")) return null;
      sent.push(`${text} on ${base?.version ?? "nothing"}`);
      return new Promise((resolve) => answers.push(resolve));
    },
    onSaved: ({ version }) => reported.push(`saved ${version}`),
    onChanged(current, before) {
      reported.push(`changed ${before?.version ?? "nothing"} to ${current?.version ?? "nothing"}`);
      if (current && !text.includes(current.text)) text = `${text}+${current.text}`;
    },
    onFailed: ({ kind }) => reported.push(kind),
  });
  return {
    clock,
    sent,
    reported,
    autosave,
    edit(next: string) {
      text = next;
      autosave.schedule();
    },
    async answer(answer: SaveReply<Note>) {
      const [first, ...others] = answers;
      answers = others;
      first?.(answer);
      await clock.advance(0);
    },
  };
}

it("saves once, the given time after the last change", async () => {
  const { clock, sent, edit } = setUp();
  edit("a");
  await clock.advance(DELAY_MS - 1);
  edit("ab");
  await clock.advance(DELAY_MS - 1);
  expect(sent).toEqual([]);
  await clock.advance(1);
  expect(sent).toEqual(["ab on nothing"]);
});

it("sends one save at a time, and changes made meanwhile after its response", async () => {
  const { clock, sent, reported, edit, answer } = setUp();
  edit("a");
  await clock.advance(DELAY_MS);
  edit("ab");
  await clock.advance(DELAY_MS);
  expect(sent).toEqual(["a on nothing"]);
  await answer({ kind: "saved", stored: note("a", 1) });
  expect([sent.at(-1), reported]).toEqual(["ab on 1", ["saved 1"]]);
});

it("merges a conflict and saves the result on the version that won", async () => {
  const { clock, sent, reported, edit, answer } = setUp(note("old", 1));
  edit("mine");
  await clock.advance(DELAY_MS);
  await answer({ kind: "changed", current: note("theirs", 2) });
  expect([sent.at(-1), reported]).toEqual(["mine+theirs on 2", ["changed 1 to 2"]]);
});

it("saves a text that was deleted elsewhere as a new one", async () => {
  const { clock, sent, edit, answer } = setUp(note("old", 1));
  edit("mine");
  await clock.advance(DELAY_MS);
  await answer({ kind: "changed", current: null });
  expect(sent.at(-1)).toBe("mine on nothing");
});

it("retries while the server cannot be reached, and not after a refusal", async () => {
  const { clock, sent, reported, edit, answer } = setUp();
  edit("a");
  await clock.advance(DELAY_MS);
  await answer({ kind: "unreachable" });
  await clock.advance(RETRY_MS);
  expect(sent).toEqual(["a on nothing", "a on nothing"]);
  await answer({ kind: "refused", message: "no" });
  await clock.advance(10 * RETRY_MS);
  expect([sent.length, reported]).toEqual([2, ["unreachable", "refused"]]);
});

it("accepts newer versions only; a version that arrives during a save waits for its response", async () => {
  const { clock, reported, autosave, edit, answer } = setUp(note("old", 3));
  autosave.receive(note("older", 2));
  edit("mine");
  await clock.advance(DELAY_MS);
  autosave.receive(note("read", 5));
  expect(reported).toEqual([]);
  await answer({ kind: "saved", stored: note("mine", 4) });
  expect([reported, autosave.base()?.version]).toEqual([["saved 4", "changed 4 to 5"], 5]);
});

it("flush() resolves when changes made during a save are stored too", async () => {
  const { clock, sent, autosave, edit, answer } = setUp();
  let isSettled = false;
  const settled = () => {
    isSettled = true;
  };
  edit("a");
  void autosave.flush().then(settled);
  edit("ab");
  void autosave.flush();
  await answer({ kind: "saved", stored: note("a", 1) });
  expect([sent.length, isSettled]).toEqual([2, false]);
  await answer({ kind: "saved", stored: note("ab", 2) });
  expect([isSettled, clock.pending]).toEqual([true, 0]);
});

it("flush() resolves at once when there is nothing to send, and when the server cannot be reached", async () => {
  const { autosave, edit, answer } = setUp();
  await autosave.flush();
  edit("a");
  const flushed = autosave.flush();
  await answer({ kind: "unreachable" });
  await flushed;
});

it("starts no save after its disposal; a running save still ends", async () => {
  const { clock, sent, reported, autosave, edit, answer } = setUp();
  edit("a");
  void autosave.flush();
  autosave.dispose();
  edit("ab");
  await answer({ kind: "unreachable" });
  expect([sent.length, reported, clock.pending]).toEqual([1, ["unreachable"], 0]);
});
