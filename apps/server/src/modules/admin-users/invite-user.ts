import { ApiError } from "../../contract/errors.ts";
import { adminLevelOf } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { ACCOUNTS_TO_ADDRESS, useQuota } from "../../platform/quota/quota.ts";
import { accountsHere } from "../registration/accounts-here.ts";
import { standingOfAddress } from "../registration/address-standing.ts";
import { mailInvitation } from "../registration/links.ts";
import { changeUser, findUser, mirrorUser } from "../users/users-repository.ts";
import { type AdminUserRow, findAdminUser, toAdminUser } from "./admin-user-repository.ts";
import { inviteInstitutionUser, inviteOrganisationUser, invitePlatformUser, type NewUser } from "./contract.ts";
import { type GroupPath, groupOf } from "./group.ts";
import { may } from "./policy.ts";
import { resolveScope } from "./resolve-scope.ts";

interface InviteCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly params: GroupPath;
  readonly body: NewUser;
}

/**
 * Makes an account without a password and mails a link to set one; for somebody who is invited already, another link.
 * The account is made first, and a repeated call completes what is missing.
 */
async function invite({ deps, viewer, params, body }: InviteCall): Promise<AdminUserRow> {
  const accounts = accountsHere(deps);
  const { database, clock } = deps;
  const { db } = database;
  const scope = await resolveScope(db, viewer, await groupOf(db, viewer, params), body);
  const email = body.email.toLowerCase();
  const { kind, user } = await standingOfAddress(db, email);
  const isAgain = kind === "invited" && may(viewer, "change", user.role, user);
  if (user && !isAgain) throw known();
  await useQuota(db, deps, ACCOUNTS_TO_ADDRESS, hashOpaque(email));
  const keycloakId = user?.keycloakId ?? (await open(deps, accounts, { ...body, email }));
  return database.transaction(async (tx) => {
    const { full_name: fullName, language, role, short_name: shortName } = body;
    if (await findUser(tx, keycloakId)) {
      if (!isAgain) throw known();
    } else {
      await mirrorUser(tx, clock, { subject: keycloakId, email, emailVerified: false, fullName, language });
      await changeUser(tx, clock, keycloakId, { ...scope, role, ...(shortName && { shortName }) });
    }
    const invited = await findAdminUser(tx, {}, keycloakId);
    if (!invited) throw new Error("The person who was invited is gone.");
    const place = invited.institutionName ?? invited.organisationName ?? "Hotseat";
    await mailInvitation(tx, deps, invited.user, { inviter: viewer.fullName, scope: place });
    return invited;
  });
}

const known = () =>
  new ApiError("account_exists", { fieldErrors: { email: ["This address already has an account."] } });

/** The account at the provider. One without a person in our database was left by an interrupted try, or was made by its owner. */
async function open(deps: Deps, accounts: ReturnType<typeof accountsHere>, body: NewUser): Promise<string> {
  const { email, full_name: fullName, language, role } = body;
  const created = await accounts.create({ email, fullName, language, role, password: null, emailVerified: false });
  const account = created ?? (await accounts.findByEmail(email));
  if (!account) throw new ApiError("unavailable");
  if (!created && (await isKnown(deps.database.db, account.keycloakId))) throw known();
  // At Keycloak people claim any address; at the built-in provider an account without a confirmed one has no password.
  const isClaimed = !created && accounts.kind === "keycloak" && !account.emailVerified;
  if (isClaimed && adminLevelOf(role) !== null) throw known();
  return account.keycloakId;
}

const isKnown = async (db: Db, keycloakId: string): Promise<boolean> => (await findUser(db, keycloakId)) !== null;

export const invitePlatformUserHandler = handle(invitePlatformUser, async (call) => ({
  status: 201,
  body: toAdminUser(await invite(call)),
}));
export const inviteOrganisationUserHandler = handle(inviteOrganisationUser, async (call) => ({
  status: 201,
  body: toAdminUser(await invite(call)),
}));
export const inviteInstitutionUserHandler = handle(inviteInstitutionUser, async (call) => ({
  status: 201,
  body: toAdminUser(await invite(call)),
}));
