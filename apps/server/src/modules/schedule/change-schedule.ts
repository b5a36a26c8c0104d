import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, countSeated, listConfirmed } from "../attendees/attendee-repository.ts";
import { giveHotSeats } from "../attendees/hot-seat.ts";
import type { NewEvent } from "../events/server-event.ts";
import { authorityEvents, revokeGrants } from "../sessions/change-authority.ts";
import { attendeeEvent } from "../sessions/session-events.ts";
import { type SessionRow, updateSession } from "../sessions/session-repository.ts";
import type { Designation } from "./designation.ts";
import { reduce } from "./reduce-schedule.ts";
import type { Command, Outcome } from "./schedule-command.ts";
import { eventsOf } from "./schedule-events.ts";
import { loadPlan, loadSchedule, presentSchedule, type StoredSchedule, saveSchedule } from "./schedule-repository.ts";
import { dueAt } from "./schedule-state.ts";
import { recordPresence } from "./segment-presence.ts";

export interface ScheduleChange {
  readonly session: SessionRow;
  readonly stored: StoredSchedule;
  readonly events: readonly NewEvent[];
}

/**
 * Applies one command and writes it. Call it with the session locked. A refused command writes nothing, not even
 * earlier changes of the same call.
 */
export async function applyCommand(
  tx: Db,
  deps: Deps,
  from: ScheduleChange,
  command: Command,
  actor: string | null,
): Promise<{ outcome: Outcome; change: ScheduleChange }> {
  const now = deps.clock.now();
  const plan = await loadPlan(tx, from.session);
  const before = from.stored.state;
  const outcome = reduce(before, command, plan, now.getTime());
  if (!outcome.ok || outcome.state === before) return { outcome, change: from };
  const session = await followSession(tx, from.session, command, outcome.lengthensSec ?? 0);
  const schedule = await presentSchedule(tx, session, outcome.state, now);
  const confirmed = await listConfirmed(tx, [session.id]);
  const { events, designation } = eventsOf({
    command: command.kind,
    before,
    after: outcome.state,
    schedule,
    designation: from.stored.designation,
    confirmed,
    actor,
  });
  const stored = { state: outcome.state, designation };
  if (!(await saveSchedule(tx, session.id, before, stored)))
    throw new ApiError("schedule_moved", { extra: { schedule: await presentSchedule(tx, session, before, now) } });
  await recordPresence(tx, deps.clock, session.id, stored);
  const freed = command.kind === "set-flow-mode" && command.flowMode === "FREE";
  const seated = freed ? await seatLateComers(tx, deps, session, actor) : [];
  const handed = await handControlOver(tx, confirmed, from.stored.designation, designation, actor);
  return { outcome, change: { session, stored, events: [...from.events, ...events, ...seated, ...handed] } };
}

/** The start of a turn that designates another interviewer takes the granted rights from the previous one (LS-4.33). */
async function handControlOver(
  tx: Db,
  people: readonly AttendeeRow[],
  before: Designation,
  after: Designation,
  actor: string | null,
): Promise<NewEvent[]> {
  const { interviewerKeycloakId: left } = before;
  if (left === after.interviewerKeycloakId) return [];
  const isLeft = (person: AttendeeRow) => person.keycloakId === left && !person.isHost && !person.isOwner;
  const revoked = await revokeGrants(tx, people.filter(isLeft));
  const now = people.map((person) => revoked.find(({ id }) => id === person.id) ?? person);
  return authorityEvents(
    { people, interviewer: left },
    { people: now, interviewer: after.interviewerKeycloakId },
    actor,
  );
}

/** Turns are called one by one now, so people who came after the guided plan was fixed can have one too. */
async function seatLateComers(tx: Db, deps: Deps, session: SessionRow, actor: string | null): Promise<NewEvent[]> {
  const seated = await giveHotSeats(tx, deps.content, session);
  if (seated.length === 0) return [];
  const taken = await countSeated(tx, session.id);
  return seated.map((person) => attendeeEvent(sessionStream(session.id), person, taken, actor));
}

/** The changes a command makes to the session itself: its length and its flow mode. */
async function followSession(tx: Db, session: SessionRow, command: Command, lengthensSec: number): Promise<SessionRow> {
  const { id, durationMinutes } = session;
  if (command.kind === "extend") return updateSession(tx, id, { durationMinutes: durationMinutes + command.minutes });
  if (command.kind === "set-flow-mode")
    return updateSession(tx, id, { flowMode: command.flowMode, durationMinutes: durationMinutes + lengthensSec / 60 });
  return session;
}

/**
 * Advances to the next segment when the current one has run out; one segment at a time, so that each transition is
 * sent. Call it with the session locked.
 */
export async function catchUp(tx: Db, deps: Deps, session: SessionRow): Promise<ScheduleChange> {
  const change: ScheduleChange = { session, stored: await loadSchedule(tx, session), events: [] };
  const due = dueAt(change.stored.state);
  if (due === null || due > deps.clock.now().getTime()) return change;
  const { outcome, change: next } = await applyCommand(tx, deps, change, { kind: "advance" }, null);
  return outcome.ok ? next : change;
}
