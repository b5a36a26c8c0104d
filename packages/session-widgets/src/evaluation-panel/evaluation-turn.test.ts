import { expect, test } from "vitest";
import { freeSchedule, STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import { ratingIsDue, turnHasReachedRating } from "./evaluation-turn";

const [AMARA, JONAS] = [401, 402];
/** In Amara's turn with this much of it left. */
const free = (leftSec: number) => freeSchedule({ status: "PAUSED", started_at: null, remaining_sec: leftSec });
const [turn] = freeSchedule().timeline;
const next = turn && { ...turn, id: "t1", slot_index: 1, interviewee_attendee_id: JONAS };
const inJonasTurn = freeSchedule({ current_index: 1, timeline: turn && next ? [turn, next] : [] });

test("in GUIDED the pillars come, and are asked for, with the turn’s evaluation (D5.1)", () => {
  for (const [index, reached] of [
    [4, false],
    [5, true],
    [6, true],
  ] as const) {
    const schedule = storySchedule({ current_index: index });
    expect([turnHasReachedRating(schedule, AMARA), ratingIsDue(schedule, AMARA, STORY_SECOND_MS)]).toEqual([
      reached,
      reached,
    ]);
  }
  expect(ratingIsDue(storySchedule({ current_index: 6 }), JONAS, STORY_SECOND_MS)).toBe(false);
});

test("in FREE they may be rated from the start, and are asked for when the turn comes to its end", () => {
  expect(turnHasReachedRating(free(1080), AMARA)).toBe(true);
  for (const [leftSec, isDue] of [
    [1080, false],
    [31, false],
    [30, true],
    [-60, true],
  ] as const)
    expect(ratingIsDue(free(leftSec), AMARA, STORY_SECOND_MS)).toBe(isDue);
});

test("in FREE the next turn, and the end, ask for those before; who has had no turn is not asked about", () => {
  expect(ratingIsDue(inJonasTurn, AMARA, STORY_SECOND_MS)).toBe(true);
  expect(ratingIsDue(inJonasTurn, JONAS, STORY_SECOND_MS)).toBe(false);
  expect(ratingIsDue({ ...inJonasTurn, status: "FINISHED" }, JONAS, STORY_SECOND_MS)).toBe(true);
  expect(ratingIsDue(inJonasTurn, 499, STORY_SECOND_MS)).toBe(false);
  expect(ratingIsDue(freeSchedule({ status: "IDLE", remaining_sec: 0 }), AMARA, STORY_SECOND_MS)).toBe(false);
});
