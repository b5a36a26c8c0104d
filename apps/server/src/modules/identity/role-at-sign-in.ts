import { eq, sql } from "drizzle-orm";
import type { RoleName } from "../../contract/roles.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SignedInPerson } from "../../platform/identity/relying-party.ts";
import { users } from "../users/tables.ts";

/** Id of the lock between two first sign-ins; any number. */
const FIRST_ADMIN_LOCK = 4_040_020;

/**
 * The role that a sign-in gives a person; null where the role here counts. With an external issuer, the verified
 * address in `ADMIN_EMAIL` becomes platform administrator while there is none. With Keycloak its role wins.
 */
export async function roleAtSignIn(
  tx: Db,
  { oidc, keycloakAdmin, adminEmail }: Deps["config"],
  { email, emailVerified, role }: SignedInPerson,
): Promise<RoleName | null> {
  if (!oidc) return null;
  if (emailVerified && email.toLowerCase() === adminEmail && !(await hasPlatformAdmin(tx))) return "platform_admin";
  return keycloakAdmin ? role : null;
}

async function hasPlatformAdmin(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
  const [row] = await tx.select({ id: users.keycloakId }).from(users).where(eq(users.role, "platform_admin")).limit(1);
  return row !== undefined;
}
