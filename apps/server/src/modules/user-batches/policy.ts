import { type AdminLevelName, adminLevelOf, type RoleName } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { isInside, may, type Scope } from "../admin-users/policy.ts";

/** The people that an import is about: everybody, those of an organisation, or those of an institution. */
export interface BatchScope extends Scope {
  readonly level: AdminLevelName;
}

type Roles = readonly RoleName[];
const NONE: Roles = [];
const OF_PLATFORM: Roles = ["platform_admin", "organisation_admin", "institution_admin", "user"];
const OF_ORGANISATION: Roles = ["organisation_admin", "institution_admin", "user"];
const OF_INSTITUTION: Roles = ["institution_admin", "user"];
const BY_SCOPE = { platform: OF_PLATFORM, organisation: OF_ORGANISATION, institution: OF_INSTITUTION } as const;
const IN_ORGANISATION = { ...BY_SCOPE, platform: NONE } as const;
const IN_INSTITUTION = { ...IN_ORGANISATION, organisation: NONE } as const;

type Table = Readonly<Record<AdminLevelName, Readonly<Record<AdminLevelName, Roles>>>>;

/**
 * Roles of the people that a row may make or change: action × level of the administrator × level of the import's scope.
 * `create`: the role that a new person gets. `change`: the role that a known person has. `give`: the role that they get
 * instead.
 */
export const BATCH_POLICY = {
  create: { platform: BY_SCOPE, organisation: IN_ORGANISATION, institution: IN_INSTITUTION },
  change: { platform: BY_SCOPE, organisation: IN_ORGANISATION, institution: IN_INSTITUTION },
  give: { platform: BY_SCOPE, organisation: IN_ORGANISATION, institution: IN_INSTITUTION },
} as const satisfies Record<string, Table>;
export type BatchAction = keyof typeof BATCH_POLICY;

/** Whether a person belongs to the scope of an import. */
export function belongsTo(scope: BatchScope, { organisationId, institutionId }: Scope): boolean {
  switch (scope.level) {
    case "platform":
      return true;
    case "organisation":
      return organisationId === scope.organisationId;
    case "institution":
      return institutionId === scope.institutionId;
  }
}

/** Whether the administrator reads, cancels and undoes imports into this scope, and makes some. */
export function reaches(viewer: Viewer, scope: BatchScope): boolean {
  const level = adminLevelOf(viewer.role);
  if (level === null || BATCH_POLICY.create[level][scope.level].length === 0) return false;
  return scope.level === "platform" || isInside(viewer, scope);
}

/** Whether an import of this administrator into this scope may do this to a person with this role who belongs there. */
export function mayImport(
  viewer: Viewer,
  scope: BatchScope,
  action: BatchAction,
  role: RoleName,
  person: Scope,
): boolean {
  const level = adminLevelOf(viewer.role);
  if (level === null || !reaches(viewer, scope) || !belongsTo(scope, person)) return false;
  if (!BATCH_POLICY[action][level][scope.level].includes(role)) return false;
  return may(viewer, action === "change" ? "change" : "give", role, person);
}
