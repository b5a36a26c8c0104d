import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importPeople, readBatch, sendRows, type Values, workAll } from "../../../test/batches.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import type { ManualClock } from "../../../test/manual-clock.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { mailsTo } from "../../../test/registration.ts";
import { identityAccounts } from "../../platform/identity/tables.ts";
import { listNotifications } from "../notifications/contract.ts";
import { users } from "../users/tables.ts";
import { findUserByEmail } from "../users/users-repository.ts";
import {
  cancelBatch,
  checkBatch,
  createInstitutionBatch,
  listBatchRows,
  listInstitutionBatches,
  putBatchRows,
  startBatch,
  undoBatch,
} from "./contract.ts";

const EMPTY = { created: 0, updated: 0, unchanged: 0, conflict: 0, rejected: 0, skipped: 0, failed: 0 };
const row = (name: string, more: Values = {}): Values => ({
  email: `${name.toLowerCase().replace(" ", ".")}@school.example`,
  full_name: name,
  ...more,
});

describe("imports of people", () => {
  let server: TestServer;
  let admin: Client;
  beforeEach(async () => {
    server = await createTestServer();
    admin = await server.signIn(PEOPLE.institutionAdmin);
    for (const person of [PEOPLE.amelie, PEOPLE.chiara, PEOPLE.dieter, PEOPLE.pending])
      await addPerson(server.deps, person);
  });
  afterEach(() => server.close());
  const here = { instId: 1 } as const;
  const stage = () => ({ client: admin, deps: server.deps });
  const personOf = (email: string) => findUserByEmail(server.deps.database.db, email);

  test("a check changes nothing and says what an import would do with each row (BE-S.1, BE-S.2)", async () => {
    const before = await server.deps.database.db.select().from(users);
    const id = await sendRows(admin, here, [
      row("Mia Keller"),
      { email: "AMELIE@hotseat.example ", full_name: "Amélie R.", language: "it" },
      { email: "amelie@hotseat.example" },
      { email: "ben" },
      { email: "dieter@hotseat.example", full_name: "Dieter" },
      { email: "chiara@hotseat.example", full_name: "Chiara" },
      { email: "pending@hotseat.example", full_name: "Paul" },
      row("Nobody", { role: "organisation_admin" }),
    ]);
    await admin.call(checkBatch, { params: { batchId: id } });
    await workAll(server.deps);
    const { batch, rows } = await readBatch(admin, id);
    expect(batch).toMatchObject({
      status: "checked",
      progress: null,
      totals: { ...EMPTY, created: 1, updated: 1, conflict: 3, rejected: 3 },
    });
    expect(rows.map(({ outcome, reason, field }) => [outcome, reason, field])).toEqual([
      ["created", null, null],
      ["updated", null, null],
      ["rejected", "duplicate_in_file", "email"],
      ["rejected", "email_invalid", "email"],
      ["conflict", "belongs_elsewhere", "email"],
      ["conflict", "belongs_elsewhere", "email"],
      ["conflict", "waits_for_approval", "email"],
      ["rejected", "role_not_allowed", "role"],
    ]);
    expect(rows[1]?.differences).toEqual([
      { field: "full_name", from: "Amélie Rochat", to: "Amélie R." },
      { field: "language", from: "en", to: "it" },
    ]);
    expect(await server.deps.database.db.select().from(users)).toEqual(before);
  });

  test("skip_bad imports the good rows, invites the new people and notifies the administrator (BE-S.4, BE-S.8, BE-S.9)", async () => {
    const { batch, rows } = await importPeople(
      stage(),
      here,
      [
        row("Mia Keller", { language: "de" }),
        row("Bad", { role: "king" }),
        { email: "amelie@hotseat.example", full_name: "Amélie Rochat" },
      ],
      { invites: true },
    );
    expect(batch).toMatchObject({ status: "finished", totals: { ...EMPTY, created: 1, rejected: 1, unchanged: 1 } });
    expect(rows.map(({ outcome }) => outcome)).toEqual(["created", "rejected", "unchanged"]);
    expect(await personOf("bad@school.example")).toBeNull();
    expect(await mailsTo(server.deps, "mia.keller@school.example")).toMatchObject([
      { kind: "account_invited", language: "de", data: { fullName: "Mia Keller", inviter: "Ines Admin" } },
    ]);
    expect(await mailsTo(server.deps, "amelie@hotseat.example")).toEqual([]);
    const { body } = await admin.call(listNotifications, { query: {} });
    expect(body.results).toMatchObject([
      { notification_type: { key: "import_finished" }, link: `/0/admin/institutions/1/users/batch?import=${batch.id}` },
    ]);
  });

  test("all_or_nothing imports nothing with one bad row, and everything without (BE-S.5)", async () => {
    const [good, bad] = [
      { email: "mia@school.example", full_name: "Mia Keller" },
      { email: "noah@school.example", full_name: "" },
    ];
    const none = await importPeople(stage(), here, [good, bad], { policy: "all_or_nothing" });
    expect(none.batch).toMatchObject({
      status: "rolled_back",
      undo_until: null,
      totals: { ...EMPTY, rejected: 1, skipped: 1 },
    });
    expect(none.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["skipped", "other_rows_bad"],
      ["rejected", "full_name_required"],
    ]);
    expect(await personOf(good.email)).toBeNull();
    const all = await importPeople(stage(), here, [good], { policy: "all_or_nothing" });
    expect(all.batch).toMatchObject({ status: "finished", totals: { ...EMPTY, created: 1 } });
    expect(await personOf(good.email)).toMatchObject({
      role: "user",
      organisationId: 1,
      institutionId: 1,
      shortName: "Mia",
      emailVerified: false,
    });
  });

  test("an undo removes new people and restores changed ones, and keeps those who acted since (BE-S.10)", async () => {
    const { db } = server.deps.database;
    const dump = async () => [
      await db.select().from(users).orderBy(users.keycloakId),
      await db.select().from(identityAccounts).orderBy(identityAccounts.keycloakId),
    ];
    const before = await dump();
    const rows = [
      { email: "mia@school.example", full_name: "Mia Keller" },
      { email: "amelie@hotseat.example", full_name: "Amélie R.", role: "institution_admin" },
    ];
    const first = await importPeople(stage(), here, rows, { invites: true });
    expect(first.batch.totals).toEqual({ ...EMPTY, created: 1, updated: 1 });
    expect(await mailsTo(server.deps, "mia@school.example")).toMatchObject([
      { kind: "account_invited", data: { scope: "Lausanne" } },
    ]);
    await admin.call(undoBatch, { params: { batchId: first.batch.id } });
    await workAll(server.deps);
    expect((await readBatch(admin, first.batch.id)).batch).toMatchObject({
      status: "undone",
      undo: { removed: 1, restored: 1, kept: 0 },
    });
    expect(await dump()).toEqual(before);
    expect(await mailsTo(server.deps, "mia@school.example")).toEqual([]);

    const second = await importPeople(stage(), here, rows);
    const mia = await personOf("mia@school.example");
    await server.signIn({ ...PEOPLE.amelie, keycloakId: mia?.keycloakId ?? "" }).then((client) => client.cookie());
    await db.update(users).set({ fullName: "Somebody", updatedAt: new Date() }).where(eq(users.keycloakId, "amelie"));
    await admin.call(undoBatch, { params: { batchId: second.batch.id } });
    await workAll(server.deps);
    const { body } = await admin.call(listBatchRows, { params: { batchId: second.batch.id }, query: { undo: "kept" } });
    expect(body.results.map(({ row: number, email }) => [number, email])).toEqual([
      [1, "mia@school.example"],
      [2, "amelie@hotseat.example"],
    ]);
    expect(await personOf("mia@school.example")).not.toBeNull();
    expect((await admin.call(undoBatch, { params: { batchId: second.batch.id } })).status).toBe(202);
  });

  test("nobody changes their own role, and a cancelled import leaves its rows out (BE-S.3, BE-S.7)", async () => {
    const own = await importPeople(stage(), here, [{ email: "institution-admin@hotseat.example", role: "user" }]);
    expect(own.rows).toMatchObject([{ outcome: "rejected", reason: "own_role" }]);
    const id = await sendRows(admin, here, [row("mia")]);
    await admin.call(startBatch, { params: { batchId: id }, body: { policy: "skip_bad", send_invitations: false } });
    await admin.call(cancelBatch, { params: { batchId: id } });
    await workAll(server.deps);
    const { batch, rows } = await readBatch(admin, id);
    expect([batch.status, rows.map(({ outcome, reason }) => [outcome, reason])]).toEqual([
      "cancelled",
      [["skipped", "cancelled"]],
    ]);
  });

  test("one key is one import, which its scope lists; rows come in any order and may come twice (BE-S.8)", async () => {
    const body = { idempotency_key: "class-3b-2026", row_count: 2 };
    const create = (params: { instId: number }, row_count = 2) =>
      admin.call(createInstitutionBatch, { params, body: { ...body, row_count } });
    const [made, again] = [await create(here), await create(here)];
    expect([made.status, again.status, again.body.id]).toEqual([201, 200, made.body.id]);
    expect((await create(here, 3)).status).toBe(400);
    const params = { batchId: made.body.id };
    const put = (offset: number, name: string) =>
      admin.call(putBatchRows, { params, body: { offset, rows: [{ row: offset + 1, values: row(name) }] } });
    const start = () => admin.call(startBatch, { params, body: { policy: "skip_bad", send_invitations: false } });
    await put(1, "Two");
    expect([(await start()).status, (await put(2, "Three")).status]).toEqual([409, 400]);
    await put(0, "Zero");
    expect((await put(0, "One")).body).toMatchObject({
      received: 2,
      progress: { phase: "sending", done: 2, total: 2 },
    });
    expect([(await start()).status, (await start()).status]).toEqual([202, 202]);
    await workAll(server.deps);
    expect((await put(0, "Late")).body).toMatchObject({ code: "batch_over" });
    expect((await start()).body).toMatchObject({ status: "finished", totals: { created: 2 } });
    const { body: list } = await admin.call(listInstitutionBatches, { params: here, query: {} });
    expect(list.results.map(({ id, is_own, creator }) => [id, is_own, creator])).toEqual([
      [made.body.id, true, "Ines Admin"],
    ]);
    expect(await personOf("zero@school.example")).toBeNull();
    expect(await personOf("one@school.example")).not.toBeNull();
  });

  test("24 hours after its end an import can no longer be undone (BE-S.10)", async () => {
    const { batch } = await importPeople(stage(), here, [row("mia")]);
    const clock = server.deps.clock as ManualClock;
    const params = { batchId: batch.id };
    clock.advance(24 * 60 * 60 * 1000);
    expect((await admin.call(undoBatch, { params })).body).toMatchObject({ code: "undo_closed" });
    expect(await personOf("mia@school.example")).not.toBeNull();
  });
});
