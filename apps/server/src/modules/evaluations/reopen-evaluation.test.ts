import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, readyVideo, sessionIn } from "../../../test/permission-fixture.ts";
import { removeAttendee } from "../attendees/contract.ts";
import { reopenEvaluation } from "./contract.ts";
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

  test("about oneself is not given back, but by the other of host and owner", async () => {
    const { participant: aboutHost } = fixture.evaluation;
    expect(await reopen(people.host, aboutHost)).toMatchObject({ code: "permission_denied" });
    expect(await statusOf(aboutHost)).toBe("SUBMITTED");
    expect(await reopen(people.owner, aboutHost)).toMatchObject({ status: "DRAFT" });
  });

  test("stays as it is once its author is gone, who could not submit it again", async () => {
    const params = { id: fixture.id, attendeeId: fixture.attendee.interviewer as number };
    expect((await people.host.call(removeAttendee, { params })).status).toBe(204);
    for (const who of Object.values(people))
      expect(await reopen(who, fixture.evaluation.interviewer)).toMatchObject({ code: "attendee_not_found" });
    expect(await statusOf(fixture.evaluation.interviewer)).toBe("SUBMITTED");
    expect(await reopen(people.host, fixture.evaluation.peer)).toMatchObject({ status: "DRAFT" });
  });
});
