import { DAY_MS, MINUTE_MS } from "@hotseat/core/durations";
import { dayOf, formattingLocale, type Reader } from "@hotseat/core/reader";

function format(reader: Reader, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formattingLocale(reader.locale), { timeZone: reader.timeZone, ...options });
}

/** `14:00` in the reader's zone. */
export function timeOf(instant: number, reader: Reader): string {
  return format(reader, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(instant);
}

/** `14:00–15:20`, both in the reader's zone. */
export function timeRange(start: number, minutes: number, reader: Reader): string {
  return `${timeOf(start, reader)}–${timeOf(start + minutes * MINUTE_MS, reader)}`;
}

/** `Tuesday 24 November`, as the language writes it. */
export function dateOf(instant: number, reader: Reader): string {
  return format(reader, { weekday: "long", day: "numeric", month: "long" }).format(instant);
}

/** `24 Nov`, for chips. */
export function shortDateOf(day: string, reader: Reader): string {
  return format({ ...reader, timeZone: "UTC" }, { day: "numeric", month: "short" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function offsetOf(instant: number, timeZone: string): number {
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "medium" }).format(instant);
  return Date.parse(`${dayOf(instant, timeZone)}T${time}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which a zone's clocks show this day and time, such as `2026-11-26` and `18:00`; of two the first. Null where it is
 * no time, or where clocks that are put forward leave it out.
 */
export function instantOf(day: string, time: string, timeZone: string): number | null {
  const shown = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(shown)) return null;
  const candidates = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - offsetOf(near, timeZone));
  const fitting = candidates.filter((instant) => instant + offsetOf(instant, timeZone) === shown);
  return fitting.length === 0 ? null : Math.min(...fitting);
}

/** Returns the day some days later, as `2026-11-24`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `Central European Time`, in the reader's language. */
export function zoneName(instant: number, reader: Reader): string {
  const parts = format(reader, { timeZoneName: "longGeneric" }).formatToParts(instant);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? reader.timeZone;
}

/** `60 min`, as the language writes it. */
export function minutesOf(minutes: number, locale: string): string {
  return new Intl.NumberFormat(locale.split("-")[0], { style: "unit", unit: "minute", unitDisplay: "short" }).format(
    minutes,
  );
}

/**
 * The whole minutes between a start and an end as a clock shows them. Consecutive stretches of 13:30 last 13 and 14
 * minutes by turns, so that they add up to the whole and fit the times beside them.
 * @param start in milliseconds
 */
export function clockMinutes(start: number, seconds: number): number {
  return Math.floor((start + seconds * 1000) / MINUTE_MS) - Math.floor(start / MINUTE_MS);
}
