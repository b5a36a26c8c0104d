import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  readyVideo,
  SITUATIONS,
  type Situation,
  sessionIn,
} from "../../../test/permission-fixture.ts";
import { type Outcome, type Row, TABLE } from "../../../test/permission-table.ts";
import { OPERATIONS } from "../../contract/index.ts";
import { addPartner, mintEmbedToken } from "../embed/embed-repository.ts";

const TAGS = ["sessions", "catalog", "calls", "attendees", "schedule", "evaluations"];
const CALLS = OPERATIONS.filter((operation) => TAGS.includes(operation.tag));
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
    joinSession: {},
    requestJoin: {},
    startSchedule: {},
    pauseSchedule: {},
    nextSegment: {},
    seekSegment: { index: 1 },
    extendSegment: { minutes: 1 },
    holdSegment: { held: true },
    setFlowMode: { flow_mode: "FREE" },
    evaluateAttendee: evaluation,
    updateEvaluation: evaluation,
    ratePillars: { evaluatee, ratings: RATINGS },
  };
  return bodies[id];
}

describe("each call answers each person in each state as written", () => {
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
    const params = {
      id: operation.id === "updateEvaluation" ? own : fixture.id,
      requestId: fixture.requestId,
      evaluateeId,
    };
    const headers: Record<string, string> =
      caller === "embed" ? { authorization: `Bearer ${await tokenFor(fixture.id)}` } : {};
    return clients[caller].call(operation, { params, body: bodyOf(operation.id, as, fixture) } as never, headers);
  };
  const told = ({ status, body }: { status: number; body: unknown }): Outcome =>
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
          const answer = await ask(operation, caller, fixture);
          found[`${situation} ${caller}`] = told(answer);
          wanted[`${situation} ${caller}`] = expected(row, caller, situation);
          // What changed is left behind for a fresh one.
          if (operation.method !== "GET" && answer.status < 400) fixture = await sessionIn(server.deps, situation);
        }
      }
      expect(found).toEqual(wanted);
    },
    120_000,
  );

  test.each(
    CALLS.filter((operation) => operation.path.includes(":id")).map((operation) => [operation.id, operation] as const),
  )("%s answers a stranger as if the session did not exist", async (_id, operation) => {
    const fixture = await sessionIn(server.deps, "RUNNING");
    const hidden = await ask(operation, "stranger", fixture);
    const missing = await ask(operation, "stranger", {
      ...fixture,
      id: 2_000_000_000,
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
