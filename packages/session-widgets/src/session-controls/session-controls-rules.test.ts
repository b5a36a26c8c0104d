import { describe, expect, it } from "vitest";
import { freeSchedule, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import {
  choicesFor,
  mayBeNobody,
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

describe("who can be designated (LS-4)", () => {
  it("never lets one person interview themself, nor somebody be candidate who opted out", () => {
    expect([ids("interviewer"), ids("interviewee"), ids("spotlight")]).toEqual([
      [2, 3],
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it("leaves the candidate of the turn that is on out of the interviewers, after all roles were cleared too", () => {
    const cleared = { interviewee: null };
    const schedule = storySchedule();
    expect(turnOf(schedule)).toBe(401);
    const four = [{ attendeeId: 401, name: "Amara", hotSeat: true }, ...people];
    const interviewers = choicesFor("interviewer", four, cleared, turnOf(schedule));
    expect(interviewers.map(({ attendeeId }) => attendeeId)).toEqual([1, 2, 3]);
  });

  it("keeps the hot seat taken while a turn is on; once it was cleared, it says so", () => {
    const on = turnOf(storySchedule());
    expect(mayBeNobody("interviewee", { interviewee: on }, on)).toBe(false);
    expect(mayBeNobody("interviewee", { interviewee: null }, on)).toBe(true);
    expect(mayBeNobody("interviewee", { interviewee: 401 }, turnOf(storySchedule({ status: "IDLE" })))).toBe(true);
    expect(mayBeNobody("interviewer", { interviewee: on }, on)).toBe(true);
  });
});

describe("the timers of a FREE session (LS-9)", () => {
  it("share a person's time over their questions (LS-9.28)", () => {
    const schedule = freeSchedule();
    const duration = schedule.timeline[schedule.current_index]?.duration_sec ?? 0;
    expect(perQuestionSec(schedule, 4)).toBe(duration / 4);
    expect(perQuestionSec(schedule, 0)).toBeNull();
    expect(perQuestionSec(storySchedule(), 4)).toBeNull();
  });
});

describe("the flow mode (LS-4)", () => {
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

describe("segments to go to", () => {
  const schedule = storySchedule();
  const [, second] = STORY_TURNS;
  const own = schedule.timeline.flatMap((one, index) => (one.interviewee_attendee_id === second ? [index] : []));
  const everything = schedule.timeline.map((_, index) => index);
  const reach = (leads: boolean, hasAuthority: boolean) =>
    reachableSegments(schedule, { myId: second, leads, hasAuthority });

  it("are all for host and owner", () => expect(reach(true, true)).toEqual(everything));

  it("of granted control are not those of one's own turn ahead", () =>
    expect(reach(false, true)).toEqual(everything.filter((index) => !own.includes(index))));

  it("of an interviewer are those of the running turn", () => {
    const running = schedule.timeline[schedule.current_index]?.slot_index;
    const turn = everything.filter((index) => schedule.timeline[index]?.slot_index === running);
    expect(reach(false, false)).toEqual(turn);
  });
});
