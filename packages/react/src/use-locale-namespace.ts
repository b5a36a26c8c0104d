"use client";
import { useTranslation } from "react-i18next";
import { type Hotseat, useHotseat } from "./hotseat-context";
import { loadNamespace, type NamespaceLocales, registerLocales, suspendUntil } from "./locales";

/**
 * Returns `useTranslation` of a namespace from the widget's own package; suspends until its texts are loaded (the provider has the
 * boundary). A connected widget calls it first; pages that use a view alone call it themselves.
 */
export function useLocaleNamespace(namespace: string, locales: NamespaceLocales) {
  const { i18n, language } = useHotseat();
  suspendUntil(preloadNamespace({ i18n, language }, namespace, locales));
  return useTranslation(namespace, { useSuspense: false });
}

/**
 * Loads a namespace's texts ahead, so that `useLocaleNamespace` does not suspend. Rejects when they cannot be loaded, and again until
 * `retryLocales` is called.
 */
export function preloadNamespace(
  { i18n, language }: Pick<Hotseat, "i18n" | "language">,
  namespace: string,
  locales: NamespaceLocales,
): Promise<void> {
  registerLocales(namespace, locales);
  return loadNamespace(i18n, namespace, language);
}
