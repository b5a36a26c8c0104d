import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, SITUATIONS, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { fivePillars } from "../../../test/scoring.ts";
import { OPERATIONS } from "../../operations.ts";
import { getFeedbackSummary } from "../evaluations/contract.feedback.ts";
import { listEvaluationStates } from "../evaluations/contract.states.ts";
import { evaluateAttendee, ratePillars } from "../evaluations/contract.ts";
import { listMessages, removeMessage, sendMessage } from "../messages/contract.ts";
import { reportAttendee } from "../safety/contract.ts";
import { checkAbsences } from "../schedule/check-absences.ts";
import { getState } from "../schedule/contract.state.ts";
import { completeIdleSessions } from "../sessions/complete-session.ts";
import { getSession } from "../sessions/contract.ts";
import { users } from "../users/tables.ts";
import { listAttendees, removeAttendee } from "./contract.ts";

const READS = OPERATIONS.filter(({ method, path, stream }) => method === "GET" && path.includes(":id/") && !stream);

describe("a session whose host's account was deleted", () => {
  let server: TestServer;
  let participant: Client;
  let owner: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
  });
  beforeEach(async () => {
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    participant = await server.signIn(CALLERS.participant);
    owner = await server.signIn(CALLERS.owner);
  });
  afterAll(() => server.close());

  const goes = (keycloakId: string) => server.deps.database.db.delete(users).where(eq(users.keycloakId, keycloakId));

  /** The host evaluates the participant and writes a message; then the account is deleted. */
  async function without() {
    const fixture = await sessionIn(server.deps, "FINISHED");
    const { participant: evaluatee = 0, host: hostSeat = 0 } = fixture.attendee;
    const params = { id: fixture.id };
    const host = await server.signIn(CALLERS.host);
    const body = { evaluatee, answers: [], comments: "Clear", pillars: fivePillars(), status: "SUBMITTED" as const };
    expect((await host.call(evaluateAttendee, { params, body })).status).toBe(200);
    const sent = await host.call(sendMessage, { params, body: { client_id: randomUUID(), text: "Well done" } });
    expect(sent.status).toBe(201);
    const ratings = { Expertise: 4, Agilité: 4, Collaboration: 4, Leadership: 4, Innovation: 4 };
    await participant.call(ratePillars, { params, body: { evaluatee, ratings } });
    await goes(CALLERS.host.keycloakId);
    return { params, evaluatee, hostSeat, messageId: sent.body.id };
  }

  test.each([
    ["en", "Former member"],
    ["fr", "Ancien membre"],
    ["de", "Ehemaliges Mitglied"],
    ["it", "Ex membro"],
  ])("keeps the host's evaluation and messages under one name in %s", async (language, name) => {
    const { params, evaluatee, hostSeat } = await without();
    const headers = { "accept-language": language };
    const about = { ...params, evaluateeId: evaluatee };
    const feedback = (await participant.call(getFeedbackSummary, { params: about }, headers)).body;
    const rater = { attendee_id: hostSeat, full_name: name };
    expect(feedback.raters).toEqual([rater]);
    expect(feedback.comments).toEqual([{ rater, comments: "Clear" }]);
    expect(feedback.pillars.map(({ peers_mean }) => peers_mean)).toEqual([4, 4, 4, 4, 4]);
    const { results } = (await participant.call(listMessages, { params }, headers)).body;
    const said = results.find(({ text }) => text === "Well done");
    expect(said?.sender).toEqual({
      attendee_id: hostSeat,
      keycloak_id: `former-member-${hostSeat}`,
      full_name: name,
    });
    const states = (await owner.call(listEvaluationStates, { params }, headers)).body.results;
    expect(states.find(({ evaluator }) => evaluator.attendee_id === hostSeat)).toMatchObject({
      evaluator: { full_name: name, attends: false },
      can_reopen: false,
    });
    expect((await participant.call(getState, { params }, headers)).body.left_candidates).toContainEqual({
      attendee_id: hostSeat,
      display_name: name,
    });
  });

  test("does not list the host, and counts the seat as free", async () => {
    const { params, hostSeat } = await without();
    const seats = (await participant.call(listAttendees, { params })).body.results.map(({ id }) => id);
    expect(seats).not.toContain(hostSeat);
    const session = (await participant.call(getSession, { params })).body;
    expect([session.host, session.people.map(({ attendee_id }) => attendee_id).includes(hostSeat)]).toEqual([
      null,
      false,
    ]);
    expect(session.attendee_count).toBe(session.people.filter(({ role }) => role !== "observer").length);
  });

  test("refuses actions on the host's seat, but removes the messages", async () => {
    const { params, hostSeat, messageId } = await without();
    const seat = { params: { ...params, attendeeId: hostSeat } };
    const report = await participant.call(reportAttendee, { ...seat, body: { reason: "other", comment: "" } });
    expect(report.body).toMatchObject({ code: "attendee_not_found" });
    expect((await owner.call(removeAttendee, seat)).body).toMatchObject({ code: "attendee_not_found" });
    expect((await owner.call(removeMessage, { params: { ...params, messageId } })).status).toBe(204);
  });

  test.each(SITUATIONS)("succeeds for every read of a %s session, and the sweeps skip it", async (situation) => {
    const fixture = await sessionIn(server.deps, situation);
    await goes(CALLERS.host.keycloakId);
    await goes(CALLERS.peer.keycloakId);
    await goes(ASKER.keycloakId);
    for (const reader of [participant, owner])
      for (const operation of READS) {
        const params = { id: fixture.id, evaluateeId: fixture.attendee.participant as number };
        const { status } = await reader.call(operation, { params } as never);
        expect(status, operation.id).toBeLessThan(500);
      }
    await checkAbsences(server.deps);
    await completeIdleSessions(server.deps);
  });
});
