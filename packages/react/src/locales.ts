import type { Language } from "@hotseat/api-client/types";
import type { i18n } from "i18next";

/** The loaders of one namespace, one function per language, so that a page loads only the language it shows. */
export type NamespaceLocales = Readonly<Record<Language, () => Promise<object>>>;

/** A promise with its settled state. */
interface Loading extends Promise<void> {
  status?: "fulfilled" | "rejected";
  reason?: unknown;
}

/** Suspends the render until the texts are loaded; throws the error when they cannot be loaded. React 18 has no `use`. */
export function suspendUntil(loading: Loading): void {
  if (loading.status === "rejected") throw loading.reason;
  if (loading.status !== "fulfilled") throw loading;
}

const registered = new Map<string, NamespaceLocales>();
const loadingOf = new WeakMap<i18n, Map<string, Loading>>();
/** One function per failed load that forgets its rejected promise. */
const failures = new Set<() => void>();

/**
 * Makes the next render load failed texts again. Call it where an error boundary retries; a change
 * of language and the browser's `online` event do so by themselves.
 */
export function retryLocales(): void {
  globalThis.removeEventListener?.("online", retryLocales);
  for (const forget of failures) forget();
  failures.clear();
}

/** Registers a package's texts, so that a change of language loads them before it shows. Safe to call again. */
export function registerLocales(namespace: string, locales: NamespaceLocales): void {
  registered.set(namespace, locales);
}

/**
 * Loads a registered namespace into an i18next instance; the page's own texts for the same key stay. Returns the same promise for
 * the same texts, also a rejected one: React asks again with every render and would fetch endlessly. `retryLocales` forgets it.
 */
export function loadNamespace(instance: i18n, namespace: string, language: Language): Loading {
  const loading = loadingOf.get(instance) ?? new Map<string, Loading>();
  loadingOf.set(instance, loading);
  const key = `${namespace}/${language}`;
  const known = loading.get(key);
  if (known) return known;
  const promise: Loading = fetchInto(instance, namespace, language).then(
    () => {
      promise.status = "fulfilled";
    },
    (error: unknown) => {
      promise.status = "rejected";
      promise.reason = error;
      failures.add(() => loading.delete(key));
      globalThis.addEventListener?.("online", retryLocales);
      throw error;
    },
  );
  loading.set(key, promise);
  return promise;
}

/** Loads every registered namespace in a language; used before that language is shown. */
export async function loadLanguage(instance: i18n, language: Language): Promise<void> {
  retryLocales();
  await Promise.all([...registered.keys()].map((namespace) => loadNamespace(instance, namespace, language)));
}

async function fetchInto(instance: i18n, namespace: string, language: Language): Promise<void> {
  const texts = await registered.get(namespace)?.[language]();
  if (texts) instance.addResourceBundle(language, namespace, texts, true, false);
}
