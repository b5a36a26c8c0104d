import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSession } from "../../src/modules/sessions/contract.ts";
import { updateMe } from "../../src/modules/users/contract.ts";
import { DATABASE_LIMITS, type DatabaseLimits } from "../../src/platform/database/connection-limits.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openPostgresDatabase } from "../../src/platform/database/postgres-database.ts";
import { createTestServer, silentLog, type TestServer } from "../create-test-server.ts";
import { type FreshPostgres, freshPostgres } from "../database.ts";
import { PEOPLE } from "../people.ts";
import { RUNNING_OFFER } from "../running-session.ts";
import { openSilentProxy, type SilentProxy } from "../silent-proxy.ts";

/** Shorter limits than the product's; a busy machine may take its time to connect, and two seconds for a statement. */
const FAST: DatabaseLimits = { connectMs: DATABASE_LIMITS.connectMs, statementMs: 2_000, listenCheckMs: 500 };

/** Idle connections of the pool when PostgreSQL stops responding. */
const IDLE = 5;
/** The connections beside the pool: of notifications and of prepared reads. */
const BESIDE_POOL = 2;

describe("a PostgreSQL that stops responding", () => {
  let fresh: FreshPostgres;
  let proxy: SilentProxy;
  let server: TestServer;
  let isSilentAtChange: boolean;
  beforeEach(async () => {
    fresh = await freshPostgres();
    const url = new URL(fresh.url);
    proxy = await openSilentProxy(url.hostname, Number(url.port));
    url.port = String(proxy.port);
    const database = await openPostgresDatabase(url.href, silentLog, FAST);
    isSilentAtChange = false;
    const transaction: Database["transaction"] = (work) =>
      database.transaction((tx) => {
        if (isSilentAtChange) proxy.silence();
        return work(tx);
      });
    server = await createTestServer({ database: { ...database, transaction } });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
    await proxy.close();
    await server.deps.database.close().catch(() => {});
    await fresh.drop();
  });

  async function fillPool(): Promise<void> {
    const { db } = server.deps.database;
    await Promise.all(Array.from({ length: IDLE }, () => db.execute(sql`select 1`)));
  }

  /** Resolves when all connections are open that a silence would cut, and idle. */
  async function openConnections(): Promise<void> {
    await fillPool();
    await expect.poll(() => proxy.open()).toBe(IDLE + BESIDE_POOL);
  }

  test("lets no statement wait for more than ten seconds", () => {
    expect(DATABASE_LIMITS.statementMs).toBe(10_000);
  });

  test("is a 503 with Retry-After within the time limit, and the next request works on another connection", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const headers = { cookie: await ben.cookie() };
    await ben.call(updateMe, { body: { short_name: "Before" } });
    await openConnections();
    proxy.silence();
    const response = await server.app.inject({ url: "/api/v1/users/me/", headers });
    expect([response.statusCode, response.headers["retry-after"], response.json()]).toEqual([
      503,
      "5",
      { code: "unavailable", detail: "The service is not available right now." },
    ]);
    // Returned while the database is still silent, so by the time limit.
    proxy.speak();
    expect((await ben.call(updateMe, { body: { short_name: "After" } })).body).toMatchObject({ short_name: "After" });
  });

  test("is a 503 with Retry-After for a change too, and the next request makes it", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    await ben.call(updateMe, { body: { short_name: "Before" } });
    await openConnections();
    const offer = { ...RUNNING_OFFER, start_time: new Date(server.deps.clock.now().getTime() + 60_000).toISOString() };
    // Silent from the moment at which the change itself begins.
    isSilentAtChange = true;
    const response = await ben.call(createSession, { body: offer });
    isSilentAtChange = false;
    expect([response.status, response.headers["retry-after"], response.body]).toEqual([
      503,
      "5",
      { code: "unavailable", detail: "The service is not available right now." },
    ]);
    proxy.speak();
    expect((await ben.call(createSession, { body: offer })).status).toBe(201);
  });

  test("fails a single statement, and the next one goes over another connection", async () => {
    const { db } = server.deps.database;
    await fillPool();
    proxy.silence();
    await expect(db.execute(sql`select 1`)).rejects.toThrow();
    proxy.speak();
    expect((await db.execute(sql`select 2 as n`)).rows).toEqual([{ n: 2 }]);
  });

  test("ends a transaction that is under way, and its connection, without a second wait for the rollback", async () => {
    const { database } = server.deps;
    const held: number[] = [];
    const work = database.transaction(async (tx) => {
      await tx.execute(sql`update users set short_name = 'half done'`);
      held.push(proxy.open());
      proxy.silence();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      await tx.execute(sql`select 1`);
    });
    await expect.poll(() => vi.isFakeTimers() && vi.getTimerCount(), { timeout: 10_000 }).toBeGreaterThan(0);
    // One time limit and no other: what waited for a second one would never end.
    vi.advanceTimersByTime(FAST.statementMs);
    await expect(work).rejects.toThrow();
    vi.useRealTimers();
    proxy.speak();
    await expect.poll(() => proxy.open(), { timeout: 10_000 }).toBeLessThan(held[0] ?? 0);
    const { rows } = await database.db.execute(
      sql`select count(*)::int as n from users where short_name = 'half done'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("is noticed by the listening connection: it receives again as soon as there is a response", async () => {
    const { database } = server.deps;
    const heard: string[] = [];
    await database.listen("news", (payload) => heard.push(payload));
    const before = proxy.closed();
    proxy.silence();
    // Nobody else asks anything, so the closed connection is the one that listens.
    await expect.poll(() => proxy.closed(), { timeout: 10_000 }).toBeGreaterThan(before);
    proxy.speak();
    const sent = () => database.db.execute(sql`select pg_notify('news', 'still here')`).catch(() => {});
    await expect.poll(() => sent().then(() => heard), { timeout: 10_000, interval: 200 }).toContain("still here");
    expect(heard.filter((payload) => payload === "").length).toBeGreaterThan(1);
  });
});
