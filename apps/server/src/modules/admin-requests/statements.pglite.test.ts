import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addClosedSession, addRequest } from "../../../test/join-requests.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { getAdminRequestSummary, listAdminJoinRequests } from "./contract.ts";

let server: TestServer;
beforeAll(async () => {
  // Without time passing, nothing else asks the database.
  server = await createTestServer({ clock: manualClock() });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

// Only the driver of the embedded database is read here: on PostgreSQL, connections keep the driver's own `query`.
test("a page and the summary of requests for a seat take as many statements for 60 requests as for 3 (AS-3.15)", async () => {
  const admin = await server.signIn(PEOPLE.organisationAdmin);
  const panel = await addClosedSession(server.deps, PEOPLE.amelie);
  for (const key of ["tom", "priya", "hana"]) await addRequest(server.deps, panel, member(key));
  const statements = vi.spyOn(pg.Client.prototype, "query");
  const count = async () => {
    statements.mockClear();
    await admin.call(listAdminJoinRequests, { query: { limit: 100 } });
    const list = statements.mock.calls.length;
    statements.mockClear();
    await admin.call(getAdminRequestSummary);
    return { list, summary: statements.mock.calls.length };
  };
  // The first calls also read what is kept afterwards.
  await count();
  const few = await count();
  for (let n = 0; n < 57; n += 1) {
    const session = n % 10 === 0 ? await addClosedSession(server.deps, PEOPLE.amelie) : panel;
    await addRequest(server.deps, session, member(`many-${n}`));
  }
  expect((await admin.call(listAdminJoinRequests, { query: { limit: 100 } })).body.results).toHaveLength(60);
  expect(await count()).toEqual(few);
  expect(few.list).toBeGreaterThan(2);
});
