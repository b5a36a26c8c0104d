import { type AdminLevelName, adminLevelOf, ROLES, type RoleName } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";

/** The people whom an administrator reaches: everybody, those of their own organisation or institution, or nobody. */
type Reach = "all" | "own" | "none";
type ByRole = Readonly<Record<RoleName, Reach>>;

const ALL: ByRole = {
  platform_admin: "all",
  organisation_admin: "all",
  institution_admin: "all",
  user: "all",
  pending_user: "all",
};
const OF_ORGANISATION: ByRole = {
  platform_admin: "none",
  organisation_admin: "own",
  institution_admin: "own",
  user: "own",
  pending_user: "own",
};
const OF_INSTITUTION: ByRole = { ...OF_ORGANISATION, organisation_admin: "none" };

/** Permissions on people: action × level of the administrator × role of the person (or the role to give) × scope. */
export const USER_POLICY = {
  read: { platform: ALL, organisation: OF_ORGANISATION, institution: OF_INSTITUTION },
  change: { platform: ALL, organisation: OF_ORGANISATION, institution: OF_INSTITUTION },
  /** To invite somebody with this role, to change a role to it, and to approve somebody with it. */
  give: {
    platform: { ...ALL, pending_user: "none" },
    organisation: { ...OF_ORGANISATION, pending_user: "none" },
    institution: { ...OF_INSTITUTION, pending_user: "none" },
  },
} as const satisfies Record<string, Readonly<Record<AdminLevelName, ByRole>>>;

/** Roles of the people whom an administrator of this level may read. */
export const readableRoles = (level: AdminLevelName): readonly RoleName[] =>
  ROLES.filter((role) => USER_POLICY.read[level][role] !== "none");

/** Where a person belongs. */
export interface Scope {
  readonly organisationId: number | null;
  readonly institutionId: number | null;
}

/** Belongs to no organisation and no institution. */
export const NOWHERE: Scope = { organisationId: null, institutionId: null };

/** Whether a scope lies inside the administrator's own. */
export function isInside(viewer: Viewer, scope: Scope): boolean {
  switch (adminLevelOf(viewer.role)) {
    case "platform":
      return true;
    case "organisation":
      return viewer.organisationId !== null && scope.organisationId === viewer.organisationId;
    case "institution":
      return viewer.institutionId !== null && scope.institutionId === viewer.institutionId;
    case null:
      return false;
  }
}

/** Whether the administrator may do this to a person with this role and scope, or give this role in this scope. */
export function may(viewer: Viewer, action: keyof typeof USER_POLICY, role: RoleName, scope: Scope): boolean {
  const level = adminLevelOf(viewer.role);
  if (level === null) return false;
  const reach = USER_POLICY[action][level][role];
  return reach === "all" || (reach === "own" && isInside(viewer, scope));
}
