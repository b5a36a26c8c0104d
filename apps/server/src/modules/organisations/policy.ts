import { ApiError } from "../../contract/errors.ts";
import { type AdminLevelName, adminLevelOf } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";

/** The scope of an action for an administrator: everything, their own, or nothing. */
type Reach = "all" | "own" | "none";
type Rule = Readonly<Record<AdminLevelName, Reach>>;

/** Permissions on organisations, by level of the administrator. "Own" is the administrator's organisation. */
export const ORGANISATION_POLICY = {
  read: { platform: "all", organisation: "own", institution: "none" },
  create: { platform: "all", organisation: "none", institution: "none" },
  rename: { platform: "all", organisation: "own", institution: "none" },
  remove: { platform: "all", organisation: "none", institution: "none" },
} as const satisfies Record<string, Rule>;

/**
 * Permissions on institutions. "Own" are all institutions of an organisation administrator's organisation, and the one
 * of an institution administrator.
 */
export const INSTITUTION_POLICY = {
  read: { platform: "all", organisation: "own", institution: "own" },
  create: { platform: "all", organisation: "own", institution: "none" },
  rename: { platform: "all", organisation: "own", institution: "none" },
  remove: { platform: "all", organisation: "own", institution: "none" },
} as const satisfies Record<string, Rule>;

/** The organisations or institutions that an action may touch. A missing bound is none. */
export interface Bounds {
  readonly organisationId?: number;
  readonly institutionId?: number;
}

/** Returns the bounds of an action; throws `permission_denied` where the level may not do it at all. */
export function boundsOf(viewer: Viewer, rule: Rule): Bounds {
  const level = adminLevelOf(viewer.role);
  const reach = level === null ? "none" : rule[level];
  if (reach === "all") return {};
  if (level === "organisation" && reach === "own" && viewer.organisationId !== null)
    return { organisationId: viewer.organisationId };
  if (level === "institution" && reach === "own" && viewer.institutionId !== null)
    return { institutionId: viewer.institutionId };
  throw new ApiError("permission_denied");
}
