import { expect, test } from "vitest";
import { storyEdits, storyReplay, storyStrokes, storyTime } from "../replay.fixtures";
import type { ReplayChange } from "./replay.types";
import { markAt, nextQuestion, previousQuestion, timesOf, withoutPause } from "./replay-rules";

const times = timesOf(storyReplay, [...storyEdits, ...storyStrokes]);
const at = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000;

test("a turn is all segments of one slot, and the debrief belongs to no turn", () => {
  expect(times.turns.map(({ attendeeId, fromMs, toMs }) => [attendeeId, fromMs, toMs])).toEqual([
    [401, 0, at(18)],
    [402, at(18), at(36)],
    [403, at(36), at(54)],
    [404, at(54), at(72)],
    [null, at(72), at(80)],
  ]);
});

test("a question lasts until the next segment begins", () => {
  expect(markAt(times, at(7, 18))).toMatchObject({ kind: "question", number: 3, attendeeId: 401, toMs: at(9) });
  expect(markAt(times, at(13))).toMatchObject({ kind: "open", number: null });
  expect(markAt(times, at(75))).toBeNull();
});

test("the next question and the one before, from any moment; soon after a begin the one before that (TL-R.6)", () => {
  expect(nextQuestion(times, at(7))).toBe(at(9));
  expect(nextQuestion(times, at(70))).toBeNull();
  expect(previousQuestion(times, at(7))).toBe(at(6));
  expect(previousQuestion(times, at(6, 1))).toBe(at(3));
  expect(previousQuestion(times, 1000)).toBeNull();
});

test("a change in the last seconds is a stretch that ends with the session", () => {
  const last = { ...storyStrokes[0], at: storyTime(80 * 60 - 1), attendee_id: 404 } as ReplayChange;
  const mateo = timesOf(storyReplay, [last]).activities.find(({ attendeeId }) => attendeeId === 404);
  expect(mateo?.stretches).toEqual([{ fromMs: at(79, 56), toMs: at(80) }]);
});

test("a replay with a change that was stored after the end lasts up to that change, so that its last state has it (TL-R.11)", () => {
  const late = { ...storyEdits[0], at: storyTime(80 * 60 + 2), attendee_id: 404 } as ReplayChange;
  const { durationMs, activities } = timesOf(storyReplay, [late, ...storyStrokes]);
  expect([times.durationMs, durationMs]).toEqual([at(80), at(80, 2)]);
  const mateo = activities.find(({ attendeeId }) => attendeeId === 404);
  expect(mateo?.stretches.at(-1)).toEqual({ fromMs: at(79, 58), toMs: at(80, 2) });
});

test("a person's changes with less than ten seconds between are one stretch", () => {
  const [jonas, amara] = times.activities;
  expect(jonas?.stretches).toEqual([
    { fromMs: at(20), toMs: at(20, 4) },
    { fromMs: at(21), toMs: at(21, 4) },
    { fromMs: at(30), toMs: at(30, 4) },
  ]);
  expect(amara?.stretches.at(-1)).toEqual({ fromMs: at(7, 10), toMs: at(7, 18) });
});

test("somebody without an account has a row of their own", () => {
  const left = timesOf(storyReplay, [{ ...storyEdits[0], attendee_id: null } as (typeof storyEdits)[number]]);
  expect(left.activities.at(-1)).toMatchObject({ attendeeId: null, stretches: [{ fromMs: at(6, 20) }] });
});

test("a pause without a change ends a second before the next change or question; a short one is played", () => {
  expect(withoutPause(times, at(1, 30))).toBe(at(2, 59));
  expect(withoutPause(times, at(1) + 500)).toBe(at(1) + 500);
  expect(withoutPause(times, at(2, 59) + 500)).toBe(at(2, 59) + 500);
  expect(withoutPause(times, at(79))).toBe(at(79, 59));
});
