import { and, eq, or } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../users/tables.ts";
import type { Scope } from "./policy.ts";

/** Ids of the active administrators in whose scope this lies: the rule of `isInside` as a query. */
export async function administratorsOf(db: Db, { organisationId, institutionId }: Scope): Promise<string[]> {
  const rows = await db
    .select({ keycloakId: users.keycloakId })
    .from(users)
    .where(
      and(
        users.isActive,
        or(
          eq(users.role, "platform_admin"),
          organisationId === null
            ? undefined
            : and(eq(users.role, "organisation_admin"), eq(users.organisationId, organisationId)),
          institutionId === null
            ? undefined
            : and(eq(users.role, "institution_admin"), eq(users.institutionId, institutionId)),
        ),
      ),
    );
  return rows.map(({ keycloakId }) => keycloakId);
}
