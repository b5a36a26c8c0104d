"use client";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { hasNamespace, loadNamespace, type NamespaceLocales, registerLocales } from "./locales";
import { useI18nLanguage } from "./use-i18n-language";

/**
 * `useTranslation` of a namespace that the widget brings along; suspends until its texts are there (the provider holds the
 * boundary). A connected widget calls it first; pages that place a view alone call it themselves.
 */
export function useLocaleNamespace(namespace: string, locales: NamespaceLocales) {
  registerLocales(namespace, locales);
  const translation = useTranslation(namespace, { useSuspense: false });
  const language = useI18nLanguage(translation.i18n);
  if (!hasNamespace(translation.i18n, namespace, language)) use(loadNamespace(translation.i18n, namespace, language));
  return translation;
}
