import { expect, test } from "vitest";
import { freeSchedule, storySchedule, storyWaiting } from "../../schedule/schedule.fixtures";
import { askedQuestion, questionShown, queuedQuestionId } from "./featured-question";
import type { SessionData } from "./use-session-data";

type Featured = Parameters<typeof askedQuestion>[0]["designations"]["featuredQuestion"];
const featured = (id: number): Featured => ({
  id,
  text: "Where?",
  category: "Trade-offs",
  timeLimit: null,
  startedAt: null,
  remainingSec: null,
});
const told = (featuredQuestion: Featured) => ({
  designations: { interviewee: null, interviewer: null, spotlightIdentity: null, featuredQuestion },
});

// A client that was connected keeps the question of an earlier segment; a client that joins or reloads does not have it.
const KNOWN = [told(null), told(featured(2))];

test.each([
  ["the first question", 0, { id: 1, when: "now" }],
  ["a question", 2, { id: 3, when: "now" }],
  ["open questions: the last one stays", 4, { id: 4, when: "last" }],
  ["the evaluation too", 5, { id: 4, when: "last" }],
  ["the next turn begins with its own", 6, { id: 11, when: "now" }],
  ["the debrief has none", 24, null],
] as const)("in GUIDED everybody sees the same, by the schedule alone: %s (LS-4.23)", (_name, current_index, asked) => {
  for (const data of KNOWN) expect(askedQuestion(data, storySchedule({ current_index }))).toEqual(asked);
});

test.each(["IDLE", "FINISHED"] as const)("in GUIDED nothing is asked while it is %s", (status) => {
  for (const data of KNOWN) expect(askedQuestion(data, storySchedule({ status }))).toBeNull();
});

test("a paused question is still the current one", () => {
  expect(askedQuestion(told(null), storySchedule({ status: "PAUSED" }))).toEqual({ id: 3, when: "now" });
});

test("the first question of a turn that waits to begin is asked of nobody, and shown to the host only", () => {
  const seenBy = (is_host: boolean) =>
    ({ ...told(null), me: { is_host }, pageData: { questions: [{ id: 11 }] } }) as unknown as SessionData;
  expect(askedQuestion(told(null), storyWaiting())).toBeNull();
  expect(questionShown(seenBy(true), storyWaiting())?.id).toBe(11);
  expect(questionShown(seenBy(false), storyWaiting())).toBeNull();
  const begun = storyWaiting();
  begun.timeline = begun.timeline.map((one) => ({ ...one, started_at: "2026-11-24T13:12:00.000Z" }));
  expect(questionShown(seenBy(false), begun)?.id).toBe(11);
  expect([queuedQuestionId(storyWaiting()), queuedQuestionId(begun), queuedQuestionId(null)]).toEqual([11, null, null]);
});

test("in FREE, and before the schedule has loaded, the featured question is the interviewer’s choice", () => {
  for (const schedule of [freeSchedule(), null]) {
    expect(askedQuestion(told(featured(2)), schedule)).toEqual({ id: 2, when: "now" });
    expect(askedQuestion(told(null), schedule)).toBeNull();
  }
});

test("in GUIDED a skipped question is not the last one asked", () => {
  const { timeline } = storySchedule({ current_index: 4 });
  const jumped = timeline.map((segment, place) =>
    place === 2 || place === 3 ? { ...segment, started_at: null } : segment,
  );
  expect(askedQuestion(told(null), storySchedule({ current_index: 4, timeline: jumped }))).toEqual({
    id: 2,
    when: "last",
  });
});
