import { published } from "./published.ts";

/** Roles of a person on the platform. */
export const ROLES = ["platform_admin", "organisation_admin", "institution_admin", "user", "pending_user"] as const;
export type RoleName = (typeof ROLES)[number];

/** The scope of an administrator. */
export const ADMIN_LEVELS = ["platform", "organisation", "institution"] as const;
export type AdminLevelName = (typeof ADMIN_LEVELS)[number];
const LEVEL_OF: Readonly<Record<RoleName, AdminLevelName | null>> = {
  platform_admin: "platform",
  organisation_admin: "organisation",
  institution_admin: "institution",
  user: null,
  pending_user: null,
};

/** Returns what somebody with this role administers; null for somebody who is no administrator. */
export const adminLevelOf = (role: RoleName): AdminLevelName | null => LEVEL_OF[role];

/** Roles that a person can request a seat with, or be invited with. */
export const SEAT_ROLES = published("SEAT_ROLES", "Roles in which somebody can ask for a seat, or be invited.", [
  "participant",
  "observer",
]);
/** Roles of a person in one session. */
export const SESSION_ROLES = ["host", "owner", ...SEAT_ROLES] as const;

/** Live roles whose control is not that of one turn. */
export const LEADING_ROLES = published("LEADING_ROLES", "Live roles whose control is not limited to one turn.", [
  "host",
  "owner",
  "authority",
]);
/** Roles of a person in a running session; one person may have several, such as a host in the hot seat. */
export const LIVE_ROLES = [...LEADING_ROLES, "interviewer", "interviewee", ...SEAT_ROLES] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

/**
 * `evaluate` concerns the person in the hot seat; `present` is sharing one's screen; `observe` is reading what the
 * others' part is; `code` and `draw` are writing to the session's tools, `lock` and `clear` deciding over them.
 */
export const CAPABILITIES = [
  "speak",
  "present",
  "chat",
  "control",
  "evaluate",
  "observe",
  "code",
  "draw",
  "lock",
  "clear",
] as const;
export type Capability = (typeof CAPABILITIES)[number];
