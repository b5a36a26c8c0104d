import { dayOf } from "@hotseat/core/reader";
import { timeOf } from "../../shared/when";
import type {
  AnnouncedField,
  SessionChange,
  SessionFormValues,
  SessionOffer,
  StoredSession,
} from "./session-form.types";

/** Returns a stored session as the form's values, its start in the reader's zone. */
export function valuesOf(session: StoredSession, timeZone: string): SessionFormValues {
  const start = Date.parse(session.start_time);
  return {
    module: session.type.module.key,
    workshop: session.type.workshop.key,
    language: session.language,
    sector: session.job_sector.key,
    start: "later",
    day: dayOf(start, timeZone),
    time: timeOf(start, { locale: "en", timeZone }),
    duration_minutes: session.duration_minutes,
    flow_mode: session.flow_mode,
    access_level: session.access_level,
    capacity: session.capacity,
    observers_allowed: session.observers_allowed,
    visibility: session.visibility,
    hot_seat: hasTurn(session),
    invited: [],
    address: "",
  };
}

/** A self-paced session fixes no turns: there, its owner counts as having one. */
function hasTurn({ my_attendee_id, agenda, flow_mode }: StoredSession): boolean {
  return flow_mode === "FREE" || agenda.some(({ attendee_id }) => attendee_id === my_attendee_id);
}

/** Returns a copy of a session as the values of a new one: without its start, and only for a group that can be chosen. */
export function copyOf(
  session: StoredSession,
  empty: SessionFormValues,
  groups: readonly SessionFormValues["visibility"][],
): SessionFormValues {
  const { start, day: _day, time: _time, invited, address, visibility, ...copied } = { ...valuesOf(session, "UTC") };
  return {
    ...empty,
    ...copied,
    start,
    day: "",
    time: "",
    invited,
    address,
    visibility: groups.includes(visibility) ? visibility : empty.visibility,
  };
}

/** Returns the fields in which `wanted` differs from the stored session, for a request. */
export function differenceTo(stored: StoredSession, wanted: Omit<SessionOffer, "client_id">): SessionChange {
  const known: Required<SessionChange> = {
    module: stored.type.module.key,
    workshop: stored.type.workshop.key,
    language: stored.language,
    sector: stored.job_sector.key,
    start_time: stored.start_time,
    duration_minutes: stored.duration_minutes,
    flow_mode: stored.flow_mode,
    access_level: stored.access_level,
    capacity: stored.capacity,
    observers_allowed: stored.observers_allowed,
    visibility: stored.visibility,
  };
  const names = (Object.keys(known) as (keyof SessionChange)[]).filter((name) => wanted[name] !== known[name]);
  return Object.fromEntries(names.map((name) => [name, wanted[name]]));
}

/** Whether day and time are still those of the stored session; where clocks show a time twice, they do not name its start. */
export function keepsStart(base: SessionFormValues, values: SessionFormValues): boolean {
  return values.start === base.start && values.day === base.day && values.time === base.time;
}

/** Returns the stored session's values with the changes that were made to `base` on top. */
export function rebased(
  base: SessionFormValues,
  mine: SessionFormValues,
  stored: SessionFormValues,
): SessionFormValues {
  const changed = Object.entries(mine).filter(([name, value]) => value !== base[name as keyof SessionFormValues]);
  const next = { ...stored, ...Object.fromEntries(changed) };
  // A workshop belongs to its module, and a time to its day.
  const { module, workshop } = mine.module === base.module && mine.workshop === base.workshop ? stored : mine;
  const { start, day, time } = keepsStart(base, mine) ? stored : mine;
  return { ...next, module, workshop, start, day, time, invited: [], address: "" };
}

/** Returns the changed fields of which people get a notification, in the order of the form. */
export function announcedFields(base: SessionFormValues, values: SessionFormValues): AnnouncedField[] {
  const isChanged: Record<AnnouncedField, boolean> = {
    workshop: base.workshop !== values.workshop,
    language: base.language !== values.language,
    sector: base.sector !== values.sector,
    start: !keepsStart(base, values),
    duration: base.duration_minutes !== values.duration_minutes,
    flow_mode: base.flow_mode !== values.flow_mode,
    access_level: base.access_level !== values.access_level,
  };
  return (Object.keys(isChanged) as AnnouncedField[]).filter((field) => isChanged[field]);
}
