import { describe, expect, it } from "vitest";
import { STORY_SECOND_MS, storySchedule } from "../../schedule/schedule.fixtures";
import type { Seat } from "../headless/agenda-rules";
import { minutesLeft, nowOf } from "./now-rules";

const seat = (attendeeId: number, shortName: string, part: Partial<Seat> = {}): Seat => ({
  attendeeId,
  fullName: shortName,
  shortName,
  isObserver: false,
  isHost: false,
  isPresent: true,
  ...part,
});
const seats = [
  seat(401, "Amara"),
  seat(402, "Lucie"),
  seat(403, "Jonas", { isHost: true }),
  seat(405, "Ingrid", { isObserver: true }),
];
const agenda = [{ kind: "TURN", attendeeId: 401, interviewerId: 403, startsAt: "", durationSec: 1080 }] as const;
const seenBy = (myAttendeeId: number) => ({ seats, agenda, myAttendeeId });

describe("a running session seen from the pre-join", () => {
  it("in a turn names its candidate, and the viewer's role as candidate, interviewer, peer or observer", () => {
    const taskOf = (id: number) => nowOf(storySchedule(), seenBy(id)).task;
    expect(nowOf(storySchedule(), seenBy(402))).toEqual({ phase: "QUESTION", name: "Amara", task: "score" });
    expect([401, 403, 405].map(taskOf)).toEqual(["turn", "interview", "watch"]);
  });

  it("in a turn names the designated interviewer, who may differ from the agenda's", () => {
    const taskOf = (id: number, interviewerId: number | null) => nowOf(storySchedule(), seenBy(id), interviewerId).task;
    expect([403, 402].map((id) => taskOf(id, 402))).toEqual(["score", "interview"]);
    expect([403, 402].map((id) => taskOf(id, null))).toEqual(["score", "score"]);
  });

  it("has nobody in the hot seat before the first turn, in the debrief and after the end", () => {
    const last = storySchedule().timeline.length - 1;
    expect(nowOf(storySchedule({ status: "IDLE" }), seenBy(402))).toEqual({ phase: "idle", name: null, task: "wait" });
    expect(nowOf(storySchedule({ current_index: last }), seenBy(402))).toMatchObject({ phase: "DEBRIEF", name: null });
    expect(nowOf(storySchedule({ status: "FINISHED" }), seenBy(402)).phase).toBe("over");
    for (const schedule of [storySchedule({ current_index: last }), storySchedule({ status: "FINISHED" })])
      expect([402, 405].map((id) => nowOf(schedule, seenBy(id)).task)).toEqual(["everyone", "watch"]);
  });

  it("counts the minutes to the end of the turn, down to zero", () => {
    expect(minutesLeft(storySchedule(), STORY_SECOND_MS)).toBe(11);
    const last = storySchedule().timeline.length - 1;
    const anHourLater = STORY_SECOND_MS + 3_600_000;
    expect(minutesLeft(storySchedule({ current_index: last, held: true }), anHourLater)).toBe(0);
    expect(minutesLeft(storySchedule({ status: "IDLE" }), STORY_SECOND_MS)).toBeNull();
  });
});
