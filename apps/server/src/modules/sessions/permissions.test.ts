import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import {
  ASKER,
  CALLERS,
  type Caller,
  evaluateeOf,
  type Fixture,
  SITUATIONS,
  type Situation,
  sessionIn,
} from "../../../test/permission-fixture.ts";
import { type Outcome, type Row, TABLE } from "../../../test/permission-table.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { OPERATIONS } from "../../operations.ts";
import { addPartner, mintEmbedToken } from "../embed/embed-repository.ts";
import { sessions } from "./tables.ts";

const TAGS = [
  "sessions",
  "catalog",
  "calls",
  "attendees",
  "invitations",
  "safety",
  "schedule",
  "control",
  "evaluations",
  "messages",
  "notes",
  "tools",
  "replays",
  "ai",
];
const CALLS = OPERATIONS.filter((operation) => TAGS.includes(operation.tag));
const PREVIEWED = { start_time: "2026-12-01T10:00:00.000Z", duration_minutes: 30, turns: 4 };
const RATINGS = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };

function bodyOf(id: string, caller: Caller, fixture: Fixture): unknown {
  const evaluatee = fixture.attendee[evaluateeOf(caller)];
  const evaluation = { evaluatee, answers: [], comments: "", status: "DRAFT" };
  const bodies: Record<string, unknown> = {
    createSession: {
      module: "M1",
      workshop: "pitch_simple",
      language: "en",
      start_time: "2026-12-01T10:00:00.000Z",
      duration_minutes: 30,
      capacity: 4,
      visibility: "platform",
    },
    updateSession: { duration_minutes: 45 },
    cancelSession: {},
    joinSession: {},
    invite: { email: "somebody@hotseat.example" },
    acceptInvitation: {},
    requestJoin: {},
    startSchedule: {},
    pauseSchedule: {},
    nextSegment: {},
    seekSegment: { index: 1 },
    swapTurns: { attendee_id: fixture.attendee.owner },
    askToSwap: { attendee_id: null },
    answerSwap: { accepts: true },
    extendSegment: { minutes: 1 },
    holdSegment: { held: true },
    setRecordingConsent: { agreed: true },
    setFlowMode: { flow_mode: "FREE" },
    designate: { role: "spotlight", attendee_id: fixture.attendee.owner },
    setAuthority: { attendee_id: fixture.attendee.peer, granted: true },
    featureQuestion: { question_id: fixture.questionId },
    controlFreeTimer: { op: "start", duration_sec: 60 },
    evaluateAttendee: evaluation,
    updateEvaluation: evaluation,
    sendMessage: { client_id: randomUUID(), text: "Good luck." },
    createNote: { client_id: randomUUID(), content: "Breathe." },
    updateNote: { content: "Breathe, then answer." },
    createTool: { kind: "whiteboard" },
    updateTool: { locked: true },
    visitTool: { tool_id: fixture.toolId },
    ratePillars: {
      evaluatee: fixture.attendee[caller === "embed" ? "participant" : caller] ?? evaluatee,
      ratings: RATINGS,
    },
    raiseHand: { raised: true },
    handOverHost: {},
    acknowledgeHost: { at: "2026-11-24T13:00:00.000Z" },
    reportAttendee: { reason: "disruption" },
    setExtraTime: { percent: 50 },
    approveProfile: { anonymized_profile_summary: "Somebody who likes to learn." },
    changeQuestion: { question_text: "Why not?" },
    createAiTask: { kind: "insights", session_id: fixture.id },
  };
  return bodies[id];
}

/** The noun that `:id` belongs to. */
function idFor(operation: string, fixture: Fixture, evaluationId: number | undefined): number | undefined {
  if (operation === "updateEvaluation" || operation === "reopenEvaluation") return evaluationId;
  return operation === "acceptInvitation" || operation === "declineInvitation" ? fixture.invitationId : fixture.id;
}

