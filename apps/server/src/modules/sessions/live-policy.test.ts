import { describe, expect, test } from "vitest";
import { CAPABILITIES, type Capability, LEADING_ROLES, LIVE_ROLES, type LiveRole } from "../../contract/roles.ts";
import { capabilitiesOf, isCapable, liveRolesOf, type Member } from "./live-policy.ts";

/** Capabilities over other people and their work; nobody has them by a seat. */
const DECIDING: readonly Capability[] = ["control", "lock", "clear"];
const LEADERS = LIVE_ROLES.filter((role) => isCapable([role], "control"));

describe("the live policy (LS-D4.1, LS-D5.1)", () => {
  test("the roles that control are those that lead, and the interviewer; they have every capability", () => {
    expect(LEADERS).toEqual([...LEADING_ROLES, "interviewer"]);
    for (const role of LEADERS) expect(capabilitiesOf([role])).toEqual(CAPABILITIES);
  });

  test("every role that does not control has a case below", () => {
    const others = LIVE_ROLES.filter((role) => !LEADERS.includes(role));
    expect(others).toEqual(["interviewee", "participant", "observer"]);
  });

  test("a participant has every capability but those that decide over others", () => {
    expect(capabilitiesOf(["participant"])).toEqual(
      CAPABILITIES.filter((capability) => !DECIDING.includes(capability)),
    );
  });

  test("an interviewee has the capabilities of a participant without scoring, which no other role restores", () => {
    const seated = capabilitiesOf(["participant"]);
    expect(capabilitiesOf(["interviewee"])).toEqual(seated.filter((capability) => capability !== "evaluate"));
    for (const role of LIVE_ROLES) expect(isCapable([role, "interviewee"], "evaluate")).toBe(false);
  });

  test("an observer observes and does nothing else", () => {
    expect(capabilitiesOf(["observer"])).toEqual(["observe"]);
  });

  test.each(LIVE_ROLES)("an observer who is %s too publishes nothing, writes nothing and scores nobody", (role) => {
    const refused = CAPABILITIES.filter((capability) => capability !== "observe" && capability !== "control");
    for (const capability of refused) expect(isCapable([role, "observer"], capability)).toBe(false);
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
