import { describe, expect, it } from "vitest";
import { freeSchedule, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import {
  choicesFor,
  mayBeUnassigned,
  mayChangeFlowMode,
  perQuestionSec,
  reachableSegments,
  turnOf,
} from "./session-controls-rules";

const people = [
  { attendeeId: 1, name: "Amara", hotSeat: true },
  { attendeeId: 2, name: "Lucie", hotSeat: true },
  { attendeeId: 3, name: "Jonas", hotSeat: false },
];
const ids = (role: Parameters<typeof choicesFor>[0]) =>
  choicesFor(role, people, { interviewee: 1 }).map(({ attendeeId }) => attendeeId);

describe("the people who can be designated", () => {
  it("never include a person as their own interviewer, or an opted-out person as candidate", () => {
    expect([ids("interviewer"), ids("interviewee"), ids("spotlight")]).toEqual([
      [2, 3],
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it("leave the current candidate out of the interviewers, also after all roles were cleared", () => {
    const cleared = { interviewee: null };
    const schedule = storySchedule();
    expect(turnOf(schedule)).toBe(401);
    const four = [{ attendeeId: 401, name: "Amara", hotSeat: true }, ...people];
    const interviewers = choicesFor("interviewer", four, cleared, turnOf(schedule));
    expect(interviewers.map(({ attendeeId }) => attendeeId)).toEqual([1, 2, 3]);
  });

  it("include the person in the hot seat while a turn is on, and report a cleared seat", () => {
    const on = turnOf(storySchedule());
    expect(mayBeUnassigned("interviewee", { interviewee: on }, on)).toBe(false);
    expect(mayBeUnassigned("interviewee", { interviewee: null }, on)).toBe(true);
    expect(mayBeUnassigned("interviewee", { interviewee: 401 }, turnOf(storySchedule({ status: "IDLE" })))).toBe(true);
    expect(mayBeUnassigned("interviewer", { interviewee: on }, on)).toBe(true);
  });
});

describe("the timers of a FREE session", () => {
  it("divide a person's time among their questions (LS-9.28)", () => {
    const schedule = freeSchedule();
    const duration = schedule.timeline[schedule.current_index]?.duration_sec ?? 0;
    expect(perQuestionSec(schedule, 4)).toBe(duration / 4);
    expect(perQuestionSec(schedule, 0)).toBeNull();
    expect(perQuestionSec(storySchedule(), 4)).toBeNull();
  });
});

describe("the flow mode (LS-D3.5)", () => {
  it("changes only before the start and while paused", () => {
    const states = ["IDLE", "RUNNING", "PAUSED", "FINISHED"] as const;
    expect(states.filter((status) => mayChangeFlowMode({ status }))).toEqual(["IDLE", "PAUSED"]);
  });

  it("is not offered to an interviewer without other control", () => {
    const interviewer = { myId: 2, leads: false, hasAuthority: false };
    expect(mayChangeFlowMode({ status: "PAUSED" }, interviewer)).toBe(false);
    expect(mayChangeFlowMode({ status: "PAUSED" }, { ...interviewer, hasAuthority: true })).toBe(true);
  });
});

describe("the segments that can be opened", () => {
  const schedule = storySchedule();
  const [, second] = STORY_TURNS;
  const own = schedule.timeline.flatMap((one, index) => (one.interviewee_attendee_id === second ? [index] : []));
  const everything = schedule.timeline.map((_, index) => index);
  const reach = (leads: boolean, hasAuthority: boolean) =>
    reachableSegments(schedule, { myId: second, leads, hasAuthority });

  it("are all segments for host and owner", () => expect(reach(true, true)).toEqual(everything));

  it("exclude the person's own later turn for granted control", () =>
    expect(reach(false, true)).toEqual(everything.filter((index) => !own.includes(index))));

  it("are those of the running turn for an interviewer", () => {
    const running = schedule.timeline[schedule.current_index]?.slot_index;
    const turn = everything.filter((index) => schedule.timeline[index]?.slot_index === running);
    expect(reach(false, false)).toEqual(turn);
  });
});
