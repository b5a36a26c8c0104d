import { and, count, desc, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import { adminLevelOf } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import { contains, type TextOrder, type Wanted } from "../users/text-page.ts";
import { registrations } from "./tables.ts";

export type RegistrationRow = typeof registrations.$inferSelect;
export type NewRegistration = typeof registrations.$inferInsert;

/** A registration with the names of its organisation and institution. */
export interface NamedRegistration {
  readonly registration: RegistrationRow;
  readonly organisationName: string | null;
  readonly institutionName: string | null;
}

export async function insertRegistration(tx: Db, registration: NewRegistration): Promise<RegistrationRow> {
  const [row] = await tx.insert(registrations).values(registration).returning();
  return row as RegistrationRow;
}

export async function findRegistration(db: Db, id: string): Promise<RegistrationRow | null> {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
  return row ?? null;
}

/** Finds a registration and locks it until commit. */
export async function lockRegistration(tx: Db, id: string): Promise<RegistrationRow | null> {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for("update");
  return row ?? null;
}

export async function updateRegistration(tx: Db, id: string, change: Partial<NewRegistration>): Promise<void> {
  await tx.update(registrations).set(change).where(eq(registrations.id, id));
}

/** The latest registration of an address that nobody confirmed. */
export async function findUnverified(db: Db, email: string): Promise<RegistrationRow | null> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), eq(registrations.status, "unverified")))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row ?? null;
}

/** Deletes what nobody confirmed in time: somebody else may have typed the address. */
export async function deleteUnverifiedBefore(tx: Db, before: Date): Promise<void> {
  await tx
    .delete(registrations)
    .where(and(eq(registrations.status, "unverified"), lt(registrations.createdAt, before)));
}

/** Deletes the other registrations of an address that is confirmed now. */
export async function deleteOtherUnverified(tx: Db, email: string, exceptId: string): Promise<void> {
  await tx
    .delete(registrations)
    .where(and(eq(registrations.email, email), eq(registrations.status, "unverified"), ne(registrations.id, exceptId)));
}

const withNames = (db: Db) =>
  db
    .select({
      registration: registrations,
      organisationName: organisations.name,
      institutionName: institutions.name,
    })
    .from(registrations)
    .leftJoin(organisations, eq(organisations.id, registrations.organisationId))
    .leftJoin(institutions, eq(institutions.id, registrations.institutionId));

/** A person's latest registration. */
export async function findRegistrationOf(db: Db, keycloakId: string): Promise<NamedRegistration | null> {
  const [row] = await withNames(db)
    .where(eq(registrations.keycloakId, keycloakId))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return row ?? null;
}

export const PENDING_ORDER: TextOrder = {
  key: sql`coalesce(${registrations.verifiedAt}, ${registrations.createdAt})`,
  id: sql`${registrations.id}::text`,
  bind: (key) => sql`${key}::timestamptz`,
};

/** Which waiting requests are asked for; all without a filter. */
export interface PendingFilter {
  readonly search?: string | undefined;
  readonly institution_id?: number | undefined;
  readonly waiting_since_before?: string | undefined;
}

/** Requests in an administrator's scope that wait for a decision. */
export function waiting(viewer: Viewer, filter: PendingFilter = {}): SQL | undefined {
  const own = {
    platform: undefined,
    organisation: sql`${registrations.organisationId} = ${viewer.organisationId}`,
    institution: sql`${registrations.institutionId} = ${viewer.institutionId}`,
  }[adminLevelOf(viewer.role) ?? "institution"];
  const { search, institution_id: institutionId, waiting_since_before: before } = filter;
  return and(
    eq(registrations.status, "pending"),
    own,
    contains(search, sql`${registrations.fullName}`, sql`${registrations.email}`),
    institutionId === undefined ? undefined : eq(registrations.institutionId, institutionId),
    before === undefined ? undefined : sql`${PENDING_ORDER.key} < ${before}::timestamptz`,
  );
}

/** A waiting request with its place in the list. */
export interface PendingRow extends NamedRegistration {
  readonly id: string;
  readonly key: string;
}

export async function selectPending(
  db: Db,
  viewer: Viewer,
  filter: PendingFilter,
  wanted: Wanted,
): Promise<PendingRow[]> {
  const rows = await withNames(db)
    .where(and(waiting(viewer, filter), wanted.where))
    .orderBy(...wanted.orderBy)
    .limit(wanted.limit);
  return rows.map((row) => ({
    ...row,
    id: row.registration.id,
    key: (row.registration.verifiedAt ?? row.registration.createdAt).toISOString(),
  }));
}

export async function countPending(db: Db, viewer: Viewer, filter: PendingFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(registrations).where(waiting(viewer, filter));
  return row?.n ?? 0;
}

/** Settles a person's waiting request, where there is one, and returns its scope. */
export async function settlePendingOf(
  tx: Db,
  keycloakId: string,
  decision: Pick<NewRegistration, "status" | "decidedAt" | "deciderKeycloakId">,
): Promise<Pick<RegistrationRow, "organisationId" | "institutionId">[]> {
  return tx
    .update(registrations)
    .set(decision)
    .where(and(eq(registrations.keycloakId, keycloakId), eq(registrations.status, "pending")))
    .returning({ organisationId: registrations.organisationId, institutionId: registrations.institutionId });
}

/** Where somebody belongs; null where the organisation or the institution inside it does not exist. */
export async function isScope(
  db: Db,
  { organisationId, institutionId }: { organisationId: number | null; institutionId: number | null },
): Promise<boolean> {
  if (organisationId === null) return institutionId === null;
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId));
  if (!organisation || institutionId === null) return organisation !== undefined;
  const [institution] = await db
    .select()
    .from(institutions)
    .where(and(eq(institutions.id, institutionId), eq(institutions.organisationId, organisationId)));
  return institution !== undefined;
}

/** Whether anybody administers the platform. */
export async function hasPlatformAdministrator(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: users.keycloakId })
    .from(users)
    .where(and(eq(users.role, "platform_admin"), users.isActive))
    .limit(1);
  return row !== undefined;
}
