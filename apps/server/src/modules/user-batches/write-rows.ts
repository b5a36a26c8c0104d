import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import type { BatchRow } from "./batch-repository.ts";
import { WorkLost } from "./job-lease.ts";
import type { Plan } from "./plan-row.ts";
import type { BatchCounts, PersonFields } from "./tables.ts";

/** A plan that was carried out, or left out: what is stored of it. */
export interface Written extends Plan {
  readonly keycloakId: string | null;
}

/** Stores the judgements of rows; one statement. With `appliedAt` they were carried out. */
export async function writeOutcomes(
  tx: Db,
  batchId: number,
  rows: readonly Written[],
  appliedAt: Date | null,
): Promise<void> {
  const values = rows.map((row) => ({
    position: row.position,
    outcome: row.outcome,
    reason: row.reason,
    field: row.field,
    differences: row.differences.length > 0 ? row.differences : null,
    keycloak_id: row.keycloakId,
    ...(appliedAt && {
      is_applied: row.outcome === "created" || row.outcome === "updated",
      before: row.before && { ...fieldsOf(row.before), updatedAt: row.before.updatedAt.toISOString() },
      after: row.after,
    }),
  }));
  const at = appliedAt?.toISOString() ?? null;
  await tx.execute(sql`
    update user_batch_rows r
    set outcome = d.outcome, reason = d.reason, field = d.field, differences = d.differences,
      keycloak_id = coalesce(d.keycloak_id, r.keycloak_id),
      before = d.before, after = d.after,
      intent = case when d.is_applied then null else r.intent end,
      applied_at = case when d.is_applied then ${at}::timestamptz end
    from ${recordset(values)} as d(position int, outcome text, reason text, field text, differences jsonb,
      keycloak_id text, before jsonb, after jsonb, is_applied boolean)
    where r.batch_id = ${batchId} and r.position = d.position`);
}

const fieldsOf = ({
  fullName,
  shortName,
  language,
  role,
  organisationId,
  institutionId,
}: PersonFields): PersonFields => ({
  fullName,
  shortName,
  language,
  role,
  organisationId,
  institutionId,
});

/**
 * Notes what the provider is about to be asked for; one statement. Throws `WorkLost` when the lease is another claim's:
 * accounts made then could be left over.
 */
export async function writeIntents(db: Db, { id, holder }: BatchRow, plans: readonly Plan[]): Promise<void> {
  const values = plans.map(({ position, outcome, isAdopted, account, before }) => ({
    position,
    intent: outcome === "created" ? "create" : "role",
    is_adopted: isAdopted,
    keycloak_id: account?.keycloakId ?? before?.keycloakId ?? null,
  }));
  if (values.length === 0) return;
  const { rows } = await db.execute(sql`
    update user_batch_rows r
    set intent = d.intent, is_adopted = d.is_adopted, keycloak_id = coalesce(d.keycloak_id, r.keycloak_id)
    from ${recordset(values)} as d(position int, intent text, is_adopted boolean, keycloak_id text)
    where r.batch_id = ${id} and r.position = d.position
      and exists (select 1 from user_batches b where b.id = ${id} and b.holder = ${holder})
    returning r.position`);
  if (rows.length === 0) throw new WorkLost(`Other work on import ${id} has begun.`);
}

/** A person to be made, as a row of `users`. */
export interface NewPerson extends PersonFields {
  readonly keycloakId: string;
  readonly email: string;
}

/** Makes people whose address nobody here has. Returns the ids of those made; one statement. */
export async function insertPeople(tx: Db, people: readonly NewPerson[], at: Date): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const now = at.toISOString();
  const { rows } = await tx.execute<{ keycloak_id: string }>(sql`
    insert into users (keycloak_id, email, email_verified, full_name, short_name, language, role,
      organisation_id, institution_id, created_at, updated_at)
    select d."keycloakId", d.email, false, d."fullName", d."shortName", d.language, d.role,
      d."organisationId", d."institutionId", ${now}::timestamptz, ${now}::timestamptz
    from ${recordset(people)} as d("keycloakId" text, email text, "fullName" text, "shortName" text, language text,
      role text, "organisationId" int, "institutionId" int)
    where not exists (select 1 from users u where u.email = d.email)
    on conflict do nothing returning keycloak_id`);
  return new Set(rows.map(({ keycloak_id }) => keycloak_id));
}

/** A person to be changed from the state that was last read. */
export interface PersonChange extends PersonFields {
  readonly keycloakId: string;
  /** `users.updated_at` as it was read, ISO 8601; somebody else's change since then is not overwritten. */
  readonly readAt: string;
  /** New value of `users.updated_at`, ISO 8601. */
  readonly writtenAt: string;
}

/** Changes people whom nobody has changed since. Returns the ids of those changed; one statement. */
export async function updatePeople(tx: Db, changes: readonly PersonChange[]): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const { rows } = await tx.execute<{ keycloak_id: string }>(sql`
    update users u
    set full_name = d."fullName", short_name = d."shortName", language = d.language, role = d.role,
      organisation_id = d."organisationId", institution_id = d."institutionId", updated_at = d."writtenAt"
    from ${recordset(changes)} as d("keycloakId" text, "readAt" timestamptz, "writtenAt" timestamptz, "fullName" text,
      "shortName" text, language text, role text, "organisationId" int, "institutionId" int)
    where u.keycloak_id = d."keycloakId" and u.updated_at = d."readAt"
    returning u.keycloak_id`);
  return new Set(rows.map(({ keycloak_id }) => keycloak_id));
}

/** Adds numbers of outcomes. */
export function addCounts(counts: BatchCounts, rows: readonly Pick<Plan, "outcome">[]): BatchCounts {
  const sum: BatchCounts = { ...counts };
  for (const { outcome } of rows) sum[outcome] = (sum[outcome] ?? 0) + 1;
  return sum;
}
