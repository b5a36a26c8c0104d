import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { ASKER, type Caller, CALLERS, evaluateeOf, type Fixture, readyVideo, sessionIn, type Situation, SITUATIONS } from "../../../test/permission-fixture.ts";
import { addPerson } from "../../../test/people.ts";
import { OPERATIONS } from "../../contract/index.ts";

type Outcome = string;
type Row = Record<Caller, Outcome | readonly Outcome[]>;

const OUTSIDE = { stranger: "session_not_found", visitor: "not_attending", admin: "not_attending" } as const;
/** Outcomes in the order of SITUATIONS: SCHEDULED, RUNNING, PAUSED, FINISHED, COMPLETED, CANCELLED. */
type Outcomes = Outcome | readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];
const everybody = (outcome: Outcomes): Row => ({ stranger: outcome, visitor: outcome, admin: outcome, observer: outcome, participant: outcome, interviewer: outcome, owner: outcome, host: outcome });
const inside = (outcome: Outcomes): Row => ({ ...everybody(outcome), ...OUTSIDE });
const driven = (outcome: Outcomes): Row => ({ ...inside(outcome), observer: "not_interviewer", participant: "not_interviewer" });
const led = (refusal: Outcome, outcome: Outcomes): Row => ({ ...inside(outcome), observer: refusal, participant: refusal, interviewer: refusal });
const scored = (outcome: Outcomes): Row => ({ ...inside(outcome), observer: "observer_cannot_score" });
const live = (running: Outcome, paused: Outcome, finished: Outcome): Outcomes => ["session_not_started", running, paused, finished, "session_over", "session_over"];
const untilOver = (outcome: Outcome): Outcomes => [outcome, outcome, outcome, outcome, "session_over", "session_over"];
const SCORING: Outcomes = ["session_not_started", "200", "200", "200", "200", "evaluation_closed"];

/** Every call of the session area by what it answers to whom and when: a status, or the refusal's code. */
const TABLE: Record<string, Row> = {
  listSessions: everybody("200"), listAvailable: everybody("200"), listMine: everybody("200"), listRecommended: everybody("200"), listTimeline: everybody("200"),
  createSession: everybody("201"),
  getSession: { ...everybody("200"), stranger: "session_not_found" },
  getPageData: inside("200"),
  startSession: { ...inside(["200", "session_already_started", "session_already_started", "session_already_started", "session_over", "session_over"]), observer: "start_not_allowed" },
  endSession: led("permission_denied", live("200", "200", "200")),
  cancelSession: { ...led("permission_denied", ["200", ...Array<Outcome>(5).fill("session_not_scheduled")] as unknown as Outcomes), host: "permission_denied" },
  joinCall: inside(live("200", "200", "200")),
  getMyAttendee: inside("200"), listAttendees: inside("200"),
  claimHost: led("host_claim_denied", untilOver("200")),
  joinSession: { ...inside("already_registered"), visitor: untilOver("201"), admin: untilOver("201") },
  requestJoin: { ...inside("already_registered"), visitor: "session_open", admin: "session_open" },
  cancelRegistration: { ...inside(untilOver("204")), owner: "owner_cannot_leave" },
  listJoinRequests: led("permission_denied", "200"),
  approveJoinRequest: led("permission_denied", untilOver("200")),
  rejectJoinRequest: led("permission_denied", untilOver("200")),
  getSchedule: inside("200"), getState: inside("200"),
  startSchedule: driven(live("schedule_already_running", "200", "schedule_finished")),
  pauseSchedule: driven(live("200", "schedule_not_running", "schedule_finished")),
  nextSegment: driven(live("200", "200", "schedule_finished")),
  seekSegment: driven(live("200", "200", "schedule_finished")),
  extendSegment: driven(live("200", "200", "schedule_finished")),
  holdSegment: driven(live("200", "200", "schedule_finished")),
  setFlowMode: driven(["200", "flow_mode_locked", "200", "flow_mode_locked", "session_over", "session_over"]),
  evaluateAttendee: scored(SCORING),
  updateEvaluation: { ...scored(SCORING), stranger: "evaluation_not_found", visitor: "evaluation_not_found", admin: "evaluation_not_found", observer: "evaluation_not_found" },
  listMyPillarRatings: inside("200"),
  ratePillars: scored(SCORING),
  getFeedbackSummary: {
    ...inside(["feedback_not_open", "feedback_not_open", "feedback_not_open", "own_rating_missing", "own_rating_missing", "feedback_not_open"]),
    observer: ["feedback_not_open", "feedback_not_open", "feedback_not_open", "feedback_not_open", "own_rating_missing", "feedback_not_open"],
  },
};

