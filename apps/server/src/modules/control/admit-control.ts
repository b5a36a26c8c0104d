import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, listConfirmed, type Person } from "../attendees/attendee-repository.ts";
import { SEAT_RULES } from "../attendees/seat-rules.ts";
import type { NewEvent } from "../events/server-event.ts";
import { catchUp } from "../schedule/change-schedule.ts";
import type { StoredSchedule } from "../schedule/schedule-repository.ts";
import { admitLocked, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { CONTROL_POLICY } from "./policy.ts";

export interface Control {
  readonly session: SessionRow;
  readonly me: AttendeeRow;
  readonly stored: StoredSchedule;
  /** Everybody confirmed, in seating order. */
  readonly people: readonly Person[];
  /** The events of the schedule's advance before the command; sent first. */
  readonly events: readonly NewEvent[];
}

/** Locks the session, advances its schedule and admits a person who may control now. */
export async function admitControl(tx: Db, deps: Deps, viewer: Viewer, sessionId: number): Promise<Control> {
  const { session, me } = await admitLocked(tx, viewer, sessionId);
  const { stored, events } = await catchUp(tx, deps, session);
  permit(CONTROL_POLICY.control, actorOf(me, stored.designation.interviewerKeycloakId), session.status);
  return { session, me: requireAttendee(me), stored, events, people: await listConfirmed(tx, [session.id]) };
}

/** A confirmed person who may have a role in the turn. */
export function findSeated({ people }: Control, attendeeId: number): Person {
  const person = people.find(({ id }) => id === attendeeId);
  if (!person) throw new ApiError("attendee_not_found");
  if (!SEAT_RULES[person.seat].mayLead) throw new ApiError("role_not_for_observers");
  return person;
}
