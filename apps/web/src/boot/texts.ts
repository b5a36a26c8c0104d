import { baseLanguage, firstLanguage } from "@hotseat/shell-widgets/language-menu/headless";
import * as shell from "@hotseat/shell-widgets/locales";
import * as session from "@hotseat/session-widgets/locales";
import i18next, { type BackendModule, type i18n, type ReadCallback } from "i18next";
import { initReactI18next } from "react-i18next";
import { local, readStored, writeStored } from "./storage";

const LANGUAGE_KEY = "hotseat.language";
const LANGUAGES = ["en", "fr", "de", "it"];

const LOADERS: Readonly<Record<string, Record<shell.LocaleLanguage, () => Promise<object>>>> = { [shell.NAMESPACE]: shell.loadMessages, [session.NAMESPACE]: session.loadMessages };

/** Each package's texts come when they are first needed, in the one language shown. */
const loadTexts: BackendModule = {
  type: "backend",
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const base = baseLanguage(language);
    const load = LOADERS[namespace];
    if (!base || !load) return done(null, {});
    load[base]().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

function remember(language: string): void {
  writeStored(local, LANGUAGE_KEY, language);
  document.documentElement.lang = language;
}

/** i18next with the stored language, else the browser's, else French (shell.md §5), ready to show the shell. */
export async function startTexts(): Promise<i18n> {
  const language = firstLanguage(readStored(local, LANGUAGE_KEY), navigator.languages);
  document.documentElement.lang = language;
  await i18next.use(loadTexts).use(initReactI18next).init({
    lng: language,
    load: "languageOnly",
    supportedLngs: LANGUAGES,
    nonExplicitSupportedLngs: true,
    fallbackLng: false,
    ns: [shell.NAMESPACE],
    defaultNS: shell.NAMESPACE,
    interpolation: { escapeValue: false },
    react: { bindI18nStore: "added" },
  });
  i18next.on("languageChanged", remember);
  return i18next;
}
