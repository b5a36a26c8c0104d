import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ControlRoom, codeOf, controlRoom } from "../../../test/control-room.ts";
import { cancelRegistration } from "../attendees/contract.ts";
import { nextSegment } from "../schedule/contract.ts";
import { clearRoles, designate } from "./contract.ts";
import { deleteOldDesignations } from "./run-control-timers.ts";

let room: ControlRoom;
beforeAll(async () => {
  room = await controlRoom();
});
beforeEach(() => room.begin());
afterAll(() => room.close());

describe("designations", () => {
  test("a new interviewer gets authority and the previous one loses it, a granted one included (LS-4.33)", async () => {
    await room.grant("host", "interviewer", true);
    expect(codeOf(await room.give("host", "interviewer", "peer"))).toBe(200);
    const { designations, authorities } = await room.state();
    expect([designations.interviewer, authorities.sort()]).toEqual([
      { keycloakId: "peer" },
      ["authority", "host", "owner", "peer"],
    ]);
    expect(await room.sent("interviewer.designated")).toEqual([
      { session_id: room.fixture.id, interviewer_keycloak_id: "peer" },
    ]);
    expect((await room.sent("attendee.role.changed")).map((data) => [data.attendee_id, data.has_authority])).toEqual([
      [room.attendee("interviewer"), false],
      [room.attendee("peer"), true],
    ]);
    expect(codeOf(await room.give("interviewer", "spotlight", "host"))).toBe("not_interviewer");
    expect(codeOf(await room.give("peer", "spotlight", "host"))).toBe(200);
  });

  test("a candidate is put in the spotlight, which can then be set separately (LS-4.34, LS-4.36)", async () => {
    await room.give("host", "interviewee", "owner");
    expect((await room.state()).designations).toMatchObject({
      interviewee: { keycloakId: "owner" },
      spotlightIdentity: "owner",
    });
    await room.give("host", "spotlight", "host");
    expect((await room.state()).designations).toMatchObject({
      interviewee: { keycloakId: "owner" },
      spotlightIdentity: "host",
    });
  });

  test("an interviewer put in the hot seat is interviewed by another person", async () => {
    expect(codeOf(await room.give("host", "interviewee", "interviewer"))).toBe(200);
    expect((await room.state()).designations).toMatchObject({
      interviewee: { keycloakId: "interviewer" },
      interviewer: { keycloakId: "host" },
    });
  });

  test("nobody interviews themself, observers take no role, and a person who opted out is no candidate", async () => {
    expect(codeOf(await room.give("host", "interviewer", "participant"))).toBe("same_person_twice");
    for (const role of ["interviewer", "interviewee", "spotlight"] as const)
      expect(codeOf(await room.give("host", role, "observer"))).toBe("role_not_for_observers");
    expect(codeOf(await room.give("host", "interviewee", "peer"))).toBe("not_in_hot_seat");
    const stranger = { role: "interviewer" as const, attendee_id: 2_000_000_000 };
    expect(codeOf(await room.people.host.call(designate, { params: room.params, body: stranger }))).toBe(
      "attendee_not_found",
    );
  });

  test("the candidate of the current turn never interviews in it, neither after the hot seat nor after clearing all roles", async () => {
    expect(codeOf(await room.give("host", "interviewee", null))).toBe(200);
    expect(codeOf(await room.give("host", "interviewer", "participant"))).toBe("same_person_twice");
    await room.people.host.call(clearRoles, { params: room.params });
    expect(codeOf(await room.give("host", "interviewer", "participant"))).toBe("same_person_twice");
    expect(codeOf(await room.give("host", "interviewer", "peer"))).toBe(200);
  });

  test("an override holds until the next turn, which designates again (LS-D3.6)", async () => {
    await room.give("host", "interviewer", "peer");
    for (let index = 0; index < 4; index += 1)
      await room.people.host.call(nextSegment, { params: room.params, body: { expected_index: index } });
    expect((await room.state()).designations).toMatchObject({
      interviewee: { keycloakId: "interviewer" },
      interviewer: { keycloakId: "host" },
      spotlightIdentity: "interviewer",
    });
  });

  test("'Clear All Roles' frees every role and takes granted authority back, except from host and owner (LS-4.35, LS-6.2)", async () => {
    await room.grant("owner", "peer", true);
    expect(codeOf(await room.people.authority.call(clearRoles, { params: room.params }))).toBe(200);
    const { designations, authorities } = await room.state();
    expect(designations).toMatchObject({ interviewee: null, interviewer: null, spotlightIdentity: null });
    expect(authorities.sort()).toEqual(["host", "owner"]);
    expect(codeOf(await room.people.authority.call(clearRoles, { params: room.params }))).toBe("not_interviewer");
  });

  test("a person who gives their seat back loses their role", async () => {
    expect(codeOf(await room.people.interviewer.call(cancelRegistration, { params: room.params }))).toBe(204);
    expect((await room.state()).designations.interviewer).toBeNull();
    expect(await room.sent("interviewer.designated")).toEqual([
      { session_id: room.fixture.id, interviewer_keycloak_id: null },
    ]);
  });

  test("designations unused for a day are deleted (LS-4.37, LS-9.21)", async () => {
    room.clock.advance(24 * 60 * 60 * 1000 - 1);
    await deleteOldDesignations(room.deps);
    expect((await room.sent("interviewer.designated")).length).toBe(0);
    room.clock.advance(1);
    await deleteOldDesignations(room.deps);
    expect(await room.sent("interviewer.designated")).toEqual([
      { session_id: room.fixture.id, interviewer_keycloak_id: null },
    ]);
    await deleteOldDesignations(room.deps);
    expect((await room.sent("interviewer.designated")).length).toBe(1);
  });
});
