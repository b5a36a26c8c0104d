import { expect, test } from "vitest";
import type { Schedule } from "../../schedule/headless";
import { freeSchedule, STORY_SECOND_MS, storySchedule } from "../../schedule/schedule.fixtures";
import { mayStillBeAsked, ratingIsDue, turnHasReachedRating, turnLiesBehind } from "./evaluation-turn";

const [AMARA, JONAS] = [401, 402];
/** Amara's turn with this remaining time. */
const free = (leftSec: number) => freeSchedule({ status: "PAUSED", started_at: null, remaining_sec: leftSec });
const [turn] = freeSchedule().timeline;
const next = turn && { ...turn, id: "t1", slot_index: 1, interviewee_attendee_id: JONAS };
const inJonasTurn = freeSchedule({ current_index: 1, timeline: turn && next ? [turn, next] : [] });

test("in GUIDED the pillars open and are due with the turn’s evaluation (LS-D5.1)", () => {
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

test("in FREE the pillars may be rated from the start and are due at the end of the turn", () => {
  expect(turnHasReachedRating(free(1080), AMARA)).toBe(true);
  for (const [leftSec, isDue] of [
    [1080, false],
    [31, false],
    [30, true],
    [-60, true],
  ] as const)
    expect(ratingIsDue(free(leftSec), AMARA, STORY_SECOND_MS)).toBe(isDue);
});

test("in FREE the next turn and the end make earlier ratings due; a person without a turn has none", () => {
  expect(ratingIsDue(inJonasTurn, AMARA, STORY_SECOND_MS)).toBe(true);
  expect(ratingIsDue(inJonasTurn, JONAS, STORY_SECOND_MS)).toBe(false);
  expect(ratingIsDue({ ...inJonasTurn, status: "FINISHED" }, JONAS, STORY_SECOND_MS)).toBe(true);
  expect(ratingIsDue(inJonasTurn, 499, STORY_SECOND_MS)).toBe(false);
  expect(ratingIsDue(freeSchedule({ status: "IDLE", remaining_sec: 0 }), AMARA, STORY_SECOND_MS)).toBe(false);
});

/** The guided story with these places begun, and the last of them current. */
function ran(places: readonly number[], change: Partial<Schedule> = {}): Schedule {
  const { timeline } = storySchedule();
  const began = (place: number) => (places.includes(place) ? "2026-11-24T13:00:00.000Z" : null);
  return storySchedule({
    current_index: Math.max(...places),
    timeline: timeline.map((segment, place) => ({ ...segment, started_at: began(place) })),
    ...change,
  });
}

test("a skipped turn has no rating, not even when the schedule is finished", () => {
  // From the first turn's first question to the debrief: the second turn never began.
  for (const status of ["RUNNING", "FINISHED"] as const) {
    const jumped = ran([0, 24], { status });
    expect(turnHasReachedRating(jumped, JONAS)).toBe(false);
    expect(ratingIsDue(jumped, JONAS, STORY_SECOND_MS)).toBe(false);
  }
});

test("a turn that began is rated once it is over, although its evaluation was skipped", () => {
  expect(turnHasReachedRating(ran([0, 6]), AMARA)).toBe(true);
  expect(turnHasReachedRating(ran([0, 2]), AMARA)).toBe(false);
  expect(turnHasReachedRating(ran([0], { status: "FINISHED" }), AMARA)).toBe(true);
});

test("going back to a question keeps an evaluation that began open", () => {
  expect(turnHasReachedRating(ran([0, 5], { current_index: 1 }), AMARA)).toBe(true);
});

test("in FREE a turn is over once the next person is called or all turns are ended", () => {
  expect(turnLiesBehind(inJonasTurn, AMARA)).toBe(true);
  expect(turnLiesBehind(inJonasTurn, JONAS)).toBe(false);
  expect(turnLiesBehind({ ...inJonasTurn, status: "FINISHED" }, JONAS)).toBe(true);
  expect(turnLiesBehind(free(-60), AMARA)).toBe(false);
  expect(turnLiesBehind(inJonasTurn, 499)).toBe(false);
  expect(turnLiesBehind(storySchedule({ current_index: 8 }), AMARA)).toBe(false);
});

/** Amara's self-paced turn became timed: its part ran, and her questions begin again in the same turn. */
function becameTimed(place: number): Schedule {
  const { timeline } = storySchedule({ current_index: place });
  const part = timeline[0] && turn && { ...turn, id: "part", slot_index: timeline[0].slot_index };
  return storySchedule({ current_index: place + 1, timeline: part ? [part, ...timeline] : [] });
}

test("a self-paced turn that becomes timed is rated from its evaluation on, not from its first question (LS-D5.1)", () => {
  for (const [place, reached] of [
    [0, false],
    [4, false],
    [5, true],
    [6, true],
  ] as const) {
    const schedule = becameTimed(place);
    expect([
      turnHasReachedRating(schedule, AMARA),
      ratingIsDue(schedule, AMARA, STORY_SECOND_MS),
      turnLiesBehind(schedule, AMARA),
    ]).toEqual([reached, reached, place === 6]);
  }
});

test("in FREE a question may still be asked while the current turn has time left", () => {
  expect([free(1), free(0), free(-60)].map((one) => mayStillBeAsked(one, AMARA, STORY_SECOND_MS))).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayStillBeAsked(free(0), JONAS, STORY_SECOND_MS)).toBe(true);
  expect(mayStillBeAsked(storySchedule({ current_index: 5, remaining_sec: 0 }), AMARA, STORY_SECOND_MS)).toBe(true);
});
