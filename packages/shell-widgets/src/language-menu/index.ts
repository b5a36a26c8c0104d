"use client";

export { LanguageMenu } from "./language-menu";
