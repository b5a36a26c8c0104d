import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { removeAttendee } from "../attendees/contract.ts";
import { sessions } from "../sessions/tables.ts";
import { listEvaluationStates, reopenEvaluation } from "./contract.states.ts";
import { evaluations } from "./tables.ts";

describe("a submitted evaluation", () => {
  let server: TestServer;
  let fixture: Fixture;
  const people = {} as Record<"host" | "owner", Client>;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    for (const who of ["host", "owner"] as const) people[who] = await server.signIn(CALLERS[who]);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
    await server.deps.database.db
      .update(evaluations)
      .set({ status: "SUBMITTED", submittedAt: server.deps.clock.now() })
      .where(eq(evaluations.sessionId, fixture.id));
  });

  const reopen = async (who: Client, id: number | undefined) =>
    (await who.call(reopenEvaluation, { params: { id: id as number } })).body;
  const statusOf = async (id: number | undefined) => {
    const { db } = server.deps.database;
    const [row] = await db
      .select({ status: evaluations.status })
      .from(evaluations)
      .where(eq(evaluations.id, id as number));
    return row?.status;
  };

  test("of oneself is reopened by the other of host and owner only", async () => {
    const { participant: aboutHost } = fixture.evaluation;
    expect(await reopen(people.host, aboutHost)).toMatchObject({ code: "permission_denied" });
    expect(await statusOf(aboutHost)).toBe("SUBMITTED");
    expect(await reopen(people.owner, aboutHost)).toMatchObject({ status: "DRAFT" });
  });

  test("of oneself is not among the states that a leader may read", async () => {
    const listed = async (who: Client) => {
      const { body } = await who.call(listEvaluationStates, { params: { id: fixture.id } });
      return (body as { results: { id: number; evaluatee: number }[] }).results;
    };
    const { participant: aboutHost } = fixture.evaluation;
    const [ofHost, ofOwner] = [await listed(people.host), await listed(people.owner)];
    expect(ofOwner.map(({ id }) => id)).toContain(aboutHost);
    const { evaluatee: host } = ofOwner.find(({ id }) => id === aboutHost) ?? {};
    expect(ofHost.length).toBeGreaterThan(0);
    expect(ofHost).toEqual(ofOwner.filter(({ evaluatee }) => evaluatee !== host));
  });

  test("stays submitted when its author was removed, because they could not submit it again", async () => {
    const params = { id: fixture.id, attendeeId: fixture.attendee.interviewer as number };
    expect((await people.host.call(removeAttendee, { params })).status).toBe(204);
    for (const who of Object.values(people))
      expect(await reopen(who, fixture.evaluation.interviewer)).toMatchObject({ code: "attendee_not_found" });
    expect(await statusOf(fixture.evaluation.interviewer)).toBe("SUBMITTED");
    expect(await reopen(people.host, fixture.evaluation.peer)).toMatchObject({ status: "DRAFT" });
  });

  describe("is marked as reopenable exactly while it is", () => {
    const MS_PER_DAY = 24 * 60 * 60 * 1000;
    const stateOf = async (id: number | undefined) => {
      const { body } = await people.host.call(listEvaluationStates, { params: { id: fixture.id } });
      return body.results.find((one) => one.id === id);
    };
    const put = (change: Partial<typeof sessions.$inferInsert>) =>
      server.deps.database.db.update(sessions).set(change).where(eq(sessions.id, fixture.id));
    const ended = (daysAgo: number) =>
      put({ status: "COMPLETED", endedAt: new Date(server.deps.clock.now().getTime() - daysAgo * MS_PER_DAY) });

    test("while the session runs, and not once it is a draft", async () => {
      const { peer } = fixture.evaluation;
      expect(await stateOf(peer)).toMatchObject({ can_reopen: true, evaluator: { attends: true } });
      expect(await reopen(people.host, peer)).toMatchObject({ status: "DRAFT", can_reopen: false });
      expect(await stateOf(peer)).toMatchObject({ can_reopen: false });
      expect(await reopen(people.host, peer)).toMatchObject({ code: "evaluation_not_submitted" });
    });

    test("not once its author has left", async () => {
      const params = { id: fixture.id, attendeeId: fixture.attendee.interviewer as number };
      await people.host.call(removeAttendee, { params });
      expect(await stateOf(fixture.evaluation.interviewer)).toMatchObject({
        status: "SUBMITTED",
        can_reopen: false,
        evaluator: { attends: false },
      });
      expect(await stateOf(fixture.evaluation.peer)).toMatchObject({ can_reopen: true });
    });

    test("until the time to evaluate is over", async () => {
      const { peer } = fixture.evaluation;
      await ended(6);
      expect(await stateOf(peer)).toMatchObject({ can_reopen: true });
      await ended(8);
      expect(await stateOf(peer)).toMatchObject({ can_reopen: false, evaluator: { attends: true } });
      expect(await reopen(people.host, peer)).toMatchObject({ code: "evaluation_closed" });
      await put({ status: "CANCELLED" });
      expect(await stateOf(peer)).toMatchObject({ can_reopen: false });
    });
  });
});