const TAGS = ["sessions", "catalog", "calls", "attendees", "schedule", "evaluations"];
const CALLS = OPERATIONS.filter((operation) => TAGS.includes(operation.tag));
const RATINGS = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };

function bodyOf(id: string, caller: Caller, fixture: Fixture): unknown {
  const evaluatee = fixture.attendee[evaluateeOf(caller)];
  const evaluation = { evaluatee, answers: [], comments: "", status: "DRAFT" };
  const bodies: Record<string, unknown> = {
    createSession: { module: "M1", workshop: "pitch_simple", language: "en", start_time: "2026-12-01T10:00:00.000Z", duration_minutes: 30, capacity: 4, visibility: "platform" },
    joinSession: {}, requestJoin: {}, startSchedule: {}, pauseSchedule: {}, nextSegment: {}, seekSegment: { index: 1 }, extendSegment: { minutes: 1 }, holdSegment: { held: true },
    setFlowMode: { flow_mode: "FREE" }, evaluateAttendee: evaluation, updateEvaluation: evaluation, ratePillars: { evaluatee, ratings: RATINGS },
  };
  return bodies[id];
}

describe("each call answers each person in each state as written", () => {
  let server: TestServer;
  const clients = {} as Record<Caller, Client>;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
    for (const caller of Object.keys(CALLERS) as Caller[]) clients[caller] = await server.signIn(CALLERS[caller]);
    await addPerson(server.deps, ASKER);
  });
  afterAll(() => server.close());

  test("the table has every call of the area, and no other", () => {
    expect(Object.keys(TABLE).sort()).toEqual(CALLS.map((operation) => operation.id).sort());
  });

  const ask = (operation: (typeof CALLS)[number], caller: Caller, fixture: Fixture) => {
    const own = fixture.evaluation[caller] ?? fixture.evaluation.host;
    const evaluateeId = fixture.attendee[caller] ?? fixture.attendee.participant;
    const params = { id: operation.id === "updateEvaluation" ? own : fixture.id, requestId: fixture.requestId, evaluateeId };
    return clients[caller].call(operation, { params, body: bodyOf(operation.id, caller, fixture) } as never);
  };
  const told = ({ status, body }: { status: number; body: unknown }): Outcome => (status < 400 ? String(status) : (body as { code: string }).code);
  const expected = (row: Row, caller: Caller, situation: Situation): Outcome => {
    const outcome = row[caller];
    return typeof outcome === "string" ? outcome : (outcome[SITUATIONS.indexOf(situation)] as Outcome);
  };

  test.each(CALLS.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
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
  }, 120_000);

  test.each(CALLS.filter((operation) => operation.path.includes(":id")).map((operation) => [operation.id, operation] as const))("%s answers a stranger as if the session did not exist", async (_id, operation) => {
    const fixture = await sessionIn(server.deps, "RUNNING");
    const hidden = await ask(operation, "stranger", fixture);
    const missing = await ask(operation, "stranger", { ...fixture, id: 2_000_000_000, evaluation: { host: 2_000_000_000 } });
    expect(hidden.status).toBe(404);
    expect([missing.status, JSON.stringify(missing.body), missing.headers["content-length"]]).toEqual([hidden.status, JSON.stringify(hidden.body), hidden.headers["content-length"]]);
  });
});
