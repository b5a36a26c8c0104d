import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { AccountDirectory, NewAccount } from "../../platform/identity/account-directory.ts";
import { readLinkToken, takeLinkToken, withLinkClaimed } from "../../platform/identity/link-tokens.ts";
import { assertPasswordAllowed } from "../../platform/identity/password-rules.ts";
import { changeUser, findUser, mirrorUser } from "../users/users-repository.ts";
import { accountsHere } from "./accounts-here.ts";
import { createFirstAdministrator } from "./contract.ts";
import { hasPlatformAdministrator } from "./registration-repository.ts";

/** The operator gives the account its address, so it counts as verified. */
export const createFirstAdministratorHandler = handle(createFirstAdministrator, async ({ deps, body }) => {
  const accounts = accountsHere(deps);
  const { database, clock } = deps;
  if (await hasPlatformAdministrator(database.db)) throw new ApiError("first_administrator_exists");
  if ((await readLinkToken(database.db, clock, "first-administrator", body.token)) === null)
    throw new ApiError("link_invalid");
  const { password, language, full_name: fullName, short_name: shortName } = body;
  const email = body.email.toLowerCase();
  assertPasswordAllowed(password, { email, fullName });
  const person = { email, fullName, shortName, language, password };
  await withLinkClaimed(database.db, clock, "first-administrator", body.token, () =>
    makeAdministrator(deps, accounts, person, body.token),
  );
  return { status: 204 };
});

interface Administrator extends Pick<NewAccount, "email" | "fullName" | "language"> {
  readonly shortName: string;
  readonly password: string;
}

async function makeAdministrator(
  { database, clock }: Deps,
  accounts: AccountDirectory,
  { shortName, password, ...person }: Administrator,
  token: string,
): Promise<void> {
  const { email, fullName, language } = person;
  const created = await accounts.create({ ...person, role: "platform_admin", password, emailVerified: true });
  const account = created ?? (await accounts.findByEmail(email));
  if (!account || (!created && (await findUser(database.db, account.keycloakId))))
    throw new ApiError("account_exists", { fieldErrors: { email: ["This address already has an account."] } });
  // An account without a person is left from a try that broke off.
  if (!created) await accounts.setPassword(account.keycloakId, password);
  const isTaken = await database.transaction(async (tx) => {
    if ((await takeLinkToken(tx, clock, "first-administrator", token)) === null) return false;
    await mirrorUser(tx, clock, { subject: account.keycloakId, email, emailVerified: true, fullName, language });
    await changeUser(tx, clock, account.keycloakId, { shortName, role: "platform_admin" });
    return true;
  });
  if (isTaken) return;
  // A later link has ended this one.
  if (created) await accounts.remove(account.keycloakId);
  throw new ApiError("link_invalid");
}
