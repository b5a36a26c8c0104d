"use client";
import { useTranslation } from "react-i18next";
import { useHotseat } from "./hotseat-context";
import { loadNamespace, type NamespaceLocales, registerLocales, suspendUntil } from "./locales";

/**
 * `useTranslation` of a namespace that the widget brings along; suspends until its texts are there (the provider holds the
 * boundary). A connected widget calls it first; pages that place a view alone call it themselves.
 */
export function useLocaleNamespace(namespace: string, locales: NamespaceLocales) {
  const { i18n, language } = useHotseat();
  registerLocales(namespace, locales);
  suspendUntil(loadNamespace(i18n, namespace, language));
  return useTranslation(namespace, { useSuspense: false });
}
