import type { Language } from "../../contract/viewer.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { SessionTimes } from "./mail-body.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr", de: "de", it: "it" };

/** The moments of a session as its reader writes them, in their time zone. */
export function sessionTimes(
  language: Language,
  { start, durationMinutes, timeZone }: { start: string; durationMinutes: number; timeZone: string },
): SessionTimes {
  const from = new Date(start);
  const to = new Date(from.getTime() + durationMinutes * MINUTE_MS);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone, hourCycle: "h23", ...options });
  const time = format({ hour: "2-digit", minute: "2-digit" });
  const day = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const shortDay = format({ weekday: "short", day: "numeric", month: "short" });
  const part = (timeZoneName: "long" | "shortOffset") =>
    format({ timeZoneName })
      .formatToParts(from)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  return {
    short: `${shortDay.format(from)}, ${time.format(from)}`,
    long: `${day.format(from)}, ${time.format(from)}–${time.format(to)}`,
    zone: `${part("long")} (${part("shortOffset").replace("GMT", "UTC")})`,
    startTime: time.format(from),
  };
}
