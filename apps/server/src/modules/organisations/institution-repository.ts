import { and, asc, eq, notExists, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { sessions } from "../sessions/tables.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import { isSameName } from "../users/text-page.ts";
import type { Institution } from "./contract.ts";
import type { Bounds } from "./policy.ts";

export interface InstitutionRow {
  readonly id: number;
  readonly name: string;
  readonly organisationId: number;
  readonly organisationName: string;
  readonly userCount: number;
}

/** Institutions within these bounds, and of one organisation or with one id where given, in alphabetical order. */
export async function selectInstitutions(
  db: Db,
  bounds: Bounds,
  only: { readonly organisationId?: number | undefined; readonly id?: number } = {},
): Promise<InstitutionRow[]> {
  return db
    .select({
      id: institutions.id,
      name: institutions.name,
      organisationId: organisations.id,
      organisationName: organisations.name,
      userCount: sql<number>`(select count(*)::int from ${users} where ${users.institutionId} = ${institutions.id})`,
    })
    .from(institutions)
    .innerJoin(organisations, eq(organisations.id, institutions.organisationId))
    .where(
      and(
        bounds.organisationId === undefined ? undefined : eq(institutions.organisationId, bounds.organisationId),
        bounds.institutionId === undefined ? undefined : eq(institutions.id, bounds.institutionId),
        only.organisationId === undefined ? undefined : eq(institutions.organisationId, only.organisationId),
        only.id === undefined ? undefined : eq(institutions.id, only.id),
      ),
    )
    .orderBy(asc(sql`lower(${institutions.name})`), asc(institutions.id));
}

export async function findInstitution(db: Db, bounds: Bounds, id: number): Promise<InstitutionRow | null> {
  const [row] = await selectInstitutions(db, bounds, { id });
  return row ?? null;
}

/** Whether another institution of the organisation has this name, in any case. */
export async function isInstitutionNameTaken(
  tx: Db,
  organisationId: number,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const rows = await tx
    .select({ id: institutions.id, name: institutions.name })
    .from(institutions)
    .where(eq(institutions.organisationId, organisationId));
  return rows.some((row) => row.id !== exceptId && isSameName(row.name, name));
}

export async function insertInstitution(tx: Db, organisationId: number, name: string): Promise<number> {
  const [row] = await tx.insert(institutions).values({ organisationId, name }).returning({ id: institutions.id });
  return (row as { id: number }).id;
}

export async function renameInstitution(tx: Db, id: number, name: string): Promise<void> {
  await tx.update(institutions).set({ name }).where(eq(institutions.id, id));
}

/** Deletes an institution that nothing belongs to; returns whether it did. */
export async function deleteEmptyInstitution(tx: Db, id: number): Promise<boolean> {
  await tx.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id)).for("update");
  const deleted = await tx
    .delete(institutions)
    .where(
      and(
        eq(institutions.id, id),
        notExists(tx.select({ id: users.keycloakId }).from(users).where(eq(users.institutionId, id))),
        notExists(tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.institutionId, id))),
      ),
    )
    .returning({ id: institutions.id });
  return deleted.length > 0;
}

export const toInstitution = (row: InstitutionRow): z.input<typeof Institution> => ({
  id: row.id,
  name: row.name,
  organisation: { id: row.organisationId, name: row.organisationName },
  user_count: row.userCount,
});
