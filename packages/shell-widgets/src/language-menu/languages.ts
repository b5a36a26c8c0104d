import { LANGUAGES as CODES } from "@hotseat/api-client/constants";
import type { Language } from "@hotseat/api-client/types";

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

/** The languages of the interface and their own names. */
export const LANGUAGES = CODES.map((code) => ({ code, name: LANGUAGE_NAMES[code] }));

/** French is the fallback. */
export const FALLBACK_LANGUAGE: Language = "fr";

/** `de-CH` → `de`; null when the base is not one of the four. */
export function baseLanguage(tag: string): Language | null {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find(({ code }) => code === base)?.code ?? null;
}

/** A tag in its normal form, region kept only when present: `DE_ch` → `de-CH`; null for other languages. */
export function normaliseLanguage(tag: string): string | null {
  const base = baseLanguage(tag);
  if (!base) return null;
  const region = /^[a-z]{2}[-_]([a-z]{2})$/i.exec(tag.trim())?.[1];
  return region ? `${base}-${region.toUpperCase()}` : base;
}

/** Returns the initial language: the stored one, else the browser's first supported one, else French. */
export function firstLanguage(stored: string | null, browser: readonly string[]): string {
  for (const tag of [stored, ...browser]) {
    const language = tag ? normaliseLanguage(tag) : null;
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}
