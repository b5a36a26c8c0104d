import { dayOf, formattingLocale, type Reader } from "@hotseat/core/reader";
import { DAY, formatMoment, TIME } from "../../../shared/when";

/** `today, 14:52`, or with its date: `24 Nov, 14:52`. */
export function momentWords(at: string, reader: Reader, now: number): string {
  const moment = Date.parse(at);
  const isToday = dayOf(moment, reader.timeZone) === dayOf(now, reader.timeZone);
  const day = isToday
    ? new Intl.RelativeTimeFormat(formattingLocale(reader.locale), { numeric: "auto" }).format(0, "day")
    : formatMoment(moment, reader, DAY);
  return `${day}, ${formatMoment(moment, reader, TIME)}`;
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
