import { describe, expect, test } from "vitest";
import { CAPABILITIES, type Capability, LIVE_ROLES, type LiveRole } from "../../contract/roles.ts";
import { capabilitiesOf, isCapable, liveRolesOf, type Member } from "./live-policy.ts";

/** The same table written a second time: capabilities by role. */
const ALLOWED: Record<LiveRole, readonly Capability[]> = {
  host: CAPABILITIES,
  owner: CAPABILITIES,
  authority: CAPABILITIES,
  interviewer: CAPABILITIES,
  interviewee: ["speak", "present", "chat", "observe", "code", "draw"],
  participant: ["speak", "present", "chat", "evaluate", "observe", "code", "draw"],
  observer: ["observe"],
};

describe("the live policy (LS-D4.1, LS-D5.1)", () => {
  test.each(LIVE_ROLES)("gives %s the capabilities of its row and no other", (role) => {
    expect(capabilitiesOf([role])).toEqual(ALLOWED[role]);
  });

  test("observers publish nothing, write nothing and score nobody, whatever else they were granted", () => {
    for (const capability of ["speak", "present", "chat", "evaluate", "code", "draw", "lock", "clear"] as const)
      expect(isCapable(["authority", "observer"], capability)).toBe(false);
  });

  test("a host in the hot seat controls, and scores nobody", () => {
    const roles: LiveRole[] = ["host", "owner", "interviewee", "participant"];
    const may = (capability: Capability) => isCapable(roles, capability);
    expect([may("control"), may("speak"), may("evaluate")]).toEqual([true, true, false]);
  });

  test("a person without a role in the session has no capability", () => {
    expect(capabilitiesOf([])).toEqual([]);
  });

  test("a person has the capabilities of all their roles", () => {
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
