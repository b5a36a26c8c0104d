import { afterEach, expect, test, vi } from "vitest";
import { inPieces, TurnQueue, Turns } from "./turn-queue.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Turns of the event loop that the test begins; each look at the clock is a millisecond later. */
function countedTurns() {
  const turns: (() => void)[] = [];
  vi.stubGlobal("setImmediate", (turn: () => void) => turns.push(turn));
  let ms = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (ms += 1));
  return {
    isIdle: () => turns.length === 0,
    pass: () => {
      for (const turn of turns.splice(0)) turn();
    },
  };
}

test("a document's message is read in its next turn, whatever number of messages another document has before it (TL-P.96)", () => {
  const { pass, isIdle } = countedTurns();
  const turns = new Turns();
  const [busy, quiet] = [new TurnQueue(turns, () => {}), new TurnQueue(turns, () => {})];
  const done: string[] = [];
  const task = (name: string) => () => done.push(name) > 0;
  for (let message = 0; message < 3_000; message += 1) busy.add(task(`busy ${message}`));
  quiet.add(task("quiet 0"));
  quiet.add(task("quiet 1"));
  while (!isIdle()) pass();
  expect(done.slice(0, 5)).toEqual(["busy 0", "quiet 0", "busy 1", "quiet 1", "busy 2"]);
  expect(done.filter((name) => name.startsWith("busy"))).toEqual(
    Array.from({ length: 3_000 }, (_, at) => `busy ${at}`),
  );
});

test("tasks of one document take turns, and one that a task adds is behind the others", () => {
  const { pass, isIdle } = countedTurns();
  const queue = new TurnQueue(new Turns(), () => {});
  const done: string[] = [];
  let pieces = 0;
  queue.add(() => {
    done.push(`long ${pieces}`);
    pieces += 1;
    if (pieces === 1) queue.add(() => done.push("added") > 0);
    return pieces === 3;
  });
  queue.add(() => done.push("short") > 0);
  while (!isIdle()) pass();
  expect(done).toEqual(["long 0", "short", "added", "long 1", "long 2"]);
});

test("work in pieces of 200 callers has the time of one in each turn, and an error rejects one of them alone (TL-P.78)", async () => {
  const { pass, isIdle } = countedTurns();
  const turns = new Turns();
  let [inTurn, most, all] = [0, 0, 0];
  const callers = Array.from({ length: 200 }, (_, caller) =>
    inPieces(
      [1, 2, 3],
      (item) => {
        inTurn += 1;
        all += 1;
        if (caller === 7 && item === 2) throw new Error("It does not apply.");
      },
      turns,
    ),
  );
  const settled = Promise.allSettled(callers);
  while (!isIdle()) {
    inTurn = 0;
    pass();
    most = Math.max(most, inTurn);
  }
  expect([most, all]).toEqual([2, 599]);
  expect((await settled).flatMap(({ status }, caller) => (status === "rejected" ? [caller] : []))).toEqual([7]);
});
