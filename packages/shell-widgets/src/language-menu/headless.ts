"use client";

export { baseLanguage, FALLBACK_LANGUAGE, firstLanguage, LANGUAGES } from "./languages";
