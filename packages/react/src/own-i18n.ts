import { LANGUAGES } from "@hotseat/api-client/constants";
import type { Language } from "@hotseat/api-client/types";
import { createInstance, type i18n } from "i18next";

/** Creates an i18next instance of our own, ready at once, for pages that have none. */
export function createOwnI18n(language: Language, fallback: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallback,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Returns the supported base of a language tag such as `de-CH`; `fallback` for any other. */
export function baseLanguage(tag: string | undefined, fallback: Language): Language {
  const base = tag?.toLowerCase().split(/[-_]/)[0] ?? "";
  return LANGUAGES.find((language) => language === base) ?? fallback;
}
