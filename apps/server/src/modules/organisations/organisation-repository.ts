import { and, asc, count, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { partners } from "../embed/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import { contains, isSameName, type TextOrder, type Wanted } from "../users/text-page.ts";
import type { Organisation } from "./contract.ts";
import type { Bounds } from "./policy.ts";

export interface OrganisationRow {
  readonly id: string;
  readonly key: string;
  readonly organisationId: number;
  readonly name: string;
  readonly institutionCount: number;
  readonly userCount: number;
}

export const ORGANISATION_ORDER: TextOrder = {
  key: sql`lower(${organisations.name})`,
  id: sql`${organisations.id}::text`,
  bind: (key) => sql`${key}::text`,
};

/** The row outside a subquery: a column alone would be looked for in the subquery's own table first. */
const OUTER_ID = sql.raw('"organisations"."id"');

const FIELDS = {
  id: sql<string>`${organisations.id}::text`,
  key: sql<string>`lower(${organisations.name})`,
  organisationId: organisations.id,
  name: organisations.name,
  institutionCount: sql<number>`(select count(*)::int from ${institutions} where ${institutions.organisationId} = ${OUTER_ID})`,
  userCount: sql<number>`(select count(*)::int from ${users} where ${users.organisationId} = ${OUTER_ID})`,
};

const within = ({ organisationId }: Bounds): SQL | undefined =>
  organisationId === undefined ? undefined : eq(organisations.id, organisationId);

export async function selectOrganisations(
  db: Db,
  bounds: Bounds,
  search: string | undefined,
  wanted: Wanted,
): Promise<OrganisationRow[]> {
  return db
    .select(FIELDS)
    .from(organisations)
    .where(and(within(bounds), contains(search, sql`${organisations.name}`), wanted.where))
    .orderBy(...wanted.orderBy)
    .limit(wanted.limit);
}

export async function countOrganisations(db: Db, bounds: Bounds, search: string | undefined): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(organisations)
    .where(and(within(bounds), contains(search, sql`${organisations.name}`)));
  return row?.n ?? 0;
}

export async function findOrganisation(db: Db, bounds: Bounds, id: number): Promise<OrganisationRow | null> {
  const [row] = await db
    .select(FIELDS)
    .from(organisations)
    .where(and(within(bounds), eq(organisations.id, id)));
  return row ?? null;
}

/** All organisations with their institutions, in alphabetical order: names only. */
export async function selectPublicNames(db: Db) {
  const [all, parts] = [
    await db
      .select()
      .from(organisations)
      .orderBy(asc(sql`lower(${organisations.name})`)),
    await db
      .select()
      .from(institutions)
      .orderBy(asc(sql`lower(${institutions.name})`)),
  ];
  return all.map(({ id, name }) => ({
    id,
    name,
    institutions: parts
      .filter(({ organisationId }) => organisationId === id)
      .map((institution) => ({ id: institution.id, name: institution.name })),
  }));
}

/** Lets one transaction at a time change names, so that two can never become the same. */
export async function lockNames(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${organisations}, ${institutions} in share row exclusive mode`);
}

/** Whether another organisation has this name, in any case. */
export async function isOrganisationNameTaken(tx: Db, name: string, exceptId: number | null): Promise<boolean> {
  const rows = await tx.select({ id: organisations.id, name: organisations.name }).from(organisations);
  return rows.some((row) => row.id !== exceptId && isSameName(row.name, name));
}

export async function insertOrganisation(tx: Db, name: string): Promise<number> {
  const [row] = await tx.insert(organisations).values({ name }).returning({ id: organisations.id });
  return (row as { id: number }).id;
}

export async function renameOrganisation(tx: Db, id: number, name: string): Promise<void> {
  await tx.update(organisations).set({ name }).where(eq(organisations.id, id));
}

/** Deletes an organisation that nothing belongs to; returns whether it did. */
export async function deleteEmptyOrganisation(tx: Db, id: number): Promise<boolean> {
  await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, id)).for("update");
  const none = (found: { getSQL(): SQL }) => notExists(found);
  const deleted = await tx
    .delete(organisations)
    .where(
      and(
        eq(organisations.id, id),
        none(tx.select({ id: users.keycloakId }).from(users).where(eq(users.organisationId, id))),
        none(tx.select({ id: institutions.id }).from(institutions).where(eq(institutions.organisationId, id))),
        none(tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.organisationId, id))),
        none(tx.select({ id: partners.id }).from(partners).where(eq(partners.organisationId, id))),
      ),
    )
    .returning({ id: organisations.id });
  return deleted.length > 0;
}

export const toOrganisation = (row: OrganisationRow): z.input<typeof Organisation> => ({
  id: row.organisationId,
  name: row.name,
  institution_count: row.institutionCount,
  user_count: row.userCount,
});
