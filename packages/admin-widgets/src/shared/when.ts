import { DAY_MS, HOUR_MS, MINUTE_MS } from "@hotseat/core/durations";
import { dayOf, formattingLocale, type Reader, relativeDay } from "@hotseat/core/reader";

export const TIME: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
export const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };

/** A moment in milliseconds, in the reader's language and zone. */
export const formatMoment = (
  moment: number,
  { locale, timeZone }: Reader,
  options: Intl.DateTimeFormatOptions,
): string => new Intl.DateTimeFormat(formattingLocale(locale), { timeZone, ...options }).format(moment);

/** `24 Nov 2026, 14:21` in the reader's language and zone. */
export const momentOf = (at: string, reader: Reader): string =>
  formatMoment(Date.parse(at), reader, { ...DAY, ...TIME, year: "numeric" });

/** `Fri 27 Nov, 12:15` in the reader's language and zone. */
export const startOf = (at: string, reader: Reader): string =>
  formatMoment(Date.parse(at), reader, { ...DAY, ...TIME, weekday: "short" });

/** `Today, 14:21`, `Yesterday`, `20 Nov`, and with its year in another one, in the reader's language and zone. */
export function lastSeenOf(at: string, reader: Reader, now: number): string {
  const { locale, timeZone } = reader;
  const moment = Date.parse(at);
  // A server's clock may be ahead of a reader's: nobody was seen tomorrow.
  const [day, today] = [dayOf(Math.min(moment, now), timeZone), dayOf(now, timeZone)];
  const relative = relativeDay(day, today, locale);
  if (relative === null) {
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    return formatMoment(moment, reader, isThisYear ? DAY : { ...DAY, year: "numeric" });
  }
  if (day < today) return relative;
  return `${relative}, ${formatMoment(moment, reader, TIME)}`;
}

/** Time since a moment in its largest whole unit: `3 days`, `5 hr`, `12 min`. Null below one minute. */
export function waitedFor(at: string, now: number, locale: string): string | null {
  const passed = now - Date.parse(at);
  if (passed < MINUTE_MS) return null;
  const [value, unit, unitDisplay] =
    passed >= DAY_MS
      ? [Math.floor(passed / DAY_MS), "day", "long"]
      : passed >= HOUR_MS
        ? [Math.floor(passed / HOUR_MS), "hour", "short"]
        : [Math.floor(passed / MINUTE_MS), "minute", "short"];
  return new Intl.NumberFormat(formattingLocale(locale), {
    style: "unit",
    unit: unit as string,
    unitDisplay: unitDisplay as "long" | "short",
  }).format(value as number);
}

/** `1,284`, as the language writes it. */
export const numberOf = (value: number, locale: string) =>
  new Intl.NumberFormat(formattingLocale(locale)).format(value);

/** Names of this many people are said one by one. */
const NAMES_MAX = 4;

/** `Ann, Ben and Carla` in the language; of many people the first ones, and the others as `others` counts them. */
export function namesOf(names: readonly string[], locale: string, others: (count: number) => string): string {
  const shown = names.length > NAMES_MAX ? names.slice(0, NAMES_MAX - 1) : names;
  const more = names.length - shown.length;
  const format = new Intl.ListFormat(formattingLocale(locale), { type: "conjunction" });
  return format.format(more > 0 ? [...shown, others(more)] : shown);
}
