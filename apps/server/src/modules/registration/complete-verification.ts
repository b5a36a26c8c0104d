import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { AccountDirectory, DirectoryAccount } from "../../platform/identity/account-directory.ts";
import { assertPasswordAllowed } from "../../platform/identity/password-rules.ts";
import { recordChange } from "../sessions/record-change.ts";
import { changeUser, findUser, lockUser, mirrorUser } from "../users/users-repository.ts";
import { accountsHere } from "./accounts-here.ts";
import { standingOf, standingOfAddress } from "./address-standing.ts";
import { completeVerification } from "./contract.ts";
import { readVerificationLink, takeVerificationLink, type Verified, withVerificationClaimed } from "./links.ts";
import { notifyDeciders } from "./notify-deciders.ts";
import { placeApproved } from "./place-approved.ts";
import { deleteOtherUnverified, type RegistrationRow, updateRegistration } from "./registration-repository.ts";

/**
 * The link is claimed, then the account is made and the link used up last, so that the same link works again after a
 * failure in between.
 */
export const completeVerificationHandler = handle(completeVerification, async ({ deps, body }) => {
  const accounts = accountsHere(deps);
  const link = await readVerificationLink(deps.database.db, deps, body.token);
  if (!link) throw new ApiError("link_invalid");
  assertPasswordAllowed(body.password, link.kind === "registration" ? link.registration : link.user);
  await withVerificationClaimed(deps, body.token, () =>
    link.kind === "registration"
      ? confirmRegistration(deps, accounts, link.registration, body)
      : confirmInvitation(deps, accounts, link.user, body),
  );
  if (link.kind === "invitation") await placeApproved(deps, link.user.keycloakId);
  return { status: 204 };
});

interface Sent {
  readonly token: string;
  readonly password: string;
}

async function confirmRegistration(
  deps: Deps,
  accounts: AccountDirectory,
  registration: RegistrationRow,
  { token, password }: Sent,
): Promise<void> {
  const { clock } = deps;
  const account = await openAccount(deps, accounts, registration, password);
  await recordChange(deps, async (tx) => {
    if (!(await takeVerificationLink(tx, deps, token))) throw new ApiError("link_invalid");
    await lockUser(tx, account.keycloakId);
    const before = standingOf(await findUser(tx, account.keycloakId));
    if (before.kind !== "free" && before.kind !== "refused") throw new ApiError("link_invalid");
    const { email, fullName, shortName, language, organisationId, institutionId } = registration;
    await mirrorUser(tx, clock, { subject: account.keycloakId, email, emailVerified: true, fullName, language });
    await changeUser(tx, clock, account.keycloakId, {
      fullName,
      shortName,
      language,
      organisationId,
      institutionId,
      role: "pending_user",
      isActive: true,
    });
    await updateRegistration(tx, registration.id, {
      status: "pending",
      keycloakId: account.keycloakId,
      verifiedAt: clock.now(),
    });
    await deleteOtherUnverified(tx, email, registration.id);
    const request = { id: registration.id, keycloakId: account.keycloakId, organisationId, institutionId };
    return { events: await notifyDeciders(tx, clock, request), response: null };
  });
}

/**
 * The account of a confirmed address, with this password. One that exists already is adopted, unless somebody is known
 * by it: then nothing is changed.
 */
async function openAccount(
  deps: Deps,
  accounts: AccountDirectory,
  { email, fullName, language }: RegistrationRow,
  password: string,
): Promise<DirectoryAccount> {
  const { db } = deps.database;
  if (!["free", "refused"].includes((await standingOfAddress(db, email)).kind)) throw new ApiError("link_invalid");
  const wanted = { email, fullName, language, role: "pending_user", password, emailVerified: true } as const;
  const created = await accounts.create(wanted);
  if (created) return created;
  const existing = await accounts.findByEmail(email);
  if (!existing) throw new ApiError("unavailable");
  if (!["free", "refused"].includes(standingOf(await findUser(db, existing.keycloakId)).kind))
    throw new ApiError("link_invalid");
  await accounts.setPassword(existing.keycloakId, password);
  if (existing.isDisabled) await accounts.setDisabled(existing.keycloakId, false);
  return existing;
}

async function confirmInvitation(
  deps: Deps,
  accounts: AccountDirectory,
  user: Extract<Verified, { kind: "invitation" }>["user"],
  { token, password }: Sent,
): Promise<void> {
  const { keycloakId: subject, email, fullName } = user;
  await accounts.setPassword(subject, password);
  await deps.database.transaction(async (tx) => {
    if (!(await takeVerificationLink(tx, deps, token))) throw new ApiError("link_invalid");
    await mirrorUser(tx, deps.clock, { subject, email, emailVerified: true, fullName, language: null });
  });
}
