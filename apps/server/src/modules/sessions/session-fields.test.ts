import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { recordAllHeard } from "../../../test/scoring.ts";
import { evaluateAttendee } from "../evaluations/contract.ts";
import { createSession, getPageData, getSession } from "./contract.ts";

let server: TestServer;
let fixture: Fixture;
const people = {} as Record<"host" | "owner" | "participant" | "observer", Client>;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES });
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  for (const who of ["host", "owner", "participant", "observer"] as const)
    people[who] = await server.signIn(CALLERS[who]);
  fixture = await sessionIn(server.deps, "RUNNING");
});
afterAll(() => server.close());

test("a session created twice by a browser after a broken connection is one session, also at the same time", async () => {
  const place = { module: "M1", workshop: "pitch_simple", language: "en", capacity: 4 } as const;
  const start_time = "2026-12-01T10:00:00.000Z";
  const body = { ...place, start_time, duration_minutes: 30, client_id: randomUUID() };
  const responses = await Promise.all([1, 2, 3].map(() => people.host.call(createSession, { body })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(new Set(responses.map(({ body: { id } }) => id)).size).toBe(1);
  const others = (await people.owner.call(createSession, { body })).body;
  expect(others.id).not.toBe(responses[0]?.body.id);
  const another = (await people.host.call(createSession, { body: { ...body, client_id: randomUUID() } })).body;
  expect(another.id).not.toBe(responses[0]?.body.id);
});

test("a session created without a visibility is for the organisation (LS-D2.3)", async () => {
  const start_time = "2026-12-01T10:00:00.000Z";
  const body = {
    module: "M1",
    workshop: "pitch_simple",
    language: "en",
    capacity: 4,
    start_time,
    duration_minutes: 30,
  };
  const offered = await people.host.call(createSession, { body: body as never });
  expect([offered.status, offered.body.visibility]).toEqual([201, "organisation"]);
});

test("a session has its state, its times, my role and my own evaluations (LS-3.1)", async () => {
  const params = { id: fixture.id };
  const { questions } = (await people.host.call(getPageData, { params })).body;
  const asked = questions.find(({ attendee_id }) => attendee_id === fixture.attendee.participant)?.id as number;
  const formData = { [String(asked)]: { score: 4, comment: "Clear." } };
  const body = {
    evaluatee: fixture.attendee.participant as number,
    answers: [{ question: asked, score: 4 }],
    comments: "Calm.",
    status: "DRAFT" as const,
    formData,
  };
  await recordAllHeard(server.deps, fixture.id);
  const saved = (await people.host.call(evaluateAttendee, { params, body })).body;
  const session = (await people.host.call(getSession, { params })).body;
  expect(session).toMatchObject({
    id: fixture.id,
    status: "IN_PROGRESS",
    access_level: "OPEN",
    userRole: "host",
    start_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    flow_mode: "GUIDED",
    duration_minutes: 60,
    remaining_seconds: 3600,
    turns_set: true,
  });
  expect(session.evaluations).toContainEqual(
    expect.objectContaining({
      id: saved.id,
      evaluatee: fixture.attendee.participant,
      formData,
      comments: "Calm.",
      updated_at: saved.updated_at,
    }),
  );
  const roles = await Promise.all(
    (["owner", "participant", "observer"] as const).map(
      async (who) => (await people[who].call(getSession, { params })).body.userRole,
    ),
  );
  expect(roles).toEqual(["owner", "participant", "observer"]);
});

test("an attendee has role, status, marks of owner and host, scenario and user; a question has its criterion (LS-3.4, LS-3.5, LS-6.1)", async () => {
  const { body } = await people.host.call(getPageData, { params: { id: fixture.id } });
  const found = body.attendees.find(({ id }) => id === fixture.attendee.participant);
  expect(found).toMatchObject({
    role: "participant",
    status: "CONFIRMED",
    is_owner: false,
    is_host: false,
    user: { full_name: expect.any(String), keycloak_id: "participant" },
  });
  expect(found).toHaveProperty("anonymized_profile_summary");
  expect(found).toHaveProperty("scenario");
  expect(new Set(body.attendees.map(({ role }) => role))).toEqual(
    new Set(["host", "owner", "participant", "observer"]),
  );
  expect(body.questions[0]).toMatchObject({
    id: expect.any(Number),
    attendee_id: expect.any(Number),
    question_text: expect.any(String),
    criteria: { label: expect.any(String) },
    contextual_criteria_description: expect.any(String),
  });
});

test("page data holds the people, their questions, the criteria with their anchors, and the session itself (LS-3.7)", async () => {
  const { body } = await people.host.call(getPageData, { params: { id: fixture.id } });
  const seated = Object.values(fixture.attendee).filter((id) => body.attendees.some((one) => one.id === id));
  expect(body.attendees).toHaveLength(seated.length);
  expect(body.questions.map(({ attendee_id }) => attendee_id)).toContain(fixture.attendee.participant);
  expect(body.evaluation_criteria.length).toBeGreaterThan(0);
  for (const { label, anchors } of body.evaluation_criteria)
    expect([label, anchors[1], anchors[3], anchors[6]].every((text) => text.length > 0)).toBe(true);
  expect(body.session).toMatchObject({
    id: fixture.id,
    status: "IN_PROGRESS",
    flow_mode: "GUIDED",
    duration_minutes: 60,
    my_attendee_id: fixture.attendee.host,
  });
});
