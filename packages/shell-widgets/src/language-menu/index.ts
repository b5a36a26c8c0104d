"use client";

export { LanguageMenu } from "./language-menu";
export { useLanguageChoice } from "./use-language-choice";
