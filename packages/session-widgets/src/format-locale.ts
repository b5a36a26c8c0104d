/** The locale dates, numbers and lists are written in: English as in Europe, day before month. */
export function formatLocale(language: string): string {
  return language === "en" ? "en-GB" : language;
}
