import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { events } from "../../ledger/tables.ts";
import { cancelSession, endSession, getSession } from "./contract.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES });
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
});
afterAll(() => server.close());

test("a scheduled session is cancelled by its owner only, and everybody in it is notified (LS-D2.1)", async () => {
  const params = { id: (await sessionIn(server.deps, "SCHEDULED")).id };
  const [owner, participant] = [await server.signIn(CALLERS.owner), await server.signIn(CALLERS.participant)];
  expect(await participant.call(cancelSession, { params })).toMatchObject({
    status: 403,
    body: { code: "permission_denied" },
  });
  expect((await owner.call(cancelSession, { params })).body.status).toBe("CANCELLED");
  expect((await participant.call(getSession, { params })).body.status).toBe("CANCELLED");
  const isSent = and(eq(events.stream, `session:${params.id}`), eq(events.type, "session.state.update"));
  const sent = await server.deps.database.db.select().from(events).where(isSent);
  expect(sent.map(({ data, visibleTo }) => [data, visibleTo])).toMatchObject([
    [{ status: "CANCELLED" }, { kind: "members" }],
  ]);
});

test("a session that runs cannot be cancelled: host or owner ends it (LS-D2.1)", async () => {
  for (const who of ["host", "owner"] as const) {
    const params = { id: (await sessionIn(server.deps, "RUNNING")).id };
    const client = await server.signIn(CALLERS[who]);
    expect((await client.call(cancelSession, { params })).status).toBeGreaterThanOrEqual(400);
    expect((await client.call(endSession, { params })).body.status).toBe("COMPLETED");
  }
});
