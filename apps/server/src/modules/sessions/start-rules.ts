import { ApiError } from "../../contract/errors.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { actorOf, checkRule, permit } from "./actor.ts";
import { SESSION_POLICY } from "./policy.ts";
import type { SessionRow } from "./session-repository.ts";
import type { SessionShape } from "./session-types.ts";

/** Milliseconds before the planned start at which the room opens and a participant may start (LS-9.17, LS-D4.6). */
const OPENS_BEFORE_MS = 5 * MINUTE_MS;
/** Host and owner confirm a start that is earlier than this before the planned one (LS-D4.6). */
const UNCONFIRMED_WITHIN_MS = 15 * MINUTE_MS;

type Planned = Pick<SessionRow, "startTime">;
export type MayStart = SessionShape["may_start"];

export function opensAt({ startTime }: Planned): Date {
  return new Date(startTime.getTime() - OPENS_BEFORE_MS);
}

export function confirmStartBefore({ startTime }: Planned): Date {
  return new Date(startTime.getTime() - UNCONFIRMED_WITHIN_MS);
}

const ruleOf = ({ accessLevel }: Pick<SessionRow, "accessLevel">) =>
  accessLevel === "OPEN" ? SESSION_POLICY.startOpen : SESSION_POLICY.startClosed;

/** When this person may start the session, by role and status; `never` once it has started. */
export function mayStart(session: SessionRow, me: AttendeeRow | null): MayStart {
  if (checkRule(ruleOf(session), actorOf(me), session.status) !== "yes") return "never";
  return me?.isHost || me?.isOwner ? "any_time" : "once_open";
}

/** Whether this person may start it now; an early start counts as confirmed (LS-4.9). */
export function canStart(session: SessionRow, me: AttendeeRow | null, now: Date): boolean {
  const right = mayStart(session, me);
  return right === "any_time" || (right === "once_open" && now >= opensAt(session));
}

/** Throws the reason why this person cannot start it now; refusals because of the time carry the time. */
export function permitStart(session: SessionRow, me: AttendeeRow | null, now: Date, isConfirmed: boolean): void {
  permit(ruleOf(session), actorOf(me), session.status);
  if (!canStart(session, me, now))
    throw new ApiError("start_too_early", { extra: { opens_at: opensAt(session).toISOString() } });
  if (!isConfirmed && now < confirmStartBefore(session))
    throw new ApiError("start_unconfirmed", { extra: { start_time: session.startTime.toISOString() } });
}
