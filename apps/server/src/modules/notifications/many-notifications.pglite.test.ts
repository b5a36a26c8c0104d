import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { sessions } from "../sessions/tables.ts";
import {
  countUnreadNotifications,
  getViewState,
  listNotifications,
  readAllNotifications,
  readNotification,
} from "./contract.ts";
import { notify } from "./notify.ts";

/** Rows of one statement: below the number of values that PostgreSQL takes. */
const AT_ONCE = 500;

let server: TestServer;
let ben: Client;
let written = 0;
beforeAll(async () => {
  // Without time passing, nothing else asks the database.
  server = await createTestServer({ clock: manualClock() });
  ben = await server.signIn(PEOPLE.ben);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** Writes notifications about different sessions by different people until there are so many. */
async function fill(count: number): Promise<void> {
  const about = await Promise.all([1, 2, 3].map(() => addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben])));
  while (written < count) {
    const wanted = Array.from({ length: Math.min(AT_ONCE, count - written) }, (_, n) => ({
      kind: "session_invited" as const,
      cause: `cause:${written + n}`,
      keycloakId: "ben",
      sessionId: about[n % about.length] as number,
      actor: "amelie",
    }));
    await server.deps.database.transaction((tx) => notify(tx, server.deps.clock, wanted));
    written += wanted.length;
  }
}

/** Statements of each call that the bell makes. */
async function statementsOfTheBell(): Promise<Record<string, number>> {
  const statements = vi.spyOn(pg.Client.prototype, "query");
  const counts: Record<string, number> = {};
  const count = async (name: string, call: () => Promise<{ status: number }>) => {
    statements.mockClear();
    expect([200, 204]).toContain((await call()).status);
    counts[name] = statements.mock.calls.length;
  };
  const query = { limit: 7, read: "false" as const };
  await count("list", () => ben.call(listNotifications, { query }));
  await count("unread", () => ben.call(countUnreadNotifications));
  await count("view state", () => ben.call(getViewState));
  const id = (await ben.call(listNotifications, { query })).body.results[0]?.id as string;
  await count("read", () => ben.call(readNotification, { params: { id } }));
  statements.mockRestore();
  return counts;
}

describe("the bell of a person with many notifications", () => {
  test("takes the same number of statements for 10 notifications and for 1,000 (IN-2.2)", async () => {
    await fill(10);
    // Prepares what is prepared once.
    await statementsOfTheBell();
    const few = await statementsOfTheBell();
    await fill(1000);
    expect(await statementsOfTheBell()).toEqual(few);
    expect((await ben.call(listNotifications, { query: { limit: 7 } })).body).toMatchObject({ count: 1000 });
  });

  test("marks all of them as read in one call (IN-2.2)", async () => {
    await fill(1000);
    expect((await ben.call(readAllNotifications)).status).toBe(204);
    expect((await ben.call(countUnreadNotifications)).body).toEqual({ count: 0 });
  });

  test("loses those about a session that is deleted, and counts the others (IN-5.4)", async () => {
    const gone = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
    const { clock, database } = server.deps;
    const wanted = [gone, null].map((sessionId, n) => ({
      kind: "session_changed" as const,
      cause: `deleted:${n}`,
      keycloakId: "ben",
      ...(sessionId !== null && { sessionId }),
    }));
    await database.transaction((tx) => notify(tx, clock, wanted));
    const before = (await ben.call(countUnreadNotifications)).body.count;
    const { results } = (await ben.call(listNotifications, { query: { session: gone } })).body;
    const lost = results[0]?.id as string;
    await database.db.delete(sessions).where(eq(sessions.id, gone));
    expect((await ben.call(countUnreadNotifications)).body.count).toBe(before - 1);
    const response = await ben.call(readNotification, { params: { id: lost } });
    expect([response.status, (response.body as { code?: string }).code]).toEqual([404, "notification_not_found"]);
  });
});
