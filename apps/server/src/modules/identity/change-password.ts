import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { endLinks } from "../../platform/identity/link-tokens.ts";
import { assertPasswordAllowed } from "../../platform/identity/password-rules.ts";
import { endWebSessionsOf } from "../../platform/identity/web-sessions.ts";
import { findUser } from "../users/users-repository.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { changePassword } from "./contract.devices.ts";
import { ownSignIn } from "./own-sign-in.ts";

/** Changes the password and ends mailed links for another one, and the person's other sign-ins, here and at the provider. */
export const changePasswordHandler = handle(changePassword, async (call) => {
  const { deps, viewer, body } = call;
  const current = ownSignIn(call);
  const { accounts, database } = deps;
  if (accounts?.kind !== "builtin") throw new ApiError("password_elsewhere");
  const user = await findUser(database.db, viewer.keycloakId);
  if (!user) throw new ApiError("not_authenticated");
  assertPasswordAllowed(body.new_password, user, "new_password");
  await checkOwnPassword(deps, viewer.keycloakId, body.current_password, "current_password");
  await accounts.setPassword(viewer.keycloakId, body.new_password);
  await database.transaction(async (tx) => {
    await endLinks(tx, "reset", viewer.keycloakId);
    await endWebSessionsOf(tx, viewer.keycloakId, current.idHash);
  });
  await accounts.endSessions(viewer.keycloakId);
  return { status: 204 };
});
