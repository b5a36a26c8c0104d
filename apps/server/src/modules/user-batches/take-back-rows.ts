import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import type { AccountDirectory } from "../../platform/identity/account-directory.ts";
import { lockPeople } from "../admin-users/admin-user-repository.ts";
import { withdrawInvitations } from "../registration/links.ts";
import { accountChanged } from "../users/account-changed.ts";
import type { BatchRow, StoredRow } from "./batch-repository.ts";
import { advance } from "./job-lease.ts";
import { updatePeople } from "./write-rows.ts";

/** A row that was carried out. */
type AppliedRow = Pick<StoredRow, "position" | "outcome" | "before" | "after" | "isAdopted"> & {
  readonly keycloakId: string;
  /** ISO 8601. */
  readonly appliedAt: string;
};

/** The next rows that were carried out and are not taken back yet. */
export async function rowsToTakeBack(db: Db, { id, done }: BatchRow, limit: number): Promise<AppliedRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select position, outcome, before, after, is_adopted as "isAdopted", keycloak_id as "keycloakId",
      applied_at as "appliedAt"
    from user_batch_rows
    where batch_id = ${id} and position >= ${done} and applied_at is not null and undo is null
    order by position limit ${limit}`);
  return rows.map((row) => ({
    ...(row as unknown as AppliedRow),
    appliedAt: new Date(String(row.appliedAt)).toISOString(),
  }));
}

/**
 * Takes rows back, in one transaction with the progress: people whom the import made are removed, changed ones are as
 * before. People who acted since, or were changed by somebody, stay. The provider follows in `settleProvider`.
 */
export async function takeBackRows(
  deps: Deps,
  accounts: AccountDirectory,
  batch: BatchRow,
  rows: readonly AppliedRow[],
): Promise<BatchRow> {
  return deps.database.transaction(async (tx) => {
    const kept = await lockAll(tx, rows);
    const untouched = await lockUntouched(tx, rows);
    const mine = rows.filter(({ keycloakId }) => untouched.has(keycloakId) && !kept.has(keycloakId));
    const made = mine.filter(({ outcome }) => outcome === "created");
    const changed = mine.filter(({ outcome }) => outcome === "updated");
    await removePeople(
      tx,
      made.map(({ keycloakId }) => keycloakId),
    );
    const restored = await updatePeople(tx, changed.flatMap(restoration));
    const gone = new Set(made.map(({ keycloakId }) => keycloakId));
    await writeUndo(
      tx,
      batch.id,
      rows.map((row) => ({
        position: row.position,
        undo: gone.has(row.keycloakId) ? "removing" : restored.has(row.keycloakId) ? "restored" : "kept",
        intent: accounts.kind === "keycloak" && restored.has(row.keycloakId) && isRoleChange(row) ? "role" : null,
      })),
    );
    await deps.ledger.append(
      tx,
      changed
        .filter((row) => restored.has(row.keycloakId) && isMove(row))
        .map(({ keycloakId, before }) =>
          accountChanged({ keycloakId, role: before?.role ?? "user", isActive: true }, batch.keycloakId),
        ),
    );
    const { removed, restored: already, kept: keptBefore } = batch.undo ?? { removed: 0, restored: 0, kept: 0 };
    return advance(tx, deps, batch, {
      done: (rows.at(-1)?.position ?? 0) + 1,
      undo: {
        removed: removed + gone.size,
        restored: already + restored.size,
        kept: keptBefore + rows.length - gone.size - restored.size,
      },
    });
  });
}

/** Locks these people. Returns the platform administrators among them where there would be none without them: they stay. */
async function lockAll(tx: Db, rows: readonly AppliedRow[]): Promise<ReadonlySet<string>> {
  const ending = new Set(
    rows
      .filter(({ before, after }) => after?.role === "platform_admin" && before?.role !== "platform_admin")
      .map(({ keycloakId }) => keycloakId),
  );
  const people = rows.map(({ keycloakId }) => keycloakId);
  const all = await lockPeople(tx, { people, administrators: ending.size > 0 });
  if (ending.size === 0) return ending;
  return all.every((one) => ending.has(one)) ? new Set(all) : new Set();
}

const isRoleChange = ({ before, after }: AppliedRow): boolean => before?.role !== after?.role;
const isMove = (row: AppliedRow): boolean =>
  isRoleChange(row) ||
  row.before?.organisationId !== row.after?.organisationId ||
  row.before?.institutionId !== row.after?.institutionId;

const restoration = ({ keycloakId, before, appliedAt }: AppliedRow) => {
  if (!before) return [];
  const { updatedAt: writtenAt, ...fields } = before;
  return [{ ...fields, keycloakId, readAt: appliedAt, writtenAt }];
};

/**
 * The people of these rows who are as the import left them, locked until commit: not changed by anybody, not signed in
 * since, without a password, seat, session or token that the import did not find.
 */
async function lockUntouched(tx: Db, rows: readonly AppliedRow[]): Promise<Set<string>> {
  const asked = rows.map(({ keycloakId, appliedAt, outcome, isAdopted }) => ({
    id: keycloakId,
    at: appliedAt,
    is_new: outcome === "created",
    is_made: outcome === "created" && !isAdopted,
  }));
  const found = await tx.execute<{ keycloak_id: string }>(sql`
    select u.keycloak_id from users u
    join ${recordset(asked)} as d(id text, at timestamptz, is_new boolean, is_made boolean)
      on d.id = u.keycloak_id
    where u.updated_at = d.at
      and not exists (select 1 from web_sessions w where w.keycloak_id = u.keycloak_id and w.created_at >= d.at)
      and not exists (select 1 from embed_tokens t where t.keycloak_id = u.keycloak_id and d.is_new)
      and not exists (select 1 from attendees a where a.keycloak_id = u.keycloak_id
        and (d.is_new or a.confirmed_at >= d.at))
      and not exists (select 1 from sessions s where s.owner_keycloak_id = u.keycloak_id and d.is_new)
      and not exists (select 1 from identity_accounts i where i.keycloak_id = u.keycloak_id and d.is_made
        and i.email_verified)
    for update of u`);
  return new Set(found.rows.map(({ keycloak_id }) => keycloak_id));
}

async function removePeople(tx: Db, keycloakIds: readonly string[]): Promise<void> {
  if (keycloakIds.length === 0) return;
  await withdrawInvitations(tx, keycloakIds);
  await tx.execute(sql`
    delete from users where keycloak_id in (select json_array_elements_text(${JSON.stringify(keycloakIds)}::json))`);
}

async function writeUndo(tx: Db, batchId: number, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update user_batch_rows r set undo = d.undo, intent = coalesce(d.intent, r.intent)
    from ${recordset(rows)} as d(position int, undo text, intent text)
    where r.batch_id = ${batchId} and r.position = d.position`);
}
