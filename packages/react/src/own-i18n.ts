import type { Language } from "@hotseat/api-client/types";
import { createInstance, type i18n } from "i18next";

/** Spoken where no supported language is asked for (shell.md §9). */
export const FALLBACK_LANGUAGE: Language = "fr";
const LANGUAGES: readonly string[] = ["en", "fr", "de", "it"] satisfies Language[];

/** An i18next instance of our own, ready at once, for pages that have none. */
export function createOwnI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** The supported base of a language tag such as `de-CH`; French for any other (shell.md §5). */
export function baseLanguage(tag: string | undefined): Language {
  const base = tag?.toLowerCase().split(/[-_]/)[0] ?? "";
  return LANGUAGES.includes(base) ? (base as Language) : FALLBACK_LANGUAGE;
}
