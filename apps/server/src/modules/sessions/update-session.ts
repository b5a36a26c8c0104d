import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { listConfirmed } from "../attendees/attendee-repository.ts";
import { replanned } from "../attendees/people-changed.ts";
import { SEAT_RULES } from "../attendees/seat-rules.ts";
import type { NewEvent } from "../events/server-event.ts";
import { admitLocked } from "./access.ts";
import { ownerFirst, permit } from "./actor.ts";
import { type Fault, refuseFaults, startFault, visibilityFaults, workshopFaults } from "./check-offer.ts";
import { updateSession } from "./contract.ts";
import { SESSION_POLICY } from "./policy.ts";
import { presentSession } from "./present-session.ts";
import { recompose } from "./recompose.ts";
import { recordChange } from "./record-change.ts";
import { changedFields } from "./session-changes.ts";
import { movedEvents } from "./session-events.ts";
import { announceChanges } from "./session-mails.ts";
import { changeSession, type NewSession, type SessionRow } from "./session-repository.ts";

type Body = z.output<typeof updateSession.body & {}>;
type Change = Partial<Omit<NewSession, "version">>;

/**
 * Changes a session and tells its people by mail. A body that changes nothing returns the stored session, also from an
 * old version: it is a call whose response was lost.
 */
export const updateSessionHandler = handle(updateSession, async ({ deps, viewer, language, params, body }) => {
  const isStale = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(SESSION_POLICY.update, ownerFirst(me), session.status);
    const change = changeOf(session, body);
    if (Object.keys(change).length === 0) return { events: [], response: false };
    if (body.base_version !== undefined && body.base_version !== session.version) return { events: [], response: true };
    refuseFaults(await faultsOf(tx, deps, session, change));
    const after = await changeSession(tx, session.id, { ...change, ...calendarChange(session, change) });
    const events = await eventsOf(tx, deps, session, after, viewer);
    return { events: [...events, ...(await announceChanges(tx, deps, session, after, viewer))], response: false };
  });
  // Read after the transaction, which would wait for itself.
  const current = await presentSession(deps, viewer, params.id, language);
  if (isStale) throw new ApiError("session_changed", { extra: { current } });
  return { status: 200, body: current };
});

/** The fields that get another value. */
function changeOf(session: SessionRow, body: Body): Change {
  const wanted: Change = {
    moduleKey: body.module,
    workshopKey: body.workshop,
    language: body.language,
    sector: body.sector,
    startTime: body.start_time === undefined ? undefined : new Date(body.start_time),
    durationMinutes: body.duration_minutes,
    flowMode: body.flow_mode,
    accessLevel: body.access_level,
    capacity: body.capacity,
    observersAllowed: body.observers_allowed,
    visibility: body.visibility,
  };
  const isOther = (name: keyof Change) =>
    wanted[name] !== undefined && wanted[name]?.valueOf() !== session[name]?.valueOf();
  const names = (Object.keys(wanted) as (keyof Change)[]).filter(isOther);
  return Object.fromEntries(names.map((name) => [name, wanted[name]]));
}

/** Another start is reminded of again; people's calendars take what has a higher sequence. */
function calendarChange(session: SessionRow, { startTime, durationMinutes, workshopKey }: Change): Change {
  const isMoved = startTime !== undefined || durationMinutes !== undefined || workshopKey !== undefined;
  return {
    ...(isMoved && { calendarSequence: session.calendarSequence + 1 }),
    ...(startTime !== undefined && { remindedAt: null }),
  };
}

/** Only changed fields can be wrong: a session whose start has passed can still get more seats. */
async function faultsOf(tx: Db, deps: Deps, session: SessionRow, change: Change): Promise<Fault[]> {
  const wanted = { ...session, ...change };
  const people = await listConfirmed(tx, [session.id]);
  const seated = people.filter(({ seat }) => SEAT_RULES[seat].isCounted).length;
  const isWatched = people.some(({ seat }) => seat === "observer");
  return [
    ...(change.moduleKey !== undefined || change.workshopKey !== undefined
      ? workshopFaults(deps.content, wanted.moduleKey, wanted.workshopKey)
      : []),
    ...(change.startTime === undefined ? [] : [startFault(wanted.startTime, deps.clock.now())]),
    ...(change.visibility === undefined ? [] : visibilityFaults(wanted)),
    ["capacity", wanted.capacity < seated, "More people are registered than that."],
    ["observers_allowed", !wanted.observersAllowed && isWatched, "Observers are registered."],
  ];
}

async function eventsOf(
  tx: Db,
  deps: Deps,
  before: SessionRow,
  after: SessionRow,
  { keycloakId }: Viewer,
): Promise<NewEvent[]> {
  const composed = await recompose(tx, deps.content, before, after, keycloakId);
  const host = (await listConfirmed(tx, [after.id])).find((person) => person.isHost) ?? null;
  const isPlanned = changedFields(before, after).length > 0;
  return [
    ...movedEvents(before, after, host, keycloakId),
    ...composed,
    ...(isPlanned ? await replanned(tx, deps, after, keycloakId) : []),
  ];
}
