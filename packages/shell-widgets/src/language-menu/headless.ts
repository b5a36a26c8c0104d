"use client";

export {
  baseLanguage,
  FALLBACK_LANGUAGE,
  firstLanguage,
  LANGUAGES,
  type LanguageCode,
  normaliseLanguage,
} from "./languages";
