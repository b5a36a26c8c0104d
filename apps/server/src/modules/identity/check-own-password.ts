import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { isPasswordOf } from "../../platform/identity/accounts.ts";
import { assertMayGuess, type GuessKey, guessWasRight } from "../../platform/identity/guesses.ts";

/**
 * Throws unless this is the person's password: `password_wrong`, or `too_many_requests` after several wrong ones, so
 * that an open browser somebody left is no place to guess it.
 */
export async function checkOwnPassword(
  { database, clock }: Pick<Deps, "database" | "clock">,
  keycloakId: string,
  password: string,
  field: string,
): Promise<void> {
  const key: GuessKey = { kind: "password", of: keycloakId };
  await assertMayGuess(database, clock, key);
  if (!(await isPasswordOf(database.db, keycloakId, password)))
    throw new ApiError("password_wrong", { fieldErrors: { [field]: ["This is not the current password."] } });
  await guessWasRight(database.db, [key]);
}
