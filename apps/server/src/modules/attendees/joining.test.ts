import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { getSchedule } from "../schedule/contract.ts";
import { createSession, getPageData, getSession, startSession } from "../sessions/contract.ts";
import { approveJoinRequest, listJoinRequests, requestJoin } from "./contract.requests.ts";
import { cancelRegistration, claimHost, joinSession, listAttendees } from "./contract.ts";

const OFFER = {
  module: "M1",
  workshop: "pitch_simple",
  language: "fr",
  start_time: "2026-11-22T09:00:00.000Z",
  duration_minutes: 60,
  capacity: 3,
  sector: "software",
} as const;

describe("people of a session", () => {
  let server: TestServer;
  let amelie: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
  });
  afterAll(() => server.close());
  const offer = async (rest: object = {}) => ({
    id: (await amelie.call(createSession, { body: { ...OFFER, ...rest } })).body.id,
  });

  test("get as many seats as are left when they race for the last ones; observers take none (LS-D2.2)", async () => {
    const params = await offer();
    const racers = await Promise.all(["r1", "r2", "r3", "r4", "r5"].map((key) => server.signIn(member(key))));
    const responses = await Promise.all(racers.map((racer) => racer.call(joinSession, { params, body: {} })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    const watcher = await server.signIn(member("watcher"));
    expect((await watcher.call(joinSession, { params, body: { role: "observer" } })).body).toMatchObject({
      role: "observer",
      hot_seat: false,
      scenario: null,
    });
    const people = (await watcher.call(listAttendees, { params })).body.results;
    expect(people.map(({ seating_index }) => seating_index)).toEqual([0, 1, 2, 3]);
  });

  test("get a scenario of the sector and four questions in the session's language, and the plan follows (LS-3.4, LS-3.5)", async () => {
    const params = await offer();
    const before = (await amelie.call(getSchedule, { params })).body;
    const ben = await server.signIn(PEOPLE.ben);
    const place = (await ben.call(joinSession, { params, body: {} })).body;
    const workshop = server.deps.content.workshop("pitch_simple")?.workshop;
    const software = workshop?.scenarios.filter(({ sector }) => sector === "software").map(({ title }) => title.fr);
    expect(place.status).toBe("CONFIRMED");
    expect(software).toContain(place.scenario?.title);
    expect(place.scenario?.scenario_text).toMatch(/\w/);
    const questions = (await amelie.call(getPageData, { params })).body.questions.filter(
      ({ attendee_id }) => attendee_id === place.id,
    );
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(workshop?.questions.map(({ text }) => text.fr)).toEqual(
      expect.arrayContaining(questions.map(({ question_text }) => question_text)),
    );
    const after = (await amelie.call(getSchedule, { params })).body;
    expect([before.timeline.length, after.timeline.length, after.version > before.version]).toEqual([7, 13, true]);
  });

  test("ask for a seat in a closed session, once, and are let in by its owner only (LS-7.10, LS-D2.3)", async () => {
    const params = await offer({ access_level: "CLOSED" });
    const ben = await server.signIn(PEOPLE.ben);
    expect((await ben.call(joinSession, { params, body: {} })).body).toMatchObject({ code: "session_closed" });
    const tooLong = await ben.call(requestJoin, { params, body: { message: "x".repeat(501) } });
    expect(tooLong).toMatchObject({ status: 400, body: { field_errors: { message: [expect.any(String)] } } });
    const asked = await ben.call(requestJoin, { params, body: { message: "x".repeat(500) } });
    expect(asked.status).toBe(201);
    expect((await ben.call(requestJoin, { params, body: {} })).body).toMatchObject({ code: "already_requested" });
    expect((await amelie.call(listJoinRequests, { params })).body.results).toEqual([asked.body]);
    const inRequest = { params: { ...params, requestId: asked.body.id } };
    expect((await ben.call(approveJoinRequest, inRequest)).body).toMatchObject({ code: "not_attending" });
    expect((await amelie.call(approveJoinRequest, inRequest)).body.status).toBe("approved");
    expect((await amelie.call(approveJoinRequest, inRequest)).body).toMatchObject({ code: "request_settled" });
    expect((await ben.call(getSession, { params })).body.my_status).toBe("CONFIRMED");
  });

  test("become host by starting an open session; the owner may claim the seat and replaces a host who leaves (LS-4.6, LS-7.4, LS-D2.5)", async () => {
    // By the server's clock the room is open.
    const params = await offer({ start_time: "2026-11-21T09:04:00.000Z" });
    const ben = await server.signIn(PEOPLE.ben);
    await ben.call(joinSession, { params, body: {} });
    expect((await ben.call(claimHost, { params })).body).toMatchObject({ code: "host_claim_denied" });
    expect((await ben.call(startSession, { params })).body.userRole).toBe("host");
    expect((await amelie.call(startSession, { params })).body).toMatchObject({ code: "session_already_started" });
    const own = { user: { keycloak_id: "amelie" }, is_host: true };
    expect(await amelie.call(claimHost, { params })).toMatchObject({ status: 200, body: { attendee: own } });
    expect((await ben.call(getSession, { params })).body.userRole).toBe("participant");
    expect((await ben.call(claimHost, { params })).body).toMatchObject({ code: "host_claim_denied" });
    expect((await ben.call(cancelRegistration, { params })).status).toBe(204);
    expect((await amelie.call(getSession, { params })).body.host?.full_name).toBe("Amélie Rochat");
    expect((await ben.call(getSession, { params })).body.view.cta.action).toBe("REGISTER");
  });

  test("are refused what the session does not offer", async () => {
    const params = await offer({ observers_allowed: false });
    const ben = await server.signIn(PEOPLE.ben);
    expect((await ben.call(joinSession, { params, body: { role: "observer" } })).body).toMatchObject({
      code: "observers_not_allowed",
    });
    expect((await ben.call(joinSession, { params, body: { role: "host" } as never })).body).toMatchObject({
      code: "validation_failed",
      field_errors: { role: [expect.any(String)] },
    });
  });
});
