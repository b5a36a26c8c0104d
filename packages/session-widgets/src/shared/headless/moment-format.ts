import { browserTimeZone, dayOf, formattingLocale } from "@hotseat/core/reader";

/** How a reader writes moments that may lie on another day. */
export interface MomentFormat {
  /** Time of day, as `14:00`. */
  time(iso: string): string;
  /** Day and time of day, as `Tuesday 24 November at 14:00`. */
  date(iso: string): string;
  /** The moment lies on the reader's today. */
  isToday(iso: string, nowMs: number): boolean;
}

/** The options of `Intl` for the time of day. */
const clockOf = (zone: string) => ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone }) as const;

/**
 * Returns the format for times of day alone, as `14:00`; a moment is in ISO 8601 or in milliseconds. `timeZone`: IANA name; empty or
 * missing for the browser's.
 */
export function timeFormat(language: string, timeZone?: string): (moment: string | number) => string {
  const format = new Intl.DateTimeFormat(formattingLocale(language), clockOf(timeZone || browserTimeZone()));
  return (moment) => format.format(new Date(moment));
}

/** `timeZone`: IANA name; empty or missing for the browser's. */
export function momentFormat(language: string, timeZone?: string): MomentFormat {
  const zone = timeZone || browserTimeZone();
  const date = new Intl.DateTimeFormat(formattingLocale(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...clockOf(zone),
  });
  return {
    time: timeFormat(language, zone),
    date: (iso) => date.format(Date.parse(iso)),
    isToday: (iso, nowMs) => dayOf(Date.parse(iso), zone) === dayOf(nowMs, zone),
  };
}
