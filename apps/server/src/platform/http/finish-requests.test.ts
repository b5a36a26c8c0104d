import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { RUNNING_OFFER } from "../../../test/running-session.ts";
import { openSse } from "../../../test/sse-client.ts";
import { sessions } from "../../modules/sessions/tables.ts";
import type { Database } from "../database/database.ts";

describe("a server that closes while a change waits for the database", () => {
  let server: TestServer;
  let database: Database;
  let arrived: PromiseWithResolvers<void>;
  let lock: PromiseWithResolvers<void>;
  let isHeld: boolean;
  beforeEach(async () => {
    [arrived, lock, isHeld] = [Promise.withResolvers(), Promise.withResolvers(), false];
    database = await freshDatabase(silentLog);
    const transaction: Database["transaction"] = async (work) => {
      if (isHeld) {
        arrived.resolve();
        await lock.promise;
      }
      return database.transaction(work);
    };
    server = await createTestServer({ handlers: ALL_ROUTES, database: { ...database, transaction } });
  });
  afterEach(() => database.close());

  async function changeThatWaits(): Promise<{ origin: string; cookie: string; response: Promise<Response> }> {
    const origin = await server.listen();
    const cookie = await (await server.signIn(PEOPLE.amelie)).cookie();
    const { csrfToken } = (await fetch(`${origin}/api/v1/csrf/`, { headers: { cookie } }).then((csrf) =>
      csrf.json(),
    )) as { csrfToken: string };
    isHeld = true;
    const start_time = new Date(server.deps.clock.now().getTime() + 60_000).toISOString();
    const response = fetch(`${origin}/api/v1/interviews/sessions/`, {
      method: "POST",
      headers: { cookie, "x-csrftoken": csrfToken, "content-type": "application/json" },
      body: JSON.stringify({ ...RUNNING_OFFER, start_time }),
    });
    await arrived.promise;
    return { origin, cookie, response };
  }

  test("responds to it and keeps it, refuses what comes after, and then is closed", async () => {
    const { origin, response } = await changeThatWaits();
    const order: string[] = [];
    const closed = server.app.close().then(() => order.push("closed"));
    await expect
      .poll(() => fetch(`${origin}/healthz`, { headers: { connection: "close" } }).then(({ status }) => status))
      .toBe(503);
    order.push("change goes on");
    lock.resolve();
    expect((await response).status).toBe(201);
    await closed;
    expect(order).toEqual(["change goes on", "closed"]);
    expect(await database.db.select({ id: sessions.id }).from(sessions)).toHaveLength(1);
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow("fetch failed");
  });

  test("does not wait for the event streams: they end at once", async () => {
    const { origin, cookie, response } = await changeThatWaits();
    const stream = await openSse(`${origin}/api/v1/sse/?global=1`, { cookie });
    await stream.until(({ event }) => event === "connection.established");
    const closed = server.app.close();
    while (await stream.next());
    lock.resolve();
    expect((await response).status).toBe(201);
    await closed;
  });
});
