import type { Page } from "@playwright/test";
import { LANGUAGES, nameOf, textOf } from "../e2e/support/texts.ts";

/** A name made of a catalogue's text, in any language; the browser makes every kind of space in a name the same. */
export function inAnyLanguage(key: string, filled: Record<string, string> = {}): RegExp {
  const sources = LANGUAGES.map((language) => nameOf(language, key, filled).source.replace(/\s/gu, "\\s"));
  return new RegExp(sources.join("|"), "su");
}

/** Opens a panel of the live session in a narrow window, whatever the page's language; for a tab with a count too. */
export function phoneTab(page: Page, panel: "call" | "workspace" | "evaluate" | "people" | "chat") {
  const names = LANGUAGES.map((language) => textOf(language, `session-widgets:dashboard.panel.${panel}`));
  const tab = page.getByRole("navigation").getByRole("button", { name: new RegExp(`(?:${names.join("|")})$`, "u") });
  return () => tab.click();
}
