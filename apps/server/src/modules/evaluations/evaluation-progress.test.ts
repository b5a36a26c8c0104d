import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { fivePillars } from "../../../test/scoring.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { setPresence } from "../attendees/set-presence.ts";
import { getState } from "../schedule/contract.state.ts";
import { nextSegment } from "../schedule/contract.ts";
import { reopenEvaluation } from "./contract.states.ts";
import { evaluateAttendee, ratePillars } from "./contract.ts";

type Who = "host" | "interviewer" | "peer" | "participant";
const RATINGS = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };

describe("the progress of a turn's evaluation", () => {
  let server: TestServer;
  let fixture: Fixture;
  const people = {} as Record<Who, Client>;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    for (const who of ["host", "interviewer", "peer", "participant"] as const)
      people[who] = await server.signIn(CALLERS[who]);
  });
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
  });
  afterAll(() => server.close());

  const state = async (who: Who = "peer") => (await people[who].call(getState, { params: { id: fixture.id } })).body;
  const progress = async (who?: Who) => (await state(who)).evaluation_progress;
  const idOf = (who: Who) => fixture.attendee[who] as number;
  const inside = (...who: (Who | "observer")[]) => setPresence(server.deps, fixture.id, who);
  const toEvaluation = async () => {
    while ((await state()).schedule.timeline[(await state()).schedule.current_index]?.type !== "EVALUATE")
      expect((await people.host.call(nextSegment, { params: { id: fixture.id }, body: {} })).status).toBe(200);
  };
  const submit = async (who: Who) => {
    const body = { evaluatee: idOf("participant"), answers: [], pillars: fivePillars(), status: "SUBMITTED" as const };
    const response = await people[who].call(evaluateAttendee, { params: { id: fixture.id }, body });
    expect(response.status).toBe(200);
    return response.body.id;
  };
  const rateMyself = () => {
    const body = { evaluatee: idOf("participant"), ratings: RATINGS };
    return people.participant.call(ratePillars, { params: { id: fixture.id }, body });
  };
  const sent = async () =>
    (
      await server.deps.database.db
        .select()
        .from(events)
        .where(eq(events.stream, sessionStream(fixture.id)))
    ).filter(({ type }) => type === "evaluation.progress");

  test("counts present people who score, not the candidate, observers and absent people; leaving after submitting counts", async () => {
    await inside("participant");
    expect(await progress()).toBeNull();
    await toEvaluation();
    await inside("host", "participant", "observer", "peer");
    const here = { evaluatee: idOf("participant"), rated_self: false };
    const both = [idOf("host"), idOf("peer")];
    expect(await progress()).toEqual({ ...here, scorers: expect.any(Array), submitted: 0 });
    expect(new Set((await progress())?.scorers)).toEqual(new Set(both));
    await submit("peer");
    await inside("host", "participant");
    expect(await progress()).toMatchObject({ ...here, submitted: 1 });
    expect(new Set((await progress())?.scorers)).toEqual(new Set(both));
  });

  test("is sent to everybody after a submission, a reopening and a self-rating, without the person", async () => {
    await inside("participant");
    await rateMyself();
    expect(await sent()).toEqual([]);
    await toEvaluation();
    const id = await submit("host");
    await people.interviewer.call(evaluateAttendee, {
      params: { id: fixture.id },
      body: { evaluatee: idOf("participant"), answers: [], status: "DRAFT" },
    });
    expect(await sent()).toMatchObject([
      { actor: null, visibleTo: { kind: "members" }, data: { session_id: fixture.id, evaluatee: idOf("participant") } },
    ]);
    await rateMyself();
    expect(await progress("participant")).toMatchObject({ submitted: 1, rated_self: true });
    await people.host.call(reopenEvaluation, { params: { id } });
    expect(await progress()).toMatchObject({ submitted: 0 });
    expect(await sent()).toHaveLength(3);
  });
});
