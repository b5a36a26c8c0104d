import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../users/tables.ts";

/** Somebody to ask about a request for an account. */
export interface Contact {
  readonly full_name: string;
  readonly short_name: string;
  readonly email: string;
}

/**
 * The administrator nearest to the place asked for: of the institution, else of the organisation, else of the platform; of
 * several the one known here for longest. Null where there is none.
 */
export async function contactOf(
  db: Db,
  { organisationId, institutionId }: { readonly organisationId: number | null; readonly institutionId: number | null },
): Promise<Contact | null> {
  const ofInstitution = and(eq(users.role, "institution_admin"), eq(users.institutionId, institutionId ?? 0));
  const ofOrganisation = and(eq(users.role, "organisation_admin"), eq(users.organisationId, organisationId ?? 0));
  const [row] = await db
    .select({ full_name: users.fullName, short_name: users.shortName, email: users.email })
    .from(users)
    .where(
      and(users.isActive, users.emailVerified, or(ofInstitution, ofOrganisation, eq(users.role, "platform_admin"))),
    )
    .orderBy(
      sql`case ${users.role} when 'institution_admin' then 0 when 'organisation_admin' then 1 else 2 end`,
      asc(users.createdAt),
      asc(users.keycloakId),
    )
    .limit(1);
  return row ?? null;
}
