import type { Language } from "@hotseat/api-client/types";
import type { i18n } from "i18next";

/** How the texts of one namespace are fetched, one function per language, so that a page carries only the language it shows. */
export type NamespaceLocales = Readonly<Record<Language, () => Promise<object>>>;

const registered = new Map<string, NamespaceLocales>();
const loading = new WeakMap<i18n, Map<string, Promise<void>>>();

/** Makes a package's texts known, so that a change of language fetches them before it shows. Safe to call again. */
export function registerLocales(namespace: string, locales: NamespaceLocales): void {
  registered.set(namespace, locales);
}

/** Whether an i18next instance has a namespace's texts in a language. */
export function hasNamespace(instance: i18n, namespace: string, language: Language): boolean {
  return instance.hasResourceBundle(language, namespace) && !loading.get(instance)?.has(`${namespace}/${language}`);
}

/** Fetches a registered namespace into an i18next instance; what the host wrote for the same key stays. One promise per text file. */
export function loadNamespace(instance: i18n, namespace: string, language: Language): Promise<void> {
  const mine = loading.get(instance) ?? new Map<string, Promise<void>>();
  loading.set(instance, mine);
  const key = `${namespace}/${language}`;
  const known = mine.get(key);
  if (known) return known;
  const load = registered.get(namespace)?.[language] ?? (() => Promise.resolve({}));
  const promise = load().then(
    (texts) => {
      instance.addResourceBundle(language, namespace, texts, true, false);
      mine.delete(key);
    },
    (error: unknown) => {
      mine.delete(key);
      throw error;
    },
  );
  mine.set(key, promise);
  return promise;
}

/** Fetches every registered namespace in a language; used before that language is shown. */
export async function loadLanguage(instance: i18n, language: Language): Promise<void> {
  const missing = [...registered.keys()].filter((namespace) => !hasNamespace(instance, namespace, language));
  await Promise.all(missing.map((namespace) => loadNamespace(instance, namespace, language)));
}
