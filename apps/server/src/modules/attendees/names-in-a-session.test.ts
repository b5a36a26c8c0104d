import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { ASKER, CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { fivePillars } from "../../../test/scoring.ts";
import { addSession } from "../../../test/sessions.ts";
import { getFeedbackSummary } from "../evaluations/contract.feedback.ts";
import { listEvaluationStates } from "../evaluations/contract.states.ts";
import { evaluateAttendee, ratePillars } from "../evaluations/contract.ts";
import { listMessages, sendMessage } from "../messages/contract.ts";
import { grantsIn } from "../schedule/refresh-grants.ts";
import { createSchedule } from "../schedule/schedule-repository.ts";
import { getPageData, getSession } from "../sessions/contract.ts";
import { findSession, type SessionRow } from "../sessions/session-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import { findPerson } from "./attendee-repository.ts";
import { approveJoinRequest, listJoinRequests, requestJoin } from "./contract.requests.ts";
import { attendees } from "./tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES });
});
afterAll(() => server.close());

test("a person who takes another attendee's name is shown with a distinct name in the session, its chat and its video room", async () => {
  const { db } = server.deps.database;
  const params = { id: await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben, PEOPLE.chiara]) };
  await createSchedule(db, params.id);
  const [amelie, ben] = [await server.signIn(PEOPLE.amelie), await server.signIn(PEOPLE.ben)];
  const victim = { fullName: "Amelie Rochat", shortName: "Amelie", email: "amelie@x.example" };
  await db.update(users).set(victim).where(eq(users.keycloakId, "amelie"));
  // With a Cyrillic "А" and "е".
  const taken = { fullName: "Аmеlie ROCHAT", shortName: "Аmеlie", email: "trick@x.example" };
  await db.update(users).set(taken).where(eq(users.keycloakId, "ben"));
  await ben.call(sendMessage, { params, body: { client_id: randomUUID(), text: "I am the host." } });

  const { attendees } = (await amelie.call(getPageData, { params })).body;
  const named = new Map(attendees.map(({ user }) => [user.keycloak_id, user]));
  expect(named.get("amelie")).toMatchObject({ full_name: "Amelie Rochat (A.)", short_name: "Amelie (A.)" });
  expect(named.get("ben")).toMatchObject({ full_name: "Аmеlie ROCHAT (T.)", short_name: "Аmеlie (T.)" });
  const trick = attendees.find(({ user }) => user.keycloak_id === "ben");
  expect((await findPerson(db, trick?.id ?? 0)).shortName).toBe("Аmеlie (T.)");
  const { results } = (await amelie.call(listMessages, { params })).body;
  expect(results.map(({ sender }) => sender.full_name)).toEqual(["Аmеlie ROCHAT (T.)"]);
  const grants = await grantsIn(db, (await findSession(db, params.id)) as SessionRow);
  expect(grants.map(({ grant }) => grant.name).slice(0, 2)).toEqual(["Amelie (A.)", "Аmеlie (T.)"]);
});

/** Dieter takes Ben's name, or gets his own back. */
const renameDieter = (fullName: string) =>
  server.deps.database.db.update(users).set({ fullName, shortName: fullName }).where(eq(users.keycloakId, "dieter"));

test("a request to join under an attendee's name carries a mark, and the attendee's name stays", async () => {
  const { db } = server.deps.database;
  const params = { id: await addSession(server.deps, [PEOPLE.chiara]) };
  await db.update(sessions).set({ accessLevel: "CLOSED", visibility: "platform" }).where(eq(sessions.id, params.id));
  await createSchedule(db, params.id);
  const [chiara, dieter] = [await server.signIn(PEOPLE.chiara), await server.signIn(PEOPLE.dieter)];
  await renameDieter("Chiara BIANCHI");
  const asked = await dieter.call(requestJoin, { params, body: { role: "participant", hot_seat: true } });
  expect(asked.status).toBe(201);

  const { results } = (await chiara.call(listJoinRequests, { params })).body;
  expect(results.map(({ full_name }) => full_name)).toEqual(["Chiara BIANCHI (D.)"]);
  const requestId = results[0]?.id as number;
  expect((await chiara.call(getSession, { params })).body.owner).toEqual({ full_name: "Chiara Bianchi" });

  const approved = await chiara.call(approveJoinRequest, { params: { ...params, requestId } });
  expect(approved.body).toMatchObject({ full_name: "Chiara BIANCHI (D.)" });
  expect((await chiara.call(getSession, { params })).body.owner).toEqual({ full_name: "Chiara Bianchi (C.)" });
  await renameDieter(PEOPLE.dieter.fullName);
});

test("feedback and evaluation states show raters with the same name distinctly, also one who has left", async () => {
  const { db } = server.deps.database;
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  const fixture = await sessionIn(server.deps, "FINISHED");
  const taken = { fullName: CALLERS.host.fullName, email: "taker@x.example" };
  await db.update(users).set(taken).where(eq(users.keycloakId, CALLERS.peer.keycloakId));
  const { host = 0, peer = 0, participant: evaluatee = 0 } = fixture.attendee;
  const params = { id: fixture.id };
  for (const who of ["host", "peer"] as const) {
    const rater = await server.signIn(CALLERS[who]);
    const body = { evaluatee, answers: [], comments: "Clear.", pillars: fivePillars(), status: "SUBMITTED" as const };
    expect((await rater.call(evaluateAttendee, { params, body })).status).toBeLessThan(300);
  }
  const participant = await server.signIn(CALLERS.participant);
  const ratings = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };
  await participant.call(ratePillars, { params, body: { evaluatee, ratings } });
  const feedback = async () =>
    (await participant.call(getFeedbackSummary, { params: { ...params, evaluateeId: evaluatee } })).body;
  const namesOf = (raters: ReadonlyArray<{ attendee_id: number; full_name: string }>) =>
    Object.fromEntries(raters.map(({ attendee_id, full_name }) => [attendee_id, full_name]));

  const both = { [host]: "The host (H.)", [peer]: "The host (T.)" };
  const { raters, comments } = await feedback();
  expect(namesOf(raters)).toMatchObject(both);
  expect(namesOf(comments.map(({ rater }) => rater))).toMatchObject(both);
  const owner = await server.signIn(CALLERS.owner);
  const states = (await owner.call(listEvaluationStates, { params })).body.results;
  expect(namesOf(states.map(({ evaluator }) => evaluator))).toMatchObject(both);

  await db.update(attendees).set({ status: "CANCELLED" }).where(eq(attendees.id, peer));
  expect(namesOf((await feedback()).raters)).toMatchObject({ [host]: "The host", [peer]: "The host (T.)" });
});
