import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import type { AccountDirectory, DirectoryAccount } from "../../platform/identity/account-directory.ts";
import { users } from "../users/tables.ts";
import { userBatches, userBatchRows } from "./tables.ts";

/** Rows whose accounts are put right at a time. */
const AT_ONCE = 1000;
/** Statuses in which nobody works on an import and nothing about its accounts is under way. */
const AT_REST = ["finished", "cancelled", "rolled_back", "undone"] as const;

/** A request whose response was lost may still make an account for so many milliseconds after the end of its import. */
const LATE_MS = 10 * MINUTE_MS;

type Row = { readonly finishedAt: Date | null } & Pick<
  typeof userBatchRows.$inferSelect,
  "batchId" | "position" | "email" | "keycloakId" | "intent" | "undo" | "isAdopted"
>;

/**
 * Makes the provider agree with what is here, for rows of which it may not: accounts that an import made and nobody here
 * is known by are removed, roles are those here. Of one import, or of all that rest. Throws where the provider did not do
 * all of it; a repeated call does the rest.
 */
export async function settleProvider(
  { database, clock }: Pick<Deps, "database" | "clock">,
  accounts: AccountDirectory,
  batchId: number | null,
): Promise<void> {
  const { db } = database;
  const lateBefore = new Date(clock.now().getTime() - LATE_MS);
  for (;;) {
    const rows = await unsettled(db, batchId);
    const { failed, awaited } = await settle(db, accounts, rows, lateBefore);
    const done = rows.filter((row) => !failed.has(row) && !awaited.has(row));
    await markSettled(db, done);
    if (failed.size > 0) throw new Error(`The identity provider did not settle ${failed.size} rows of imports.`);
    if (done.length === 0 || rows.length < AT_ONCE) return;
  }
}

function unsettled(db: Db, batchId: number | null): Promise<Row[]> {
  const { position, email, keycloakId, intent, undo, isAdopted } = userBatchRows;
  return db
    .select({
      finishedAt: userBatches.finishedAt,
      batchId: userBatchRows.batchId,
      position,
      email,
      keycloakId,
      intent,
      undo,
      isAdopted,
    })
    .from(userBatchRows)
    .innerJoin(userBatches, eq(userBatches.id, userBatchRows.batchId))
    .where(
      and(
        batchId === null ? inArray(userBatches.status, AT_REST) : eq(userBatches.id, batchId),
        or(isNotNull(intent), eq(undo, "removing")),
      ),
    )
    .limit(AT_ONCE);
}

interface Unsettled {
  /** The provider did not do it. */
  readonly failed: ReadonlySet<Row>;
  /** Without an account yet: the provider may still make it. */
  readonly awaited: ReadonlySet<Row>;
}

async function settle(db: Db, accounts: AccountDirectory, rows: readonly Row[], lateBefore: Date): Promise<Unsettled> {
  const removing = rows.filter(({ undo }) => undo === "removing");
  const creating = rows.filter(({ undo, intent }) => undo !== "removing" && intent === "create");
  const found = creating.length > 0 ? await accounts.findManyByEmail(creating.map(({ email }) => email)) : new Map();
  const roles = await rolesHere(
    db,
    [...rows.map(({ keycloakId }) => keycloakId), ...[...found.values()].map(({ keycloakId }) => keycloakId)].flatMap(
      (id) => id ?? [],
    ),
  );
  const orphanOf = ({ email }: Row): DirectoryAccount | null => {
    const account: DirectoryAccount | undefined = found.get(email);
    // A confirmed address says that its owner has made the account since.
    return account && !roles.has(account.keycloakId) && !account.emailVerified ? account : null;
  };
  const toRemove = new Map<string, Row>();
  const toDemote = new Map<string, Row>();
  for (const row of removing) (row.isAdopted ? toDemote : toRemove).set(row.keycloakId ?? "", row);
  for (const row of creating) {
    const orphan = orphanOf(row);
    if (orphan) (row.isAdopted ? toDemote : toRemove).set(orphan.keycloakId, row);
  }
  const changing = rows.filter(({ undo, intent }) => undo !== "removing" && intent === "role");
  const wanted = changing.flatMap(({ keycloakId }) => {
    const role = keycloakId && roles.get(keycloakId);
    return role ? [{ keycloakId, role }] : [];
  });
  const demoted = [...toDemote.keys()].map((keycloakId) => ({ keycloakId, role: "pending_user" as const }));
  const notRemoved = await accounts.removeMany([...toRemove.keys()]);
  const notSet = await accounts.setRoles([...demoted, ...wanted]);
  const failed = new Set([
    ...[...notRemoved].flatMap((id) => toRemove.get(id) ?? []),
    ...[...notSet].flatMap((id) => toDemote.get(id) ?? []),
    ...changing.filter(({ keycloakId }) => keycloakId !== null && notSet.has(keycloakId)),
  ]);
  const isLate = ({ finishedAt }: Row): boolean => finishedAt !== null && finishedAt < lateBefore;
  return { failed, awaited: new Set(creating.filter((row) => !found.has(row.email) && !isLate(row))) };
}

async function rolesHere(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof users.$inferSelect.role>();
  const rows = await db
    .select({ id: users.keycloakId, role: users.role })
    .from(users)
    .where(sql`${users.keycloakId} in (select json_array_elements_text(${JSON.stringify(ids)}::json))`);
  return new Map(rows.map(({ id, role }) => [id, role]));
}

async function markSettled(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ batchId, position }) => ({ batch_id: batchId, position }));
  await db.execute(sql`
    update user_batch_rows r set intent = null, undo = case when r.undo = 'removing' then 'removed' else r.undo end
    from ${recordset(values)} as d(batch_id int, position int)
    where r.batch_id = d.batch_id and r.position = d.position`);
}
