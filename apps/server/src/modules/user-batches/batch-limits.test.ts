import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importPeople, readBatch, sendRows, workAll } from "../../../test/batches.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { mailsTo } from "../../../test/registration.ts";
import { ACCOUNTS_TO_ADDRESS, IMPORTS } from "../../platform/quota/quota.ts";
import { mailOutbox } from "../mail/tables.ts";
import { getMe } from "../users/contract.ts";
import { users } from "../users/tables.ts";
import { findUser } from "../users/users-repository.ts";
import { checkBatch, createInstitutionBatch, undoBatch } from "./contract.ts";
import { claimBatch, giveBack } from "./job-lease.ts";

const HERE = { instId: 1 } as const;

describe("the imports of one administrator", () => {
  let server: TestServer;
  let clock: ManualClock;
  let ines: Client;
  beforeEach(async () => {
    clock = manualClock();
    server = await createTestServer({ clock, config: { rateLimitPerMinute: 100_000 } });
    ines = await server.signIn(PEOPLE.institutionAdmin);
  });
  afterEach(() => server.close());
  const undo = async (client: Client, batchId: number) => {
    await client.call(undoBatch, { params: { batchId } });
    await workAll(server.deps);
    return (await readBatch(client, batchId)).batch;
  };

  test("an import that is undone and repeated mails an address no more often than single invitations", async () => {
    const email = "stranger@example.org";
    let mails = 0;
    for (let count = 0; count <= ACCOUNTS_TO_ADDRESS.uses; count += 1) {
      const rows = [{ email, full_name: "Stella Fremd" }];
      const { batch } = await importPeople({ client: ines, deps: server.deps }, HERE, rows, { invites: true });
      expect(batch.totals.created).toBe(1);
      mails += (await mailsTo(server.deps, email)).length;
      // As if sent: an undo takes back what waits.
      await server.deps.database.db.delete(mailOutbox);
      await undo(ines, batch.id);
    }
    expect(mails).toBe(ACCOUNTS_TO_ADDRESS.uses);
  });

  test("an administrator begins 30 imports an hour; a repeated key counts once", async () => {
    const begin = (idempotency_key: string) =>
      ines.call(createInstitutionBatch, { params: HERE, body: { idempotency_key, row_count: 1 } });
    const key = randomUUID();
    const repeated = await Promise.all(Array.from({ length: 100 }, () => begin(key)));
    expect(new Set(repeated.map(({ body }) => body.id)).size).toBe(1);
    expect(repeated.filter(({ status }) => status === 201)).toHaveLength(1);
    for (let count = 1; count < IMPORTS.uses; count += 1) expect((await begin(randomUUID())).status).toBe(201);
    expect((await begin(randomUUID())).status).toBe(429);
    expect((await begin(key)).status).toBe(200);
  });

  test("administrators take turns: the second import of one comes after the first of another", async () => {
    const olivier = await server.signIn(PEOPLE.organisationAdmin);
    const row = { email: "one@example.org", full_name: "One" };
    const ids = [];
    for (const client of [ines, ines, ines, olivier]) {
      const batchId = await sendRows(client, HERE, [row]);
      await client.call(checkBatch, { params: { batchId } });
      ids.push(batchId);
    }
    const taken = [];
    for (let batch = await claimBatch(server.deps); batch; batch = await claimBatch(server.deps)) taken.push(batch);
    const [first, second, third, others] = ids;
    expect(taken.map(({ id }) => id)).toEqual([first, others, second, third]);
    for (const batch of taken) await giveBack(server.deps, batch);
  });

  test("an undo leaves the last platform administrator in office", async () => {
    const petra = await server.signIn(PEOPLE.platformAdmin);
    // She is signed in before the import, and does nothing that the undo could see.
    const amelie = await server.signIn(PEOPLE.amelie);
    expect((await amelie.call(getMe)).status).toBe(200);
    clock.set(new Date(clock.now().getTime() + 60_000));
    const { db } = server.deps.database;
    const rows = [{ email: "amelie@hotseat.example", role: "platform_admin" }];
    const { batch } = await importPeople({ client: petra, deps: server.deps }, {}, rows);
    expect(batch.totals.updated).toBe(1);
    await db.update(users).set({ role: "user" }).where(eq(users.keycloakId, PEOPLE.platformAdmin.keycloakId));
    expect((await undo(amelie, batch.id)).undo).toEqual({ removed: 0, restored: 0, kept: 1 });
    expect(await findUser(db, PEOPLE.amelie.keycloakId)).toMatchObject({ role: "platform_admin" });
  });
});
