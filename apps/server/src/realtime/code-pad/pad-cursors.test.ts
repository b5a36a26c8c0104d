import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manualClock } from "../../../test/manual-clock.ts";
import { openPadDocument, type TestPeer } from "../../../test/pad-document.ts";

// On a slow machine the time of a turn would be over, and messages would be read in a later one.
beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A pad whose time the test moves. */
function openAt() {
  const clock = manualClock();
  return { clock, ...openPadDocument({ store: { now: clock.now, after: clock.after } }) };
}
const at = (...cursors: number[]) => ({ CursorData: { cursors, selections: [] } });
/** The first cursor in each message about this person. */
const toldOf = ({ sent }: TestPeer, id: number): (number | undefined)[] =>
  sent
    .map((message) => JSON.parse(message).UserCursor)
    .filter((message) => message?.id === id)
    .map(({ data }) => data.cursors[0]);

test("cursors that move every 50 ms go to everybody at once, each of them (TL-P.90)", () => {
  const { clock, join } = openAt();
  const [one, two] = [join(""), join("")];
  for (let place = 0; place < 4; place += 1) {
    one.say(at(place));
    expect([toldOf(one, 0).at(-1), toldOf(two, 0).at(-1)]).toEqual([place, place]);
    clock.advance(50);
  }
  expect(toldOf(two, 0)).toEqual([0, 1, 2, 3]);
});

test("2,000 cursors that one person sends in a second go to everybody 21 times, the last ones too (TL-P.90)", () => {
  const { clock, join } = openAt();
  const [one, two] = [join(""), join("")];
  for (let ms = 0; ms < 1_000; ms += 1) {
    one.say(at(2 * ms));
    one.say(at(2 * ms + 1));
    clock.advance(1);
  }
  clock.advance(1_000);
  const told = toldOf(two, 0);
  expect([told.length, told[0], told[1], told.at(-1)]).toEqual([21, 0, 99, 1_999]);
});

test("cursors of two people have their own pauses", () => {
  const { clock, join } = openAt();
  const [one, two, reader] = [join(""), join(""), join("")];
  one.say(at(1));
  clock.advance(30);
  two.say(at(2));
  one.say(at(3));
  two.say(at(4));
  clock.advance(20);
  expect([toldOf(reader, 0), toldOf(reader, 1)]).toEqual([[1, 3], [2]]);
  clock.advance(30);
  expect(toldOf(reader, 1)).toEqual([2, 4]);
});

test("cursors that wait for the end of the pause move with the edits that come before it", () => {
  const { clock, join } = openAt();
  const [one, two] = [join(""), join("")];
  one.say({ Edit: { revision: 0, operation: ["abc"] } });
  one.say(at(0));
  one.say(at(3));
  two.say({ Edit: { revision: 1, operation: ["12", 3] } });
  clock.advance(50);
  expect(toldOf(two, 0)).toEqual([0, 5]);
});

test("cursors of somebody who leaves within the pause are sent to nobody, and those after a clock that was set back at once", () => {
  const { clock, join } = openAt();
  const [one, two] = [join(""), join("")];
  one.say(at(0));
  one.say(at(1));
  one.close(1000);
  clock.advance(100);
  expect(toldOf(two, 0)).toEqual([0]);
  two.say(at(5));
  clock.set(new Date(clock.now().getTime() - 60_000));
  two.say(at(6));
  expect(toldOf(two, 1)).toEqual([5, 6]);
});
