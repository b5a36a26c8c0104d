import { ApiError, type ErrorCode } from "../../contract/errors.ts";
import { LEADING_ROLES, SEAT_ROLES } from "../../contract/roles.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { SessionStatus } from "./session-types.ts";

/**
 * A person's standing in one session, the strongest first. `authority` was granted, `interviewer` is designated for the
 * turn.
 */
const INSIDE = [...LEADING_ROLES, "interviewer", ...SEAT_ROLES] as const;
type InsideActor = (typeof INSIDE)[number];
export const ACTORS = [...INSIDE, "invited", "asker", "visitor", "removed"] as const;
export type Actor = (typeof ACTORS)[number];

/** Allowed, or the error code of the refusal. */
export type Verdict = "yes" | ErrorCode;

/** The rule of one action: allowed actors first, then allowed states of the session. */
export interface Rule {
  readonly who: Readonly<Record<Actor, Verdict>>;
  readonly when: Readonly<Record<SessionStatus, Verdict>>;
}

/** The actor that a person is in a session. `visitor` only sees it; `removed` had a place and cannot come back. */
export function actorOf(me: AttendeeRow | null, interviewerKeycloakId: string | null = null): Actor {
  if (!me) return "visitor";
  if (me.status === "INVITED") return "invited";
  if (me.status === "PENDING") return "asker";
  if (me.removedAt) return "removed";
  if (me.status !== "CONFIRMED") return "visitor";
  if (me.isHost) return "host";
  if (me.isOwner) return "owner";
  if (me.authorityGranted) return "authority";
  if (interviewerKeycloakId === me.keycloakId) return "interviewer";
  return me.seat;
}

export function checkRule(rule: Rule, actor: Actor, status: SessionStatus): Verdict {
  const who = rule.who[actor];
  return who === "yes" ? rule.when[status] : who;
}

/** Throws the rule's error unless it allows. */
export function permit(rule: Rule, actor: Actor, status: SessionStatus): void {
  const verdict = checkRule(rule, actor, status);
  if (verdict !== "yes") throw new ApiError(verdict);
}

const OUTSIDE = {
  invited: "not_attending",
  asker: "not_attending",
  visitor: "not_attending",
  removed: "not_attending",
} as const;

/** A verdict for everybody confirmed. */
export function inside<V extends Verdict>(verdictOf: (actor: InsideActor) => V): Record<InsideActor, V> {
  return Object.fromEntries(INSIDE.map((actor) => [actor, verdictOf(actor)])) as Record<InsideActor, V>;
}

/** Everybody confirmed. */
export const ATTENDING = { ...inside(() => "yes"), ...OUTSIDE } as const;
export const ANY_STATE = { SCHEDULED: "yes", IN_PROGRESS: "yes", COMPLETED: "yes", CANCELLED: "yes" } as const;
export const NOT_OVER = {
  SCHEDULED: "yes",
  IN_PROGRESS: "yes",
  COMPLETED: "session_over",
  CANCELLED: "session_over",
} as const;
export const LIVE = {
  SCHEDULED: "session_not_started",
  IN_PROGRESS: "yes",
  COMPLETED: "session_over",
  CANCELLED: "session_over",
} as const;

/** Host and owner; other confirmed people get `code`. */
export function leadersOnly(code: ErrorCode): Record<Actor, Verdict> {
  return { ...ATTENDING, ...inside(() => code), host: "yes", owner: "yes" };
}

/** For actions of the owner only: an owner who is also host counts as owner. */
export function ownerFirst(me: AttendeeRow | null): Actor {
  return me?.status === "CONFIRMED" && me.isOwner ? "owner" : actorOf(me);
}
