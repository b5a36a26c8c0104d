import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, type Situation, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { fivePillars, recordAllHeard } from "../../../test/scoring.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { nextSegment } from "../schedule/contract.ts";
import { getPageData } from "../sessions/contract.ts";
import { sessions } from "../sessions/tables.ts";
import { reopenEvaluation } from "./contract.states.ts";
import { evaluateAttendee, ratePillars } from "./contract.ts";

const RATINGS = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };
const TO_WRITER = ["evaluation.update", "host", ["interviewer"]];
const WRITTEN = ["evaluation.update", "interviewer", ["interviewer"]];
const TO_CANDIDATE = ["feedback.summary.update", null, ["participant"]];

describe("events of evaluations about a candidate", () => {
  let server: TestServer;
  let fixture: Fixture;
  const people = {} as Record<"host" | "participant" | "interviewer", Client>;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    for (const who of ["host", "participant", "interviewer"] as const) people[who] = await server.signIn(CALLERS[who]);
  });
  afterAll(() => server.close());

  const rowsOf = () =>
    server.deps.database.db
      .select()
      .from(events)
      .where(eq(events.stream, sessionStream(fixture.id)))
      .orderBy(events.seq);
  /** Type, actor and readers of the events sent by an action. */
  const toldOf = async (act: () => Promise<unknown>) => {
    const before = (await rowsOf()).length;
    await act();
    return (await rowsOf())
      .slice(before)
      .map(({ type, actor, visibleTo }) => [type, actor, visibleTo?.kind === "people" ? visibleTo.ids : null]);
  };
  const about = () => fixture.attendee.participant as number;
  const submit = async () => {
    const params = { id: fixture.id };
    const { questions } = (await people.interviewer.call(getPageData, { params })).body;
    await recordAllHeard(server.deps, fixture.id);
    const answers = questions
      .filter(({ attendee_id }) => attendee_id === about())
      .map(({ id }) => ({ question: id, score: 6 }));
    const rest = { pillars: fivePillars(), comments: "A secret.", status: "SUBMITTED" as const };
    const body = { evaluatee: about(), answers, ...rest };
    expect((await people.interviewer.call(evaluateAttendee, { params, body })).status).toBe(200);
  };
  const rateMyself = async () => {
    const body = { evaluatee: about(), ratings: RATINGS };
    expect((await people.participant.call(ratePillars, { params: { id: fixture.id }, body })).status).toBe(200);
  };
  const reopen = async () => {
    const params = { id: fixture.evaluation.interviewer as number };
    expect((await people.host.call(reopenEvaluation, { params })).status).toBe(200);
  };
  const complete = () =>
    server.deps.database.db
      .update(sessions)
      .set({ status: "COMPLETED", endedAt: server.deps.clock.now() })
      .where(eq(sessions.id, fixture.id));

  test("go to the author only while the turn lasts; the end of the turn sends one to the candidate", async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
    expect(await toldOf(submit)).toEqual([WRITTEN]);
    expect(await toldOf(reopen)).toEqual([TO_WRITER]);
    expect(await toldOf(rateMyself)).toEqual([]);
    const step = () => people.host.call(nextSegment, { params: { id: fixture.id }, body: {} });
    const types: unknown[] = [];
    while (!types.includes("turn.completed")) types.push(...(await toldOf(step)).map(([type]) => type));
    expect(types.filter((type) => type === "feedback.summary.update")).toHaveLength(1);
    expect(await toldOf(submit)).toEqual([WRITTEN, TO_CANDIDATE]);
  });

  test.each([
    ["once the schedule is finished", "FINISHED", async () => {}],
    ["once the session is over, though nobody had a turn", "SCHEDULED", complete],
  ] as const)("go to the candidate without their author, %s", async (_when, situation: Situation, then) => {
    fixture = await sessionIn(server.deps, situation);
    await then();
    expect(await toldOf(submit)).toEqual([WRITTEN, TO_CANDIDATE]);
    expect(await toldOf(reopen)).toEqual([TO_WRITER, TO_CANDIDATE]);
    const own = ["feedback.summary.update", "participant", ["participant"]];
    expect(await toldOf(rateMyself)).toEqual([own]);
    expect(JSON.stringify(await rowsOf())).not.toMatch(/secret|score|Expertise/);
  });
});
