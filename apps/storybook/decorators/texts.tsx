import type { Language } from "@hotseat/api-client/types";
import { LANGUAGES as KNOWN } from "@hotseat/shell-widgets/language-menu/headless";
import type { Decorator } from "@storybook/react-vite";
import { createInstance, type i18n } from "i18next";
import { I18nextProvider, initReactI18next } from "react-i18next";

/** The languages, as listed in the toolbar. */
export const LANGUAGES = KNOWN.map(({ code, name }) => ({ value: code, title: name }));

const CATALOGUE = /packages\/([^/]+)\/locales\/(?:([a-z-]+)\/)?([a-z]+)\.json$/;
const catalogues = import.meta.glob<{ default: object }>("../../../packages/*/locales/**/*.json", { eager: true });

/** language → namespace → texts: one namespace a package, and one for each folder of its texts. */
function gatherResources(): Record<string, Record<string, object>> {
  const resources: Record<string, Record<string, object>> = {};
  for (const [path, catalogue] of Object.entries(catalogues)) {
    const [, name, part, language] = CATALOGUE.exec(path) ?? [];
    if (!name || !language) continue;
    const namespace = part ? `${name}-${part}` : name;
    resources[language] = { ...resources[language], [namespace]: catalogue.default };
  }
  return resources;
}

const resources = gatherResources();
const instances = new Map<string, i18n>();

/** One i18next instance a language, made once, ready at once. */
function textsIn(language: string): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "fr",
    resources: resources as never,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  instances.set(language, instance);
  return instance;
}

/** Switches every English story to another language, or back to English, to check its layout. */
export async function overrideLanguage(language: Language): Promise<void> {
  await textsIn("en").changeLanguage(language);
}

/** The packages' own texts, in the language of the toolbar. */
export const withTexts: Decorator = (Story, { globals }) => (
  <I18nextProvider i18n={textsIn(String(globals.language))}>
    <Story />
  </I18nextProvider>
);
