import { expect, test } from "vitest";
import { freeSchedule, storySchedule } from "../schedule/schedule.fixtures";
import { askedOf } from "./featured-question";

type Featured = Parameters<typeof askedOf>[0]["designations"]["featuredQuestion"];
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

// What was told of an earlier segment is still known to who was there then, and not to who comes or comes again.
const KNOWN = [told(null), told(featured(2))];

test.each([
  ["the first question", 0, { id: 1, when: "now" }],
  ["a question", 2, { id: 3, when: "now" }],
  ["open questions: the last one stays", 4, { id: 4, when: "last" }],
  ["the evaluation too", 5, { id: 4, when: "last" }],
  ["the next turn begins with its own", 6, { id: 11, when: "now" }],
  ["the debrief has none", 24, null],
] as const)("in GUIDED everybody sees the same, by the schedule alone: %s (§4.29)", (_name, current_index, asked) => {
  for (const data of KNOWN) expect(askedOf(data, storySchedule({ current_index }))).toEqual(asked);
});

test.each(["IDLE", "FINISHED"] as const)("in GUIDED nothing is asked while it is %s", (status) => {
  for (const data of KNOWN) expect(askedOf(data, storySchedule({ status }))).toBeNull();
});

test("a paused question is still the one that is asked", () => {
  expect(askedOf(told(null), storySchedule({ status: "PAUSED" }))).toEqual({ id: 3, when: "now" });
});

test("in FREE, and before the schedule is there, it is the interviewer’s choice", () => {
  for (const schedule of [freeSchedule(), null]) {
    expect(askedOf(told(featured(2)), schedule)).toEqual({ id: 2, when: "now" });
    expect(askedOf(told(null), schedule)).toBeNull();
  }
});
