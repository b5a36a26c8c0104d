import { loadOt, type Ot } from "@hotseat/collab/ot";
import { afterEach, expect, test, vi } from "vitest";
import { openPadDocument } from "../../../test/pad-document.ts";

const ot = await loadOt();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Parts and positions that cost a millisecond; a slow machine does twice as many. */
const STEPS_PER_MS = 50_000;

/** Time that passes only by work on cursors, and turns of the event loop that the test begins. */
function countedTime() {
  let steps = 0;
  let longest = 0;
  const turns: (() => void)[] = [];
  vi.stubGlobal("setImmediate", (callback: () => void) => turns.push(callback));
  vi.spyOn(performance, "now").mockImplementation(() => steps / STEPS_PER_MS);
  const counted: Ot = {
    ...ot,
    transformIndex(operation, position) {
      steps += operation.length;
      return ot.transformIndex(operation, position);
    },
    transformIndexes(operation, positions) {
      steps += operation.length + positions.length;
      return ot.transformIndexes(operation, positions);
    },
  };
  function measure(work: () => void): void {
    const before = steps;
    work();
    longest = Math.max(longest, (steps - before) / STEPS_PER_MS);
  }
  async function pass(): Promise<void> {
    const run = turns.splice(0);
    for (const turn of run) measure(turn);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return { ot: counted, measure, pass, isIdle: () => turns.length === 0, longest: () => longest };
}

test("cursors: 256 of one person, moved over 255 edits of 3,000 places each, keep no turn for more than 10 ms (TL-P.90)", async () => {
  const time = countedTime();
  const { join, history } = openPadDocument({ ot: time.ot });
  const author = join("");
  const length = 20_000;
  time.measure(() => author.say({ Edit: { revision: 0, operation: ["a".repeat(length)] } }));
  await time.pass();
  const positions = Array.from({ length: 256 }, (_, place) => length - 1 - 70 * place);
  time.measure(() => author.say({ CursorData: { cursors: positions, selections: [] } }));
  const edit = [...Array.from({ length: 3000 }, () => ["b", -1, 1]).flat(), length - 6000];
  for (let revision = 1; revision <= 255; revision += 1) {
    time.measure(() => author.say({ Edit: { revision, operation: edit } }));
    await time.pass();
  }
  const reader = join("");
  const isTold = () => reader.sent.some((message) => message.startsWith('{"UserCursor"'));
  while (!isTold() && !time.isIdle()) await time.pass();
  time.measure(() => author.close(1000));
  expect(time.longest()).toBeLessThanOrEqual(10);

  const told = JSON.parse(reader.sent.find((message) => message.startsWith('{"UserCursor"')) ?? "null");
  const { cursors } = told.UserCursor.data;
  for (const place of [0, 100, 255]) {
    let expected = positions[place] as number;
    for (let revision = 1; revision < history.length; revision += 1)
      expected = ot.transformIndex(history.operation(revision), expected);
    expect(cursors[place]).toBe(expected);
  }
});
