import { expect, test } from "vitest";
import { peopleOf } from "../../evaluation-panel/connected/evaluation-panel-data";
import { AMARA, JONAS, LUCIE, pageFor, stateOf } from "../../evaluation-panel/evaluation-page.fixtures";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { interviewerNow, sessionDataOf, sharedStateOf } from "../../session-data/connected/use-session-data";
import { participantRows } from "./participants-data";

const RAISED_AT = "2026-11-24T13:07:00.000Z";

/** The people whose hand Lucie may lower while Lucie and Amara have theirs up, by the rights that the server gives her. */
function lowerable({ roles, isLive = true }: { roles: readonly string[]; isLive?: boolean }): number[] {
  const state = {
    ...stateOf(storySchedule(), AMARA),
    session_status: isLive ? "IN_PROGRESS" : "COMPLETED",
    my_rights: { roles, capabilities: ["speak", "control", "evaluate"] },
    authorities: [],
    raised_hands: [AMARA, LUCIE].map((attendee_id) => ({ attendee_id, raised_at: RAISED_AT })),
  } as unknown as Parameters<typeof sharedStateOf>[0];
  const data = sessionDataOf(pageFor(LUCIE, null), sharedStateOf(state));
  return participantRows(data, storySchedule(), [])
    .filter(({ actions }) => actions.includes("lowerHand"))
    .map(({ attendeeId }) => attendeeId);
}

test.each([
  ["the interviewer of the turn, who has control but no authority", ["participant", "interviewer"]],
  ["a peer", ["participant"]],
] as const)("%s may lower their own hand only: the server refuses the others", (_who, roles) => {
  expect(lowerable({ roles })).toEqual([LUCIE]);
});

test.each(["host", "owner", "authority"] as const)("somebody with the role %s may lower each hand", (role) => {
  expect(lowerable({ roles: ["participant", role] })).toEqual([AMARA, LUCIE]);
});

test("nobody may lower a hand once the session is over", () => {
  expect(lowerable({ roles: ["host"], isLive: false })).toEqual([]);
});

test.each([
  ["in a turn the interviewer", {}, "interviewer"],
  ["in the debrief the host", { current_index: storySchedule().timeline.length - 1 }, "host"],
  ["after the end the host", { status: "FINISHED" }, "host"],
] as const)("the host who asked the questions is called %s", (_when, change, role) => {
  const schedule = storySchedule(change);
  const state = stateOf(schedule, AMARA);
  const designations = { ...state.designations, interviewee: null, interviewer: { keycloakId: `k${JONAS}` } };
  const data = sessionDataOf(pageFor(JONAS, null), sharedStateOf({ ...state, authorities: [], designations }));
  const row = participantRows(data, schedule, []).find(({ attendeeId }) => attendeeId === JONAS);
  const person = peopleOf({ ...data, me: null }).find(({ id }) => id === JONAS);
  expect([row?.role, person?.role]).toEqual([role, role]);
  expect(interviewerNow(data)?.keycloakId ?? null).toBe(role === "interviewer" ? `k${JONAS}` : null);
});
