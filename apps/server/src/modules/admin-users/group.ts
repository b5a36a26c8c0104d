import { ApiError, type ErrorCode } from "../../contract/errors.ts";
import { adminLevelOf } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { findInstitution } from "../organisations/institution-repository.ts";
import { findOrganisation } from "../organisations/organisation-repository.ts";
import type { Group } from "./admin-user-repository.ts";
import { isInside, readableRoles } from "./policy.ts";

/** The group that a path names; each function throws where it is not the administrator's, as where it does not exist. */
export interface GroupPath {
  readonly orgId?: number;
  readonly instId?: number;
}

export async function groupOf(db: Db, viewer: Viewer, { orgId, instId }: GroupPath): Promise<Group> {
  const level = adminLevelOf(viewer.role);
  const roles = level ? readableRoles(level) : [];
  if (instId !== undefined) {
    const found = await findInstitution(db, {}, instId);
    const isOwn = found && isInside(viewer, { organisationId: found.organisationId, institutionId: found.id });
    return isOwn
      ? { organisationId: found.organisationId, institutionId: found.id, roles }
      : refuse("institution_not_found");
  }
  if (orgId !== undefined) {
    const found = await findOrganisation(db, {}, orgId);
    const isOwn = found && isInside(viewer, { organisationId: found.organisationId, institutionId: null });
    return isOwn ? { organisationId: found.organisationId, roles } : refuse("organisation_not_found");
  }
  if (level !== "platform") return refuse("permission_denied");
  return {};
}

/** The people that an administrator looks after. */
export function ownGroup({ role, organisationId, institutionId }: Viewer): Group {
  if (adminLevelOf(role) === "platform") return {};
  return {
    ...(organisationId !== null && { organisationId }),
    ...(adminLevelOf(role) === "institution" && institutionId !== null && { institutionId }),
  };
}

function refuse(code: ErrorCode): never {
  throw new ApiError(code);
}
