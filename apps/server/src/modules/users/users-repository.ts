import { and, asc, desc, eq, inArray, ne, not, sql } from "drizzle-orm";
import { SHORT_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import type { RoleName } from "../../contract/roles.ts";
import type { Language, Viewer } from "../../contract/viewer.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { cleanName } from "../../platform/names/clean-name.ts";
import { institutions, organisations, users } from "./tables.ts";

type UserRow = typeof users.$inferSelect;
export type UserWithScope = UserRow & { organisationName: string | null; institutionName: string | null };

/** The identity provider's data about a person. */
export interface Claims {
  readonly subject: string;
  readonly email: string;
  /** The provider has verified the address. */
  readonly emailVerified: boolean;
  readonly fullName: string;
  readonly language: Language | null;
  /** The role that the sign-in gives the person; none or null where the role here stays. */
  readonly role?: RoleName | null;
}

export async function findUser(db: Db, keycloakId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.keycloakId, keycloakId));
  return row ?? null;
}

/** Returns which of these people's accounts are disabled. */
export async function disabledAmong(db: Db, people: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ keycloakId: users.keycloakId })
    .from(users)
    .where(and(inArray(users.keycloakId, [...people]), not(users.isActive)));
  return new Set(rows.map(({ keycloakId }) => keycloakId));
}

/** Locks a person's row until commit, so that their simultaneous calls run one after the other. */
export async function lockUser(tx: Db, keycloakId: string): Promise<void> {
  await tx.select({ id: users.keycloakId }).from(users).where(eq(users.keycloakId, keycloakId)).for("no key update");
}

/** The owner of an address: the person for whom the provider verified it, else the first person with it. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
    .orderBy(desc(users.emailVerified), asc(users.createdAt), asc(users.keycloakId))
    .limit(1);
  return row ?? null;
}

export async function findUserWithScope(db: Db, keycloakId: string): Promise<UserWithScope | null> {
  const [row] = await db
    .select({ user: users, organisationName: organisations.name, institutionName: institutions.name })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(institutions, eq(institutions.id, users.institutionId))
    .where(eq(users.keycloakId, keycloakId));
  return row ? { ...row.user, organisationName: row.organisationName, institutionName: row.institutionName } : null;
}

/**
 * Mirrors a person at sign-in. A new person waits for approval; name and language stay as set here. An address belongs
 * to the person for whom the provider verified it last, so that a false claim keeps nobody out. Returns the stored row.
 */
export async function mirrorUser(db: Db, clock: Clock, claims: Claims): Promise<UserRow> {
  const email = claims.email.toLowerCase();
  const now = clock.now();
  if (claims.emailVerified)
    await db
      .update(users)
      .set({ emailVerified: false, updatedAt: now })
      .where(and(eq(users.email, email), users.emailVerified, ne(users.keycloakId, claims.subject)));
  const fullName = cleanName(claims.fullName) || email;
  const role = claims.role ? { role: claims.role } : {};
  const [row] = await db
    .insert(users)
    .values({
      keycloakId: claims.subject,
      email,
      emailVerified: claims.emailVerified,
      fullName,
      shortName: (fullName.split(" ")[0] ?? fullName).slice(0, SHORT_NAME_MAX_LENGTH),
      ...role,
      ...(claims.language ? { language: claims.language } : {}),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: users.keycloakId,
      set: { email, emailVerified: claims.emailVerified, ...role, updatedAt: now },
    })
    .returning();
  return row as UserRow;
}

export async function changeUser(
  db: Db,
  clock: Clock,
  keycloakId: string,
  change: Partial<Omit<UserRow, "keycloakId" | "createdAt" | "updatedAt">>,
): Promise<void> {
  await db
    .update(users)
    .set({ ...change, updatedAt: clock.now() })
    .where(eq(users.keycloakId, keycloakId));
}

/** Sets the person for whom a program acts; nobody without one. */
export async function markProgram(db: Db, keycloakId: string | null): Promise<void> {
  const acts = keycloakId === null ? sql`false` : sql`(${users.keycloakId} = ${keycloakId})`;
  await db.update(users).set({ isProgram: acts }).where(ne(users.isProgram, acts));
}

export function toViewer(user: UserRow, onlySessionId: number | null = null): Viewer {
  return {
    keycloakId: user.keycloakId,
    fullName: user.fullName,
    role: user.role,
    organisationId: user.organisationId,
    institutionId: user.institutionId,
    language: user.language,
    timezone: user.timezone,
    isProgram: false,
    onlySessionId,
  };
}
