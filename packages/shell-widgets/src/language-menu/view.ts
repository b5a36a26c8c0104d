"use client";

export { LanguageMenuView, type LanguageMenuViewProps } from "./language-menu-view";
