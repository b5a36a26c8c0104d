import { asc } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importPeople, readBatch, workAll } from "../../../test/batches.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { FAULT_KINDS, type Planted, plantFaults } from "../../../test/planted-faults.ts";
import { identityAccounts, linkTokens } from "../../platform/identity/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { users } from "../users/tables.ts";
import { undoBatch } from "./contract.ts";
import { REASONS } from "./reasons.ts";

const ROWS = 10_000;
const FAULTS = 500;
/** Two databases' worth of ten thousand people, on a machine that may be busy. */
const SLOW_MS = 180_000;

describe("ten thousand rows with five hundred faults of twelve kinds", () => {
  let server: TestServer;
  let admin: Client;
  let planted: Planted;
  beforeEach(async () => {
    server = await createTestServer();
    admin = await server.signIn(PEOPLE.organisationAdmin);
    planted = await plantFaults(server.deps, ROWS, FAULTS);
  }, SLOW_MS);
  afterEach(() => server.close());

  const dump = async () => {
    const { db } = server.deps.database;
    return [
      await db.select().from(users).orderBy(asc(users.keycloakId)),
      await db.select().from(identityAccounts).orderBy(asc(identityAccounts.keycloakId)),
      await db.select().from(linkTokens),
      await db.select().from(mailOutbox),
    ];
  };
  const faultsFound = (rows: Awaited<ReturnType<typeof readBatch>>["rows"]) =>
    new Map(rows.flatMap(({ row, reason }) => (reason && reason !== "other_rows_bad" ? [[row, reason] as const] : [])));
  const path = { orgId: 1 } as const;
  const bad = () => {
    const conflict = [...planted.faults.values()].filter((reason) => REASONS[reason].outcome === "conflict").length;
    return { conflict, rejected: FAULTS - conflict };
  };

  test("skip_bad: totals and the reason of each faulty row are exact, and the undo leaves no trace (BE-S.11)", {
    timeout: SLOW_MS,
  }, async () => {
    expect(FAULT_KINDS).toHaveLength(12);
    const before = await dump();
    const { batch, rows } = await importPeople({ client: admin, deps: server.deps }, path, planted.rows, {
      invites: true,
    });
    expect(batch.status).toBe("finished");
    expect(batch.totals).toEqual({ ...planted.totals, ...bad(), skipped: 0, failed: 0 });
    expect(faultsFound(rows)).toEqual(planted.faults);
    expect(rows.map(({ row }) => row)).toEqual(planted.rows.map((_values, index) => index + 1));
    const [people, accounts, tokens, mails] = await dump();
    expect([people?.length, accounts?.length, tokens?.length, mails?.length]).toEqual([
      (before[0]?.length ?? 0) + planted.totals.created,
      (before[1]?.length ?? 0) + planted.totals.created,
      planted.totals.created,
      planted.totals.created,
    ]);
    await admin.call(undoBatch, { params: { batchId: batch.id } });
    await workAll(server.deps);
    expect((await readBatch(admin, batch.id)).batch).toMatchObject({
      status: "undone",
      undo: { removed: planted.totals.created, restored: planted.totals.updated, kept: 0 },
    });
    expect(await dump()).toEqual(before);
  });

  test("all_or_nothing: nothing is imported, and each faulty row has its reason (BE-S.11)", {
    timeout: SLOW_MS,
  }, async () => {
    const before = await dump();
    const { batch, rows } = await importPeople({ client: admin, deps: server.deps }, path, planted.rows, {
      policy: "all_or_nothing",
    });
    expect(batch.status).toBe("rolled_back");
    expect(batch.totals).toEqual({ created: 0, updated: 0, unchanged: 0, ...bad(), skipped: ROWS - FAULTS, failed: 0 });
    expect(faultsFound(rows)).toEqual(planted.faults);
    expect(await dump()).toEqual(before);
  });
});
