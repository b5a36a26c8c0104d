import { dayOf, formattingLocale, type Reader } from "@hotseat/core/reader";

/** `today, 14:52`, or with its date: `24 Nov, 14:52`. */
export function momentWords(at: string, { locale, timeZone }: Reader, now: number): string {
  const language = formattingLocale(locale);
  const moment = Date.parse(at);
  const time = new Intl.DateTimeFormat(language, {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
  const isToday = dayOf(moment, timeZone) === dayOf(now, timeZone);
  const day = isToday
    ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "day")
    : new Intl.DateTimeFormat(language, { timeZone, day: "numeric", month: "short" }).format(moment);
  return `${day}, ${time}`;
}

/** `38 seconds`; from two minutes on in minutes. */
export function durationOf(from: string, to: string, locale: string): string {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));
  const [value, unit] = seconds < 120 ? [seconds, "second"] : [Math.round(seconds / 60), "minute"];
  return new Intl.NumberFormat(formattingLocale(locale), {
    style: "unit",
    unit: unit as string,
    unitDisplay: "long",
  }).format(value as number);
}
