import { and, count, eq, inArray, isNotNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { RoleName } from "../../contract/roles.ts";
import type { Db } from "../../platform/database/database.ts";
import { webSessions } from "../../platform/identity/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import { contains, type TextOrder, type Wanted } from "../users/text-page.ts";
import type { AdminUser, UserFilters, UserStatus } from "./contract.ts";

export type Status = z.infer<typeof UserStatus>;

/** The people of a path: all, those of an organisation, or those of an institution. */
export interface Group {
  readonly organisationId?: number;
  readonly institutionId?: number;
  /** Only people with one of these roles. */
  readonly roles?: readonly RoleName[];
}

export const USER_ORDER: TextOrder = {
  key: sql`lower(${users.fullName})`,
  id: sql`${users.keycloakId}`,
  bind: (key) => sql`${key}::text`,
};

const FIELDS = {
  id: users.keycloakId,
  key: sql<string>`lower(${users.fullName})`,
  user: users,
  organisationName: organisations.name,
  institutionName: institutions.name,
  lastSeenAt: sql<Date | null>`(select max(coalesce(${webSessions.lastSeenAt}, ${webSessions.createdAt}))
    from ${webSessions} where ${webSessions.keycloakId} = ${users.keycloakId})`.mapWith(webSessions.createdAt),
};

const select = (db: Db) =>
  db
    .select(FIELDS)
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(institutions, eq(institutions.id, users.institutionId));

export type AdminUserRow = Awaited<ReturnType<typeof selectUsers>>[number];

const STATUS: Readonly<Record<Status, SQL | undefined>> = {
  inactive: not(users.isActive),
  pending: and(users.isActive, eq(users.role, "pending_user")),
  invited: and(users.isActive, ne(users.role, "pending_user"), not(users.emailVerified)),
  active: and(users.isActive, ne(users.role, "pending_user"), users.emailVerified),
};

/** Returns the status of a person, as `STATUS` has it in SQL. */
function statusOf({ isActive, role, emailVerified }: typeof users.$inferSelect): Status {
  if (!isActive) return "inactive";
  if (role === "pending_user") return "pending";
  return emailVerified ? "active" : "invited";
}

const inGroup = ({ organisationId, institutionId, roles }: Group): SQL | undefined =>
  and(
    roles && inArray(users.role, [...roles]),
    organisationId === undefined ? undefined : eq(users.organisationId, organisationId),
    institutionId === undefined ? undefined : eq(users.institutionId, institutionId),
  );

const matching = (group: Group, filters: UserFilters): SQL | undefined =>
  and(
    inGroup(group),
    contains(filters.search, sql`${users.fullName}`, sql`${users.email}`),
    filters.role && eq(users.role, filters.role),
    filters.status && STATUS[filters.status],
    filters.organisation === undefined ? undefined : eq(users.organisationId, filters.organisation),
    filters.institution === undefined ? undefined : eq(users.institutionId, filters.institution),
    filters.language && eq(users.language, filters.language),
  );

export async function selectUsers(db: Db, group: Group, filters: UserFilters, wanted: Wanted) {
  return select(db)
    .where(and(matching(group, filters), wanted.where))
    .orderBy(...wanted.orderBy)
    .limit(wanted.limit);
}

export async function countUsers(db: Db, group: Group, filters: UserFilters): Promise<number> {
  const [row] = await db.select({ n: count() }).from(users).where(matching(group, filters));
  return row?.n ?? 0;
}

export async function findAdminUser(db: Db, group: Group, keycloakId: string): Promise<AdminUserRow | null> {
  const [row] = await select(db).where(and(inGroup(group), eq(users.keycloakId, keycloakId)));
  return row ?? null;
}

/** Locks the active platform administrators until commit, and returns who they are. */
export const lockPlatformAdministrators = (tx: Db): Promise<string[]> =>
  lockPeople(tx, { people: [], administrators: true });

/**
 * Locks people until commit, and the active platform administrators where asked. Returns the administrators among them.
 * A transaction that changes several people locks them here, all at once and in the order of their ids: two that wait
 * for each other would be a deadlock.
 */
export async function lockPeople(
  tx: Db,
  { people, administrators }: { readonly people: readonly string[]; readonly administrators: boolean },
): Promise<string[]> {
  const isAdministrator = and(eq(users.role, "platform_admin"), users.isActive);
  const isNamed = sql`${users.keycloakId} in (select json_array_elements_text(${JSON.stringify(people)}::json))`;
  const rows = await tx
    .select({ id: users.keycloakId, role: users.role, isActive: users.isActive })
    .from(users)
    .where(administrators ? or(isNamed, isAdministrator) : isNamed)
    .orderBy(users.keycloakId)
    .for("no key update");
  return rows.filter(({ role, isActive }) => role === "platform_admin" && isActive).map(({ id }) => id);
}

/** The first steps that a group has done. */
export async function countFirstSteps(db: Db, group: Group, exceptId: string) {
  const has = async (found: PromiseLike<{ n: number }[]>): Promise<boolean> => ((await found)[0]?.n ?? 0) > 0;
  const { organisationId, institutionId } = group;
  const ofOrganisation = organisationId === undefined ? undefined : eq(institutions.organisationId, organisationId);
  const ofInstitution = institutionId === undefined ? undefined : eq(institutions.id, institutionId);
  const sessionsHere = and(
    isNotNull(sessions.id),
    organisationId === undefined ? undefined : eq(sessions.organisationId, organisationId),
    institutionId === undefined ? undefined : eq(sessions.institutionId, institutionId),
  );
  return {
    organisation: await has(db.select({ n: count() }).from(organisations)),
    institution: await has(db.select({ n: count() }).from(institutions).where(and(ofOrganisation, ofInstitution))),
    people: await has(
      db
        .select({ n: count() })
        .from(users)
        .where(and(inGroup(group), ne(users.keycloakId, exceptId), ne(users.role, "pending_user"))),
    ),
    session: await has(db.select({ n: count() }).from(sessions).where(sessionsHere)),
  };
}

export function toAdminUser(row: AdminUserRow): z.input<typeof AdminUser> {
  const { user } = row;
  return {
    keycloak_id: user.keycloakId,
    email: user.email,
    full_name: user.fullName,
    short_name: user.shortName,
    status: statusOf(user),
    is_active: user.isActive,
    role: user.role,
    roles: [user.role],
    keycloak_roles: [user.role],
    organisation_id: user.organisationId,
    organisation_name: row.organisationName,
    institution_id: user.institutionId,
    institution_name: row.institutionName,
    timezone: user.timezone,
    language: user.language,
    created_at: user.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
  };
}
