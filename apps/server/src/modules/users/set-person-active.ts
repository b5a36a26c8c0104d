import { eq, sql } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { endWebSessionsOf, PERSON_OUT_CHANNEL } from "../../platform/identity/web-sessions.ts";
import { leaveCalls } from "../attendees/leave-calls.ts";
import { embedTokens } from "../embed/tables.ts";
import { users } from "./tables.ts";

/**
 * Disables an account, or enables it again, here and at the identity provider. A disabled person is out of pages, event
 * streams, video, embed tokens and the provider's sign-ins within 2 seconds; their seats stay. Throws `user_not_found`,
 * or `unavailable` when the provider does not respond; a repeated call completes what is missing.
 * @param actor keycloak_id of the administrator, for the log
 */
export async function setPersonActive(deps: Deps, actor: string, keycloakId: string, isActive: boolean): Promise<void> {
  // Disabling counts here first, because sign-ins here end at once; enabling counts at the provider first.
  if (isActive) await deps.accounts?.setDisabled(keycloakId, false);
  const changed = await deps.database.transaction(async (tx) => {
    const found = await tx
      .update(users)
      .set({ isActive, updatedAt: deps.clock.now() })
      .where(eq(users.keycloakId, keycloakId))
      .returning({ id: users.keycloakId });
    if (!isActive) await endAccess(tx, keycloakId);
    return found.length > 0;
  });
  if (!changed) throw new ApiError("user_not_found");
  deps.log.info({ who: keycloakId, actor, isActive }, "An account was disabled or enabled.");
  if (isActive) return;
  await leaveCalls(deps, keycloakId);
  await deps.accounts?.setDisabled(keycloakId, true);
}

/** Puts a person out of everything, although their account here stays enabled: the provider has disabled it. */
export async function putPersonOut(deps: Deps, keycloakId: string): Promise<void> {
  await leaveCalls(deps, keycloakId);
  await deps.database.transaction((tx) => endAccess(tx, keycloakId));
}

/** Sign-ins and tokens; after the commit every instance closes the person's event streams. */
export async function endAccess(tx: Db, keycloakId: string): Promise<void> {
  await endWebSessionsOf(tx, keycloakId);
  await tx.delete(embedTokens).where(eq(embedTokens.keycloakId, keycloakId));
  await tx.execute(sql`select pg_notify(${PERSON_OUT_CHANNEL}, ${keycloakId})`);
}