describe("each call returns to each person in each state what the table says (LS-4.2, LS-4.5, LS-4.7, LS-6.7, LS-7.1, LS-D4.1)", () => {
  let server: TestServer;
  const clients = {} as Record<Caller, Client>;
  let partnerId: number;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
    for (const caller of Object.keys(CALLERS) as Caller[]) clients[caller] = await server.signIn(CALLERS[caller]);
    clients.embed = server.anonymous();
    await addPerson(server.deps, ASKER);
    const { database, clock } = server.deps;
    partnerId = (await addPartner(database.db, clock, { name: "Partner", organisationId: 1 })).id;
  });
  afterAll(() => server.close());
  // A block parts two people in every session that they share, so its time grows with the sessions of earlier tests.
  beforeEach(() => server.deps.database.db.delete(sessions));

  test("the table has every call of the area, and no other", () => {
    expect(Object.keys(TABLE).sort()).toEqual(CALLS.map((operation) => operation.id).sort());
  });

  const tokenFor = async (sessionId: number): Promise<string> => {
    const grant = { partnerId, keycloakId: CALLERS.embed.keycloakId, sessionId };
    return (await mintEmbedToken(server.deps.database.db, server.deps.clock, grant)).token;
  };
  const ask = async (operation: (typeof CALLS)[number], caller: Caller, fixture: Fixture) => {
    const as = caller === "embed" ? "participant" : caller;
    const own = fixture.evaluation[as] ?? fixture.evaluation.host;
    const evaluateeId = fixture.attendee[as] ?? fixture.attendee.participant;
    // One's own hand and profile; for other calls, another person's.
    const target =
      operation.id === "raiseHand" || operation.id === "approveProfile"
        ? evaluateeId
        : fixture.attendee[operation.id === "removeAttendee" ? "participant" : evaluateeOf(as)];
    const params = {
      attendeeId: target,
      id: idFor(operation.id, fixture, own),
      invitationId: fixture.invitationId,
      requestId: fixture.requestId,
      messageId: fixture.messageId,
      noteId: fixture.note[as] ?? fixture.note.host,
      evaluateeId,
      toolId: fixture.toolId,
      questionId: fixture.question[evaluateeOf(as)],
      taskId: fixture.taskId,
    };
    const headers: Record<string, string> =
      caller === "embed" ? { authorization: `Bearer ${await tokenFor(fixture.id)}` } : {};
    const query = operation.id === "previewAgenda" ? PREVIEWED : undefined;
    return clients[caller].call(
      operation,
      { params, query, body: bodyOf(operation.id, as, fixture) } as never,
      headers,
    );
  };
  const sent = ({ status, body }: { status: number; body: unknown }): Outcome =>
    status < 400 ? String(status) : (body as { code: string }).code;
  const expected = (row: Row, caller: Caller, situation: Situation): Outcome => {
    const outcome = row[caller];
    return typeof outcome === "string" ? outcome : (outcome[SITUATIONS.indexOf(situation)] as Outcome);
  };

  test.each(CALLS.map((operation) => [operation.id, operation] as const))(
    "%s",
    async (id, operation) => {
      const row = TABLE[id] as Row;
      const found: Record<string, Outcome> = {};
      const wanted: Record<string, Outcome> = {};
      for (const situation of SITUATIONS) {
        let fixture = await sessionIn(server.deps, situation);
        for (const caller of Object.keys(CALLERS) as Caller[]) {
          const response = await ask(operation, caller, fixture);
          found[`${situation} ${caller}`] = sent(response);
          wanted[`${situation} ${caller}`] = expected(row, caller, situation);
          // A changed session is replaced by a fresh one.
          if (operation.method !== "GET" && response.status < 400) fixture = await sessionIn(server.deps, situation);
        }
      }
      expect(found).toEqual(wanted);
    },
    120_000,
  );

  test.each(
    CALLS.filter((operation) => operation.path.includes(":id")).map((operation) => [operation.id, operation] as const),
  )("%s responds to a stranger as if the session did not exist", async (_id, operation) => {
    const fixture = await sessionIn(server.deps, "RUNNING");
    const hidden = await ask(operation, "stranger", fixture);
    const missing = await ask(operation, "stranger", {
      ...fixture,
      id: 2_000_000_000,
      invitationId: 2_000_000_000,
      evaluation: { host: 2_000_000_000 },
    });
    expect(hidden.status).toBe(404);
    expect([missing.status, JSON.stringify(missing.body), missing.headers["content-length"]]).toEqual([
      hidden.status,
      JSON.stringify(hidden.body),
      hidden.headers["content-length"],
    ]);
  });
});
