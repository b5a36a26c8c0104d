import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import type { Database } from "../../platform/database/database.ts";
import { approveJoinRequest, requestJoin } from "../attendees/contract.requests.ts";
import { joinSession } from "../attendees/contract.ts";
import { createSession } from "../sessions/contract.ts";
import { blockAttendee } from "./contract.ts";

const OFFER = {
  module: "M1",
  workshop: "pitch_simple",
  language: "en",
  start_time: "2026-11-21T09:04:00.000Z",
  duration_minutes: 60,
  capacity: 8,
} as const;

/**
 * PGlite has one connection, on which no two transactions race; the locks each holds at its end show whether they would
 * wait for one another. On PostgreSQL `blocking.test.ts` races them.
 */
const HELD = sql`select objid::int as lock, mode from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;

describe("seating and blocking at the same moment (LS-D4.2)", () => {
  let database: Database;
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  let chiara: Client;
  let held: unknown[] = [];
  beforeAll(async () => {
    database = await freshDatabase(silentLog);
    const watched: Database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (tx) => {
          const answer = await work(tx);
          held.push(...(await tx.execute(HELD)).rows);
          return answer;
        }),
    };
    server = await createTestServer({ handlers: ALL_ROUTES, database: watched });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
    chiara = await server.signIn(PEOPLE.chiara);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const offer = async (access_level: "OPEN" | "CLOSED") => ({
    id: (await amelie.call(createSession, { body: { ...OFFER, visibility: "organisation", access_level } })).body.id,
  });
  /** The locks held by a call that succeeds. */
  const locksOf = async (call: () => Promise<{ status: number }>) => {
    held = [];
    expect((await call()).status).toBeLessThan(300);
    return held;
  };

  test("people take, request and get seats in parallel, and each waits for a block that is being written", async () => {
    const open = await offer("OPEN");
    let seated = 0;
    const taking = await locksOf(async () => {
      const response = await ben.call(joinSession, { params: open, body: {} });
      seated = response.body.id;
      return response;
    });
    const closed = await offer("CLOSED");
    let request = 0;
    const asking = await locksOf(async () => {
      const response = await chiara.call(requestJoin, { params: closed, body: {} });
      request = response.body.id;
      return response;
    });
    const giving = await locksOf(() => amelie.call(approveJoinRequest, { params: { ...closed, requestId: request } }));
    const blocking = await locksOf(() => amelie.call(blockAttendee, { params: { ...open, attendeeId: seated } }));

    expect(blocking).toEqual([{ lock: expect.any(Number), mode: "ExclusiveLock" }]);
    const [{ lock }] = blocking as [{ lock: number }];
    const shared = [{ lock, mode: "ShareLock" }];
    expect([taking, asking, giving]).toEqual([shared, shared, shared]);
  });
});
