import { expect, test } from "vitest";
import { expectedWaits } from "./expected-waits.ts";

const [CANDIDATE, HOST] = [1, 2];
const came = (at: number, attendee: number) => ({ at: at * 1000, attendee, present: true });
const left = (at: number, attendee: number) => ({ at: at * 1000, attendee, present: false });
const waits = (comings: Parameters<typeof expectedWaits>[0], untilSec: number) =>
  expectedWaits(comings, { candidate: CANDIDATE, host: HOST, until: untilSec * 1000 }).map(({ from, to }) => [
    from / 1000,
    to === null ? null : to / 1000,
  ]);

test("a turn waits from ten seconds after its candidate left until they are back", () => {
  expect(waits([left(5, CANDIDATE), came(40, CANDIDATE)], 60)).toEqual([[15, 40]]);
});

test("a turn does not wait for a candidate who is back within ten seconds", () => {
  expect(waits([left(5, CANDIDATE), came(14, CANDIDATE)], 60)).toEqual([]);
});

test("a turn still waits for a candidate who has not come back", () => {
  expect(waits([left(5, CANDIDATE)], 14)).toEqual([]);
  expect(waits([left(5, CANDIDATE), left(6, CANDIDATE)], 16)).toEqual([[15, null]]);
});

test("without a host a turn begins to wait only when one comes", () => {
  expect(waits([left(1, HOST), left(5, CANDIDATE), came(30, HOST), came(40, CANDIDATE)], 60)).toEqual([[30, 40]]);
  expect(waits([left(1, HOST), left(5, CANDIDATE), came(40, CANDIDATE), came(41, HOST)], 60)).toEqual([]);
});

test("a wait that has begun goes on when the host leaves, and the next absence is one of its own", () => {
  const comings = [left(5, CANDIDATE), left(16, HOST), came(40, CANDIDATE), came(41, HOST), left(50, CANDIDATE)];
  expect(waits(comings, 70)).toEqual([
    [15, 40],
    [60, null],
  ]);
});
