import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { requestsChanged } from "../admin-users/requests-changed.ts";
import { recordChange } from "../sessions/record-change.ts";
import { changeUser, findUser, lockUser } from "../users/users-repository.ts";
import { contactOf } from "./contact-of.ts";
import { chooseMyInstitution, getMyRegistration, type MyRegistration } from "./contract.ts";
import { notifyDeciders } from "./notify-deciders.ts";
import { presentNamed } from "./present-pending.ts";
import { findRegistrationOf, insertRegistration, isScope, updateRegistration } from "./registration-repository.ts";

type Shape = z.input<typeof MyRegistration>;

/** A token for one session reaches nothing about the account. */
function assertWholePerson({ onlySessionId }: Viewer): void {
  if (onlySessionId !== null) throw new ApiError("permission_denied");
}

async function read(db: Db, { keycloakId, role }: Viewer): Promise<Shape> {
  const found = await findRegistrationOf(db, keycloakId);
  const status = found?.registration.status;
  if (!found || status === "unverified" || status === undefined)
    return {
      status: role === "pending_user" ? "none" : "approved",
      submitted_at: null,
      verified_at: null,
      organisation: null,
      institution: null,
      reason: null,
      contact: null,
    };
  const { registration } = found;
  return {
    status,
    submitted_at: registration.createdAt.toISOString(),
    verified_at: registration.verifiedAt?.toISOString() ?? null,
    ...presentNamed(found),
    reason: registration.reason,
    contact: status === "pending" ? await contactOf(db, registration) : null,
  };
}

export const getMyRegistrationHandler = handle(getMyRegistration, async ({ deps, viewer }) => {
  assertWholePerson(viewer);
  return { status: 200, body: await read(deps.database.db, viewer) };
});

export const chooseMyInstitutionHandler = handle(chooseMyInstitution, async ({ deps, viewer, body }) => {
  assertWholePerson(viewer);
  const { database, clock } = deps;
  const scope = { organisationId: body.organisation_id, institutionId: body.institution_id };
  await recordChange(deps, async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    const person = await findUser(tx, viewer.keycloakId);
    if (person?.role !== "pending_user") throw new ApiError("permission_denied");
    if (!(await isScope(tx, scope)))
      throw new ApiError("validation_failed", {
        fieldErrors: { institution_id: ["Choose an organisation, and an institution of it, that exist."] },
      });
    const now = clock.now();
    const found = await findRegistrationOf(tx, person.keycloakId);
    await changeUser(tx, clock, person.keycloakId, scope);
    if (found?.registration.status === "pending") {
      const { id } = found.registration;
      await updateRegistration(tx, id, scope);
      const moved = { id, keycloakId: person.keycloakId, ...scope };
      const left = await requestsChanged(tx, "account", found.registration, person.keycloakId);
      return { events: [...left, ...(await notifyDeciders(tx, clock, moved))], response: null };
    }
    const { id } = await insertRegistration(tx, {
      ...scope,
      email: person.email,
      fullName: person.fullName,
      shortName: person.shortName,
      language: person.language,
      status: "pending",
      keycloakId: person.keycloakId,
      // Another provider made the account: nobody was asked here.
      consentedAt: null,
      verifiedAt: person.emailVerified ? now : null,
      createdAt: now,
    });
    const request = { id, keycloakId: person.keycloakId, ...scope };
    return { events: await notifyDeciders(tx, clock, request), response: null };
  });
  return { status: 200, body: await read(database.db, viewer) };
});
