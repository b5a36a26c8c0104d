"use client";

export {
  baseLanguage,
  FALLBACK_LANGUAGE,
  firstLanguage,
  LANGUAGES,
  normaliseLanguage,
} from "./languages";
