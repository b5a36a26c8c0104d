import { describe, expect, it } from "vitest";
import type { Schedule } from "../../schedule/headless";
import { freeSchedule, STORY_TURNS, storySchedule, storyWaiting } from "../../schedule/schedule.fixtures";
import { seatedId } from "../../session-data";
import {
  barSentence,
  callChoices,
  endsTurnsEarly,
  furtherInterviewee,
  isOnlyEndLeft,
  nextStep,
} from "./control-bar-rules";

describe("the viewer's own turn", () => {
  it("does not exist for a person who is now an observer, even while their self-paced turn is on", () => {
    const amara = (role: string) => seatedId({ me: { id: STORY_TURNS[0], role } } as Parameters<typeof seatedId>[0]);
    const keyFor = (role: string) => barSentence(freeSchedule(), amara(role)).key;
    expect([keyFor("participant"), keyFor("observer")]).toEqual(["yourTurn", "turn"]);
    expect(seatedId({ me: null })).toBeNull();
  });
});

describe("the next button", () => {
  it.each([
    ["start", storySchedule({ status: "IDLE", current_index: 0 })],
    ["QUESTION", storySchedule()],
    ["QNA_RUN", storySchedule({ current_index: 3 })],
    ["EVALUATE", storySchedule({ current_index: 4 })],
    ["turn", storySchedule({ current_index: 5 })],
    ["DEBRIEF", storySchedule({ current_index: 23 })],
    ["end", storySchedule({ current_index: 24 })],
  ])("says %s", (step, schedule) => {
    expect(nextStep(schedule, false)).toBe(step);
  });

  it("leads to the next person in a free session, and ends when everybody had a turn", () => {
    expect(nextStep(freeSchedule(), true)).toBe("turn");
    expect(nextStep(freeSchedule(), false)).toBe("end");
  });
});

describe("ending all turns", () => {
  const all = STORY_TURNS.map((attendeeId) => ({ attendeeId, name: String(attendeeId) }));
  const last = all.slice(0, 1);
  const after = (seconds: number) => Date.parse(freeSchedule().started_at ?? "") + seconds * 1000;
  it("asks for confirmation while the last turn of a free session has time left, or a person had no turn", () => {
    expect(endsTurnsEarly(freeSchedule(), last, after(1))).toBe(true);
    expect(endsTurnsEarly(freeSchedule(), all, after(7200))).toBe(true);
  });
  it.each([
    ["its time is up", freeSchedule(), last, after(7200)],
    ["nothing has begun", freeSchedule({ status: "IDLE", started_at: null }), last, after(1)],
    ["the session is guided", storySchedule({ current_index: 24 }), last, after(1)],
  ])("but not where %s", (_why, schedule, candidates, now) => {
    expect(endsTurnsEarly(schedule, candidates, now)).toBe(false);
  });
});

it.each([
  ["in the debrief", storySchedule({ current_index: 24 }), true],
  ["once all turns are done", storySchedule({ status: "FINISHED", current_index: 24 }), true],
  ["in a turn", storySchedule(), false],
  ["before the start", storySchedule({ status: "IDLE", current_index: 0, started_at: null }), false],
  ["in the last turn of a free session", freeSchedule(), false],
])("only the end of the session is left: %s", (_when, schedule, expected) => {
  expect(isOnlyEndLeft(schedule)).toBe(expected);
});

it("takes the next person in seating order without a turn so far", () => {
  const candidates = STORY_TURNS.map((attendeeId) => ({ attendeeId, name: String(attendeeId) }));
  expect(furtherInterviewee(freeSchedule(), candidates)?.attendeeId).toBe(STORY_TURNS[1]);
  expect(furtherInterviewee(freeSchedule(), candidates.slice(0, 1))).toBeNull();
});

describe("the sentence of people without authority", () => {
  it("names the person whose turn it is", () => {
    expect(barSentence(storySchedule(), STORY_TURNS[0])).toEqual({ key: "yourTurn", attendeeId: STORY_TURNS[0] });
    expect(barSentence(storySchedule(), STORY_TURNS[1])).toEqual({ key: "turn", attendeeId: STORY_TURNS[0] });
    expect(barSentence(storySchedule({ current_index: 24 }), null)).toEqual({ key: "debrief" });
    expect(barSentence(storyWaiting(), STORY_TURNS[0])).toEqual({ key: "turnWaits", attendeeId: STORY_TURNS[1] });
    expect(barSentence(null, null)).toEqual({ key: "waiting" });
  });
});

it("offers everybody but the person in the hot seat, also a second time; absent people are listed", () => {
  const candidates = STORY_TURNS.map((attendeeId) => ({
    attendeeId,
    name: String(attendeeId),
    isHere: attendeeId !== STORY_TURNS[3],
  }));
  const [first] = freeSchedule().timeline;
  const timeline = [first, { ...first, id: "t1", slot_index: 1, interviewee_attendee_id: STORY_TURNS[2] }];
  const schedule = freeSchedule({ current_index: 1, timeline: timeline as Schedule["timeline"] });
  expect(callChoices(schedule, candidates).map((one) => [one.attendeeId, one.hadTurn, one.isHere])).toEqual([
    [STORY_TURNS[0], true, true],
    [STORY_TURNS[1], false, true],
    [STORY_TURNS[3], false, false],
  ]);
  expect(callChoices(freeSchedule({ status: "IDLE", started_at: null }), candidates)).toHaveLength(4);
});
