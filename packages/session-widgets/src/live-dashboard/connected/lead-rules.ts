import { MINUTE_MS } from "@hotseat/core/durations";
import { afterThisTurn, currentSegment, type Schedule, type Segment } from "../../schedule/headless";
import type { SessionData } from "../../session-data";
import { isParticipant } from "../../session-data/internal";

/** A person's place in the turns before, during and after the current one: an i18n key below `dashboard.lead.place`. */
export type TurnPlace = "last" | "peer" | "next" | "inSeat";

/** A person who may become host. */
export interface Successor {
  readonly attendeeId: number;
  readonly fullName: string;
  readonly name: string;
  readonly place: TurnPlace;
}

/** The candidate of the current turn is the busiest and the next candidate prepares: both come last. */
const ORDER: readonly TurnPlace[] = ["last", "peer", "next", "inSeat"];

/** Returns the people who may become host: all other participants in the call, the least busy first. */
export function successorsOf(data: SessionData, schedule: Schedule | null): Successor[] {
  const present = new Set(data.state.present);
  const placeOf = turnPlaces(schedule, data.designations.interviewee?.attendeeId ?? null);
  return data.pageData.attendees
    .filter((one) => one.id !== data.me?.id && isParticipant(one) && present.has(one.user.keycloak_id))
    .map(({ id, user }) => ({
      attendeeId: id,
      fullName: user.full_name,
      name: data.names.get(id) ?? user.full_name,
      place: placeOf(id),
    }))
    .sort((one, other) => ORDER.indexOf(one.place) - ORDER.indexOf(other.place));
}

function turnPlaces(schedule: Schedule | null, candidateId: number | null): (attendeeId: number) => TurnPlace {
  const slot = schedule ? (currentSegment(schedule)?.slot_index ?? null) : null;
  const before = schedule?.timeline.slice(0, schedule.current_index).findLast((segment) => segment.slot_index !== slot);
  const next = schedule && schedule.status !== "FINISHED" ? afterThisTurn(schedule)?.interviewee_attendee_id : null;
  return (attendeeId) => {
    if (attendeeId === candidateId) return "inSeat";
    if (attendeeId === next) return "next";
    return attendeeId === before?.interviewee_attendee_id ? "last" : "peer";
  };
}

/** Returns the viewer's current or later turn; null when it is over or there is none. */
export function ownTurnOf(schedule: Schedule | null, attendeeId: number | null): "on" | "ahead" | null {
  if (!schedule || schedule.status === "FINISHED" || attendeeId === null) return null;
  const isMine = (segment: Segment | null) => segment?.interviewee_attendee_id === attendeeId;
  if (schedule.status !== "IDLE" && isMine(currentSegment(schedule))) return "on";
  const from = schedule.status === "IDLE" ? 0 : schedule.current_index + 1;
  return schedule.timeline.slice(from).some(isMine) ? "ahead" : null;
}

/** Time alone, in milliseconds, after which the viewer leaves the call. A viewer who joins again can wait without limit. */
export const ROOM_CLOSES_AFTER_MS = 5 * MINUTE_MS;
/** Time in milliseconds before an absence counts; a page reload takes less. */
export const EVERYONE_LEFT_AFTER_MS = 15_000;

/**
 * Returns the time when the last other person left the viewer's call, in milliseconds; null while another person is present or
 * none has been.
 */
export function aloneSince(data: SessionData): number | null {
  const { me, state } = data;
  if (!me || state.session_status !== "IN_PROGRESS" || !state.present.includes(me.user.keycloak_id)) return null;
  if (state.present.length > 1 || me.presence_changed_at === null) return null;
  const left = data.pageData.attendees
    .filter(({ id, presence_changed_at }) => id !== me.id && presence_changed_at !== null)
    .map(({ presence_changed_at }) => Date.parse(presence_changed_at as string));
  const last = left.length === 0 ? null : Math.max(...left);
  return last !== null && last > Date.parse(me.presence_changed_at) ? last : null;
}
