import { ApiError } from "../../contract/errors.ts";
import type { RoleName } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { isInside, may } from "../admin-users/policy.ts";
import { requestsChanged } from "../admin-users/requests-changed.ts";
import { assertRoleFits } from "../admin-users/role-scope.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { notify } from "../notifications/notify.ts";
import { recordChange } from "../sessions/record-change.ts";
import { accountChanged } from "../users/account-changed.ts";
import { setPersonActive } from "../users/set-person-active.ts";
import { changeUser, findUser, lockUser } from "../users/users-repository.ts";
import { placeApproved } from "./place-approved.ts";
import {
  findRegistration,
  lockRegistration,
  type RegistrationRow,
  updateRegistration,
} from "./registration-repository.ts";

type GivenRole = Exclude<RoleName, "pending_user">;
export type Decision =
  | { readonly kind: "approved"; readonly role: GivenRole }
  | { readonly kind: "rejected"; readonly reason: string };

/** A request whose address is confirmed. */
type Waiting = RegistrationRow & { readonly keycloakId: string };

/** Returns a request that waits; one that is not in scope is like one that does not exist. */
function waitingIn(viewer: Viewer, request: RegistrationRow | null): Waiting {
  if (!request || request.keycloakId === null || request.status === "unverified" || !isInside(viewer, request))
    throw new ApiError("registration_not_found");
  if (request.status !== "pending") throw new ApiError("registration_decided", { extra: { status: request.status } });
  return { ...request, keycloakId: request.keycloakId };
}

/**
 * Decides one request for an account. Throws `registration_not_found`, or `registration_decided` with the state when
 * somebody else was first.
 */
export async function decideRequest(deps: Deps, viewer: Viewer, id: string, decision: Decision): Promise<void> {
  const { keycloakId } = await (decision.kind === "approved"
    ? approve(deps, viewer, id, decision.role)
    : reject(deps, viewer, id, decision.reason));
  if (decision.kind === "approved") await placeApproved(deps, keycloakId);
}

async function approve(deps: Deps, viewer: Viewer, id: string, role: GivenRole): Promise<Waiting> {
  const { accounts, clock, database } = deps;
  const before = waitingIn(viewer, await findRegistration(database.db, id));
  const scopeFor = (request: Waiting) => {
    if (!may(viewer, "give", role, request)) throw new ApiError("permission_denied");
    return assertRoleFits(role, request);
  };
  scopeFor(before);
  // At the provider first: a person who is approved here must have the role there.
  await accounts?.setRole(before.keycloakId, role);
  const approved = recordChange(deps, async (tx) => {
    const request = waitingIn(viewer, await lockRegistration(tx, id));
    await lockUser(tx, request.keycloakId);
    const { keycloakId } = request;
    await changeUser(tx, clock, keycloakId, { ...scopeFor(request), role, isActive: true });
    await updateRegistration(tx, id, { status: "approved", ...by(deps, viewer) });
    const person = await findUser(tx, keycloakId);
    if (!person) throw new ApiError("registration_not_found");
    const { email: address, fullName, language } = person;
    const data = { fullName, path: "/home" };
    await queueMail(tx, clock, { kind: "approved", cause: `registration:${id}`, address, keycloakId, language, data });
    const welcome = await notify(tx, clock, [{ kind: "account_approved", cause: `registration:${id}`, keycloakId }]);
    const lists = await requestsChanged(tx, "account", request, viewer.keycloakId);
    return { events: [accountChanged(person, viewer.keycloakId), ...welcome, ...lists], response: request };
  });
  return approved.catch(async (error: unknown) => {
    await resetRole(deps, before.keycloakId);
    throw error;
  });
}

/** Somebody else decided first: the provider, whose role counts at the next sign-in, gets the role here again. */
async function resetRole({ accounts, database, log }: Deps, keycloakId: string): Promise<void> {
  const person = await findUser(database.db, keycloakId);
  if (person)
    await accounts
      ?.setRole(keycloakId, person.role)
      .catch((error: unknown) => log.error({ error, who: keycloakId }, "A role at the provider is not the one here."));
}

async function reject(deps: Deps, viewer: Viewer, id: string, reason: string): Promise<Waiting> {
  const { clock } = deps;
  const rejected = await recordChange(deps, async (tx) => {
    const request = waitingIn(viewer, await lockRegistration(tx, id));
    const { keycloakId } = request;
    await changeUser(tx, clock, keycloakId, { isActive: false });
    await updateRegistration(tx, id, { status: "rejected", reason, ...by(deps, viewer) });
    const person = await findUser(tx, keycloakId);
    if (!person) throw new ApiError("registration_not_found");
    const { email: address, fullName, language } = person;
    const data = { fullName, reason };
    await queueMail(tx, clock, { kind: "rejected", cause: `registration:${id}`, address, keycloakId, language, data });
    const lists = await requestsChanged(tx, "account", request, viewer.keycloakId);
    return { events: [accountChanged(person, viewer.keycloakId), ...lists], response: request };
  });
  // The person is out here already; a provider that does not respond must not undo the decision.
  await setPersonActive(deps, viewer.keycloakId, rejected.keycloakId, false).catch((error: unknown) =>
    deps.log.warn({ error, who: rejected.keycloakId }, "A refused person could not be disabled at the provider."),
  );
  return rejected;
}

const by = ({ clock }: Pick<Deps, "clock">, { keycloakId }: Viewer) => ({
  decidedAt: clock.now(),
  deciderKeycloakId: keycloakId,
});
