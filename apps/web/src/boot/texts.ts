import type { Language } from "@hotseat/api-client/types";
import { registerLocales } from "@hotseat/react";
import { baseLanguage, FALLBACK_LANGUAGE, firstLanguage } from "@hotseat/shell-widgets/language-menu/headless";
import { loadMessages, NAMESPACE } from "@hotseat/shell-widgets/locales";
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { local } from "./storage";

const LANGUAGE_KEY = "hotseat.language";

function remember(language: string): void {
  local.setItem(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
}

/** Calls back with a language chosen in another tab. Returns how to stop. */
export function watchLanguage(choose: (language: Language) => void): () => void {
  const follow = (event: StorageEvent) => {
    const language = event.key === LANGUAGE_KEY && event.newValue ? baseLanguage(event.newValue) : null;
    if (language) choose(language);
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** i18next with the stored language, else the browser's, else French, ready to show the shell. */
export async function startTexts(): Promise<i18n> {
  const language = firstLanguage(local.getItem(LANGUAGE_KEY), navigator.languages);
  const base = baseLanguage(language) ?? FALLBACK_LANGUAGE;
  document.documentElement.lang = language;
  registerLocales(NAMESPACE, loadMessages);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [base]: { [NAMESPACE]: await loadMessages[base]() } },
    defaultNS: NAMESPACE,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  i18next.on("languageChanged", remember);
  return i18next;
}
