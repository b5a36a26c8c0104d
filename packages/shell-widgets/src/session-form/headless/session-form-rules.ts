import { dayOf } from "@hotseat/core/reader";
import { addDays, instantOf } from "../../shared/when";
import type { FieldProblems, FormChoices, FormField, SessionFormValues, SessionOffer } from "./session-form.types";

/** Lengths that are offered, in minutes. */
const DURATIONS = [30, 45, 60, 80, 90, 120] as const;
const DEFAULT_MINUTES = 60;
const DEFAULT_SEATS = 4;
const DEFAULT_TIME = "18:00";

/** Returns the initial values of the form: tomorrow evening, for the smallest group of the person that is larger than their institution. */
export function emptyValues({
  now,
  timeZone,
  language,
  visibility,
}: {
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
  language: string;
  visibility: SessionFormValues["visibility"];
}): SessionFormValues {
  return {
    module: "",
    workshop: "",
    language,
    sector: "any",
    start: "later",
    day: addDays(dayOf(now, timeZone), 1),
    time: DEFAULT_TIME,
    duration_minutes: DEFAULT_MINUTES,
    flow_mode: "GUIDED",
    access_level: "OPEN",
    capacity: DEFAULT_SEATS,
    observers_allowed: true,
    visibility,
    hot_seat: true,
    invited: [],
    address: "",
  };
}

/** The start in milliseconds since 1970; null while day or time are missing, or where clocks leave this time out. */
export function startOf(
  { start, day, time }: Pick<SessionFormValues, "start" | "day" | "time">,
  now: number,
  timeZone: string,
): number | null {
  return start === "now" ? now : instantOf(day, time, timeZone);
}

/** People who take a turn once every seat is taken. */
export const turnsOf = ({ capacity, hot_seat }: Pick<SessionFormValues, "capacity" | "hot_seat">): number =>
  hot_seat ? capacity : capacity - 1;

/** Returns the fields that are missing for a request. */
export function missingFields(values: SessionFormValues, now: number, timeZone: string): FieldProblems {
  const startsAt = startOf(values, now, timeZone);
  return {
    ...(values.module === "" && { module: true as const }),
    ...(values.workshop === "" && { workshop: true as const }),
    ...((startsAt === null || startsAt < now) && { time: true as const }),
  };
}

/** The offer as it is sent. `startsAt` in milliseconds since 1970. */
export function offerOf(values: SessionFormValues, startsAt: number, clientId: string): SessionOffer {
  const { start: _start, day: _day, time: _time, invited: _invited, address: _address, ...rest } = values;
  return { ...rest, start_time: new Date(startsAt).toISOString(), client_id: clientId };
}

/** A change with what follows from it: another module has other workshops. */
export function changed<Name extends FormField>(
  values: SessionFormValues,
  name: Name,
  value: SessionFormValues[Name],
): SessionFormValues {
  const next = { ...values, [name]: value };
  return name === "module" && value !== values.module ? { ...next, workshop: "" } : next;
}

/** Fields of a change that may be blamed no longer. */
export function problemsAfterChange(problems: FieldProblems, name: FormField): FieldProblems {
  const settled: readonly FormField[] = name === "start" || name === "day" ? [name, "time"] : [name];
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !settled.includes(field as FormField)));
}

/** The form's field for one the server names; null for one it does not have. */
export function fieldOf(serverField: string): FormField | null {
  if (serverField === "start_time") return "time";
  return SENT_FIELDS.find((field) => field === serverField) ?? null;
}

const SENT_FIELDS: readonly FormField[] = [
  "module",
  "workshop",
  "language",
  "sector",
  "duration_minutes",
  "flow_mode",
  "access_level",
  "capacity",
  "observers_allowed",
  "visibility",
  "hot_seat",
];

/** Workshops of the chosen module. */
export const workshopsOf = ({ modules }: FormChoices, module: string) =>
  modules.find(({ value }) => value === module)?.workshops ?? [];

/** The offered lengths, and the one chosen where it is another. */
export const durationsWith = (chosen: number): number[] => [...new Set([...DURATIONS, chosen])].sort((a, b) => a - b);
