import { MINUTE_MS } from "@hotseat/core/durations";
import { afterThisTurn, isWaitingToBegin, type Schedule, turnRemaining, turnStartsAt } from "../schedule/headless";

/** After this long the host is asked again, in milliseconds. */
export const ASKED_AGAIN_MS = 3 * MINUTE_MS;

/** A person of the session, as far as their turn needs it. */
interface TurnTaker {
  readonly id: number;
  readonly user: { readonly keycloak_id: string; readonly full_name: string };
}

/** Somebody who could take their turn first. */
export interface SwapChoice {
  readonly attendeeId: number;
  readonly name: string;
  /** For the initials, which are the same everywhere. */
  readonly fullName: string;
  readonly isMe: boolean;
  /** When their turn would begin otherwise, in milliseconds. */
  readonly startsAtMs: number;
}

/** Milliseconds until the host is asked again. */
export function untilAskedAgain(sinceMs: number, nowMs: number): number {
  return ASKED_AGAIN_MS - (Math.max(0, nowMs - sinceMs) % ASKED_AGAIN_MS);
}

/** People who are here and whose turn is to come, in the order of their turns. */
export function swapChoices(
  schedule: Schedule,
  absentId: number,
  people: readonly TurnTaker[],
  { present, names, myId }: { present: readonly string[]; names: ReadonlyMap<number, string>; myId: number | null },
  nowMs: number,
): SwapChoice[] {
  return people
    .filter((person) => person.id !== absentId && present.includes(person.user.keycloak_id))
    .flatMap((person) => {
      const startsAtMs = turnStartsAt(schedule, person.id, nowMs);
      const fullName = person.user.full_name;
      const name = names.get(person.id) ?? fullName;
      return startsAtMs === null
        ? []
        : [{ attendeeId: person.id, name, fullName, isMe: person.id === myId, startsAtMs }];
    })
    .sort((one, other) => one.startsAtMs - other.startsAtMs);
}

/** The segment with which the turn after a skipped one begins, by its place; null at the end of the timeline. */
export function afterSkip(schedule: Schedule): { index: number; attendeeId: number | null } | null {
  const segment = afterThisTurn(schedule);
  return segment ? { index: schedule.timeline.indexOf(segment), attendeeId: segment.interviewee_attendee_id } : null;
}

/** Returns the remaining time of the waiting turn, in whole minutes (at least 1), and whether the turn has begun. */
export function keptTime(schedule: Schedule, nowMs: number): { minutes: number; hasBegun: boolean } {
  return {
    minutes: Math.max(1, Math.round(turnRemaining(schedule, nowMs) / 60)),
    hasBegun: !isWaitingToBegin(schedule),
  };
}

/** My own turn waits for me: since when, and what is kept of it; null where none does. */
export function myTurnWaits(
  schedule: Schedule | null,
  myAttendeeId: number | null,
): { since: string; minutes: number; hasBegun: boolean } | null {
  if (!schedule?.waiting_for || schedule.waiting_for.attendee_id !== myAttendeeId) return null;
  // The clock stands still, so that any moment will do.
  return { since: schedule.waiting_for.since, ...keptTime(schedule, 0) };
}

/** The candidate whose turn begins after this evaluation, where they are not here; null in any other moment. */
export function absentNext(
  schedule: Schedule | null,
  isHere: (attendeeId: number) => boolean,
): { attendeeId: number } | null {
  if (schedule?.flow_mode !== "GUIDED" || schedule.status !== "RUNNING") return null;
  const current = schedule.timeline[schedule.current_index];
  const next = schedule.timeline[schedule.current_index + 1];
  if (current?.type !== "EVALUATE" || !next || next.interviewee_attendee_id === null) return null;
  return isHere(next.interviewee_attendee_id) ? null : { attendeeId: next.interviewee_attendee_id };
}
