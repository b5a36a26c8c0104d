import { LANGUAGES as CODES } from "@hotseat/api-client/constants";
import type { Language } from "@hotseat/api-client/types";
import { languageName } from "@hotseat/core/reader";

/** The languages of the interface and their own names. */
export const LANGUAGES = CODES.map((code) => ({ code, name: languageName(code) }));

/** French is the fallback. */
export const FALLBACK_LANGUAGE: Language = "fr";

/** `de-CH` → `de`; null when the base is not one of the four. */
export function baseLanguage(tag: string): Language | null {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0];
  return CODES.find((code) => code === base) ?? null;
}

/** A tag in its normal form, region kept only when present: `DE_ch` → `de-CH`; null for other languages. */
function normaliseLanguage(tag: string): string | null {
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
