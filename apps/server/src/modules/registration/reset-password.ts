import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { readLinkToken, takeLinkToken, withLinkClaimed } from "../../platform/identity/link-tokens.ts";
import { assertPasswordAllowed } from "../../platform/identity/password-rules.ts";
import { endWebSessionsOf } from "../../platform/identity/web-sessions.ts";
import { findUser, mirrorUser } from "../users/users-repository.ts";
import { accountsHere } from "./accounts-here.ts";
import { resetPassword } from "./contract.ts";

/**
 * The link is claimed, then the password is set and the link used up last, so that the same link works again after a
 * failure in between.
 */
export const resetPasswordHandler = handle(resetPassword, async ({ deps, body }) => {
  const accounts = accountsHere(deps);
  const { database, clock } = deps;
  const keycloakId = await readLinkToken(database.db, clock, "reset", body.token);
  const user = keycloakId === null ? null : await findUser(database.db, keycloakId);
  if (!user?.isActive) throw new ApiError("link_invalid");
  assertPasswordAllowed(body.password, user);
  await withLinkClaimed(database.db, clock, "reset", body.token, async () => {
    await accounts.setPassword(user.keycloakId, body.password);
    await database.transaction(async (tx) => {
      if ((await takeLinkToken(tx, clock, "reset", body.token)) === null) throw new ApiError("link_invalid");
      const { keycloakId: subject, email, fullName } = user;
      await mirrorUser(tx, clock, { subject, email, emailVerified: true, fullName, language: null });
      await endWebSessionsOf(tx, subject);
    });
  });
  await accounts.endSessions(user.keycloakId);
  return { status: 204 };
});
