/** The languages of the interface and their own names. */
export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
  { code: "de", name: "Deutsch" },
  { code: "it", name: "Italiano" },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

/** French is the fallback. */
export const FALLBACK_LANGUAGE: LanguageCode = "fr";

/** `de-CH` → `de`; null when the base is not one of the four. */
export function baseLanguage(tag: string): LanguageCode | null {
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

/** The language to begin with: the stored one, else the browser's first that we have, else French. */
export function firstLanguage(stored: string | null, browser: readonly string[]): string {
  for (const tag of [stored, ...browser]) {
    const language = tag ? normaliseLanguage(tag) : null;
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}
