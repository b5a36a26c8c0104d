import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { lockPlatformAdministrators } from "../admin-users/admin-user-repository.ts";
import { leaveCalls } from "../attendees/leave-calls.ts";
import { ownSignIn } from "../identity/own-sign-in.ts";
import { recordChange } from "../sessions/record-change.ts";
import { changeUser, findUser } from "../users/users-repository.ts";
import { deleteOwnAccount } from "./contract.ts";
import { erasePerson } from "./erase-person.ts";
import { leaveSessions } from "./leave-sessions.ts";

/**
 * Deletes the account of this sign-in (AS-4.9). At the provider first: a person who cannot be deleted there keeps everything here.
 * Each step may be repeated, so a call that failed half-way is completed by the next one.
 */
export const deleteOwnAccountHandler = handle(deleteOwnAccount, async (call) => {
  ownSignIn(call);
  const { deps, viewer, body } = call;
  const { keycloakId } = viewer;
  const me = await findUser(deps.database.db, keycloakId);
  if (me?.email !== body.email.toLowerCase())
    throw new ApiError("validation_failed", { fieldErrors: { email: ["This is not the address of your account."] } });
  await deps.database.transaction((tx) => stepDown(tx, deps, keycloakId));
  await leaveSessions(deps, viewer);
  await leaveCalls(deps, keycloakId);
  await deps.accounts?.remove(keycloakId);
  await recordChange(deps, async (tx) => ({ events: await erasePerson(tx, keycloakId, me.email), response: null }));
  deps.log.info({ who: keycloakId }, "A person deleted their account.");
  return { status: 204 };
});

/** Of two last administrators who delete their accounts at the same time, one stays: the other is none from here on. */
async function stepDown(tx: Db, { clock }: Pick<Deps, "clock">, keycloakId: string): Promise<void> {
  const administrators = await lockPlatformAdministrators(tx);
  if (!administrators.includes(keycloakId)) return;
  if (administrators.length === 1) throw new ApiError("last_platform_admin");
  await changeUser(tx, clock, keycloakId, { role: "user" });
}
