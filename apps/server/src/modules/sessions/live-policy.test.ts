import { describe, expect, test } from "vitest";
import {
  CAPABILITIES,
  type Capability,
  capabilitiesByPhase,
  isCapable,
  LIVE_POLICY,
  LIVE_ROLES,
  type LiveRole,
  liveRolesOf,
  type Member,
  PHASES,
} from "./live-policy.ts";

/** The table written down a second time: by role, what is allowed in every phase. */
const ALLOWED: Record<LiveRole, readonly Capability[]> = {
  host: CAPABILITIES,
  owner: CAPABILITIES,
  authority: CAPABILITIES,
  interviewer: CAPABILITIES,
  interviewee: ["speak", "present", "chat", "observe"],
  participant: ["speak", "present", "chat", "evaluate", "see_evaluation", "observe"],
  observer: ["observe"],
};

describe("the live policy (D4.1, D5.1)", () => {
  test.each(LIVE_ROLES.flatMap((role) => PHASES.map((phase) => [role, phase] as const)))("%s in %s", (role, phase) => {
    expect(capabilitiesByPhase([role])[phase]).toEqual(ALLOWED[role]);
  });

  test("observers publish nothing, write nothing and score nobody, whatever else they were given", () => {
    for (const phase of PHASES)
      for (const capability of ["speak", "present", "chat", "evaluate", "see_evaluation"] as const)
        expect(isCapable(["authority", "observer"], phase, capability)).toBe(false);
  });

  test("a host in the hot seat controls, and neither scores nor sees scores", () => {
    const roles: LiveRole[] = ["host", "owner", "interviewee", "participant"];
    const may = (capability: Capability) => isCapable(roles, "QUESTION", capability);
    expect([may("control"), may("speak"), may("evaluate"), may("see_evaluation")]).toEqual([true, true, false, false]);
  });

  test("who is nobody in the session may nothing", () => {
    expect(capabilitiesByPhase([]).IDLE).toEqual([]);
  });

  test("what the room grants does not change within a turn, so that it is refreshed when roles change and not at every segment", () => {
    for (const role of LIVE_ROLES)
      for (const capability of ["speak", "present", "control"] as const)
        expect(new Set(PHASES.map((phase) => LIVE_POLICY[role][phase][capability])).size).toBe(1);
  });

  test("a person is everything they hold at once", () => {
    const me: Member = {
      id: 7,
      keycloakId: "me",
      status: "CONFIRMED",
      seat: "participant",
      isHost: true,
      isOwner: false,
      authorityGranted: true,
    };
    const designees = { interviewerKeycloakId: "other", intervieweeAttendeeId: 7 };
    expect(liveRolesOf(me, designees)).toEqual(["host", "authority", "interviewee", "participant"]);
    expect(liveRolesOf({ ...me, status: "CANCELLED" }, designees)).toEqual([]);
  });
});
