import { ApiError, type ErrorCode } from "../../contract/errors.ts";
import type { Capability } from "../../contract/roles.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { LIVE } from "../sessions/actor.ts";
import { type Designees, isCapable, liveRolesOf } from "../sessions/live-policy.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { opensAt } from "../sessions/start-rules.ts";
import { CAPABILITY_OF, type ToolKind } from "./tool-kinds.ts";

/** Why somebody can only read a tool, as sockets and screens say it. */
export const READ_ONLY_REASONS = ["observer", "locked", "ended", "closed", "read_only"] as const;
export type ReadOnlyReason = (typeof READ_ONLY_REASONS)[number];

/** A person in a session now, as far as tools concern them. */
export interface ToolPerson {
  readonly session: SessionRow;
  /** Null for somebody without a confirmed place. */
  readonly me: AttendeeRow | null;
  readonly designees: Designees;
  readonly now: Date;
}

interface ToolState {
  readonly kind: ToolKind;
  readonly locked: boolean;
  readonly closedAt: Date | null;
}

export function has({ me, designees }: ToolPerson, capability: Capability): boolean {
  return isCapable(liveRolesOf(me, designees), capability);
}

/**
 * The error of writing to the session's tools in its present state; null when it is possible. Before the start, host
 * and owner prepare them once the room is open.
 */
function stateRefusal({ session, me, now }: ToolPerson): ErrorCode | null {
  const verdict = LIVE[session.status];
  if (verdict === "yes") return null;
  const prepares = session.status === "SCHEDULED" && (me?.isHost || me?.isOwner) && now >= opensAt(session);
  return prepares ? null : verdict;
}

/** Throws unless the person has the capability and the session is in a state for it. */
export function requireRight(person: ToolPerson, capability: Capability): void {
  if (!has(person, capability)) throw new ApiError("permission_denied");
  const refusal = stateRefusal(person);
  if (refusal) throw new ApiError(refusal);
}

/** Whether the person has the capability, and the session is in a state for it. */
export function mayDo(person: ToolPerson, capability: Capability): boolean {
  return has(person, capability) && stateRefusal(person) === null;
}

/** Whether the person may write to tools of this kind now. */
export const mayWrite = (person: ToolPerson, kind: ToolKind): boolean => mayDo(person, CAPABILITY_OF[kind]);

/** Whether nobody writes to the session's tools any more. */
export const isOver = ({ status }: SessionRow): boolean => status === "COMPLETED" || status === "CANCELLED";

/** Why this person cannot write to the tool now; null when they can. */
export function readOnlyReason(person: ToolPerson, tool: ToolState): ReadOnlyReason | null {
  if (isOver(person.session)) return "ended";
  if (!has(person, CAPABILITY_OF[tool.kind])) return person.me?.seat === "observer" ? "observer" : "read_only";
  if (tool.closedAt !== null) return "closed";
  if (stateRefusal(person) !== null) return "read_only";
  return tool.locked && !has(person, "lock") ? "locked" : null;
}
