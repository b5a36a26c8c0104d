// With its ending, because the server reads this file without a bundler.
import { DAY_MS } from "./durations.ts";

/** A reader's formats. */
export interface Reader {
  /** Their language, a BCP 47 tag. */
  locale: string;
  /** Their time zone, an IANA name. */
  timeZone: string;
}

/** The browser's time zone, an IANA name. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the locale for `Intl`: English without a region uses European formats with 24 hours. */
export function formattingLocale(language: string): string {
  return language === "en" ? "en-GB" : language;
}

/** Starts with a capital, for a heading or a line: some languages write weekdays and "tomorrow" in lower case. */
export function capitalised(words: string, locale: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** A language's name for itself: `Deutsch`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return capitalised(name, language);
}

/** Returns an instant's day in a time zone, as `2026-11-24`. */
export function dayOf(instant: number, timeZone: string): string {
  // Swedish writes a date as ISO 8601 does.
  return new Intl.DateTimeFormat("sv", { timeZone }).format(instant);
}

/** Returns `Today`, `tomorrow`, … in the language, or null from two days on. */
export function relativeDay(day: string, today: string, locale: string): string | null {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days < -1 || days > 1) return null;
  const words = new Intl.RelativeTimeFormat(formattingLocale(locale), { numeric: "auto" }).format(days, "day");
  return capitalised(words, locale);
}
