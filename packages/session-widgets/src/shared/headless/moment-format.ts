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

/** `timeZone`: IANA name; empty or missing for the browser's. */
export function momentFormat(language: string, timeZone?: string): MomentFormat {
  const zone = timeZone || browserTimeZone();
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone } as const;
  const time = new Intl.DateTimeFormat(formattingLocale(language), clock);
  const date = new Intl.DateTimeFormat(formattingLocale(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...clock,
  });
  return {
    time: (iso) => time.format(Date.parse(iso)),
    date: (iso) => date.format(Date.parse(iso)),
    isToday: (iso, nowMs) => dayOf(Date.parse(iso), zone) === dayOf(nowMs, zone),
  };
}
