import { ApiError } from "../../contract/errors.ts";
import type { RoleName } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { findInstitution } from "../organisations/institution-repository.ts";
import { findOrganisation } from "../organisations/organisation-repository.ts";
import type { Group } from "./admin-user-repository.ts";
import { may, NOWHERE, type Scope } from "./policy.ts";
import { assertInstitution, assertRoleFits } from "./role-scope.ts";

interface RequestedPlace {
  readonly role: Exclude<RoleName, "pending_user">;
  readonly organisation_id?: number | null | undefined;
  readonly institution_id?: number | null | undefined;
}

/**
 * Returns where a person with this role is to belong: as requested, else in the group of the path, else as before. Throws
 * `validation_failed` for a scope that does not fit the role, `organisation_not_found` or `institution_not_found` for
 * one that is not the administrator's, and `permission_denied` for a role that they do not give.
 */
export async function resolveScope(
  db: Db,
  viewer: Viewer,
  group: Group,
  requested: RequestedPlace,
  before: Scope = NOWHERE,
): Promise<Scope> {
  const { role } = requested;
  const place = role === "platform_admin" ? NOWHERE : await existing(db, placed(group, requested, before, viewer));
  if (role === "organisation_admin" && (requested.institution_id ?? null) !== null)
    throw new ApiError("validation_failed", {
      fieldErrors: { institution_id: ["Institution must not be set for an Organisation Admin."] },
    });
  const scope = assertRoleFits(role, place);
  if (role === "user") assertInstitution(scope.institutionId);
  if (!may(viewer, "give", role, { ...place, ...scope })) throw refusal(viewer, role);
  return scope;
}

function placed(group: Group, requested: RequestedPlace, before: Scope, viewer: Viewer): Scope {
  const own = viewer.role === "platform_admin" ? NOWHERE : viewer;
  const organisationId =
    requested.organisation_id ?? group.organisationId ?? before.organisationId ?? own.organisationId ?? null;
  // An institution of before belongs to the organisation of before.
  const kept = organisationId === before.organisationId ? before.institutionId : null;
  const institutionId =
    requested.institution_id === undefined
      ? (group.institutionId ?? kept ?? own.institutionId ?? null)
      : requested.institution_id;
  return { organisationId, institutionId };
}

async function existing(db: Db, { organisationId, institutionId }: Scope): Promise<Scope> {
  if (institutionId !== null) {
    const institution = await findInstitution(db, {}, institutionId);
    if (!institution || (organisationId !== null && institution.organisationId !== organisationId))
      throw new ApiError("institution_not_found");
    return { organisationId: institution.organisationId, institutionId };
  }
  if (organisationId !== null && !(await findOrganisation(db, {}, organisationId)))
    throw new ApiError("organisation_not_found");
  return { organisationId, institutionId };
}

/** A scope of somebody else's is not found; a role that the administrator gives nowhere is refused. */
function refusal(viewer: Viewer, role: RoleName): ApiError {
  const own = { organisationId: viewer.organisationId, institutionId: viewer.institutionId };
  if (!may(viewer, "give", role, own)) return new ApiError("permission_denied");
  return new ApiError(viewer.role === "organisation_admin" ? "organisation_not_found" : "institution_not_found");
}
