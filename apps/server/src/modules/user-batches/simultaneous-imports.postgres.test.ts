import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendRows, workAll } from "../../../test/batches.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { lockPeople } from "../admin-users/admin-user-repository.ts";
import { users } from "../users/tables.ts";
import { getBatch, startBatch } from "./contract.ts";

const [FIRST, MIDDLE, LAST] = ["a.admin", "m.admin", "z.admin"].map((keycloakId) => ({
  ...PEOPLE.platformAdmin,
  keycloakId,
})) as [typeof PEOPLE.platformAdmin, typeof PEOPLE.platformAdmin, typeof PEOPLE.platformAdmin];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await addPerson(server.deps, MIDDLE);
});
afterAll(() => server.close());

async function demotion(client: Client, keycloakId: string): Promise<number> {
  const place = { organisation: "Rive Gauche Academy", institution: "Lausanne" };
  const email = `${keycloakId}@hotseat.example`;
  const batchId = await sendRows(client, {}, [{ email, full_name: "Petra Admin", role: "user", ...place }]);
  await client.call(startBatch, { params: { batchId }, body: { policy: "skip_bad", send_invitations: false } });
  return batchId;
}

/** Transactions that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.deps.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}

test("two imports that demote each other's administrator at one moment never wait for each other: the later is refused", async () => {
  const [first, last] = [await server.signIn(FIRST), await server.signIn(LAST)];
  const batches = [
    [first, await demotion(first, LAST.keycloakId)],
    [last, await demotion(last, FIRST.keycloakId)],
  ] as const;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = server.deps.database.transaction(async (tx) => {
    await lockPeople(tx, { people: [MIDDLE.keycloakId], administrators: false });
    await held;
  });
  const working = Promise.all(batches.map(() => workAll(server.deps)));
  await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 10_000 });
  release();
  await Promise.all([holding, working]);
  // The demoted administrator reads no import any more.
  const ends = await Promise.all(batches.map(([client, batchId]) => client.call(getBatch, { params: { batchId } })));
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect(ends.find(({ status }) => status === 200)?.body.totals.updated).toBe(1);
  const left = await server.deps.database.db.select().from(users).where(eq(users.role, "platform_admin"));
  expect(left).toHaveLength(2);
});
