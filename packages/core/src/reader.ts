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
