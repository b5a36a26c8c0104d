import type { Language } from "@hotseat/api-client/types";
import type { i18n } from "i18next";

/** How the texts of one namespace are fetched, one function per language, so that a page carries only the language it shows. */
export type NamespaceLocales = Readonly<Record<Language, () => Promise<object>>>;

/** A promise that says how it ended. */
interface Loading extends Promise<void> {
  status?: "fulfilled" | "rejected";
  reason?: unknown;
}

/** Suspends the render until the texts are there; throws why they could not be fetched. React 18 has no `use`. */
export function suspendUntil(loading: Loading): void {
  if (loading.status === "rejected") throw loading.reason;
  if (loading.status !== "fulfilled") throw loading;
}

const registered = new Map<string, NamespaceLocales>();
const loadingOf = new WeakMap<i18n, Map<string, Loading>>();
/** How each failure is forgotten. */
const failures = new Set<() => void>();

/**
 * Texts that could not be fetched are asked for again by the next render. Call it where an error boundary tries again; a change
 * of language and the browser's `online` do so by themselves.
 */
export function retryLocales(): void {
  globalThis.removeEventListener?.("online", retryLocales);
  for (const forget of failures) forget();
  failures.clear();
}

/** Makes a package's texts known, so that a change of language fetches them before it shows. Safe to call again. */
export function registerLocales(namespace: string, locales: NamespaceLocales): void {
  registered.set(namespace, locales);
}

/**
 * Fetches a registered namespace into an i18next instance; what the page wrote for the same key stays. The same promise for
 * the same texts, a rejected one too: React asks again with every render and would else fetch for ever. `retryLocales` forgets it.
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

/** Fetches every registered namespace in a language; used before that language is shown. */
export async function loadLanguage(instance: i18n, language: Language): Promise<void> {
  retryLocales();
  await Promise.all([...registered.keys()].map((namespace) => loadNamespace(instance, namespace, language)));
}

async function fetchInto(instance: i18n, namespace: string, language: Language): Promise<void> {
  const texts = await registered.get(namespace)?.[language]();
  if (texts) instance.addResourceBundle(language, namespace, texts, true, false);
}
