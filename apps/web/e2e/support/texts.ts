import { readFileSync } from "node:fs";
import type { Language } from "@hotseat/api-client/types";
import type { Page } from "@playwright/test";
import { LANGUAGES } from "./contract.ts";

export { LANGUAGES, type Language };

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

interface Messages {
  [key: string]: string | Messages;
}

/** Namespace → folder of its texts. */
const CATALOGUES = {
  "shell-widgets": "shell-widgets/locales",
  "shell-widgets-accounts": "shell-widgets/locales/accounts",
  "shell-widgets-settings": "shell-widgets/locales/settings",
  "admin-widgets": "admin-widgets/locales",
  "admin-widgets-batch": "admin-widgets/locales/batch",
  "session-widgets": "session-widgets/locales",
  "session-widgets-tools": "session-widgets/locales/tools",
  "session-widgets-replay": "session-widgets/locales/replay",
  "session-widgets-whiteboard": "session-widgets/locales/whiteboard",
};

function flatten(messages: Messages, prefix = ""): Array<[key: string, text: string]> {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

function catalogue(language: Language): Map<string, string> {
  const texts = Object.entries(CATALOGUES).flatMap(([name, folder]) => {
    const file = new URL(`../../../../packages/${folder}/${language}.json`, import.meta.url);
    return flatten(JSON.parse(readFileSync(file, "utf8")) as Messages).map(
      ([key, text]) => [`${name}:${key}`, text] as const,
    );
  });
  return new Map(texts);
}

const catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, catalogue(language)])) as Record<
  Language,
  Map<string, string>
>;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A catalogue's own text, for example `session-widgets:controlBar.next.start`. */
export function textOf(language: Language, key: string): string {
  const text = catalogues[language].get(key);
  if (text === undefined) throw new Error(`No text ${key} in ${language}`);
  return text;
}

/** A name made of a catalogue's text, whole; placeholders without a value match anything, and a space any space. */
export function nameOf(language: Language, key: string, filled: Record<string, string | number> = {}): RegExp {
  const parts = textOf(language, key).split(/(\{\{[^}]*\}\})/);
  const pattern = parts.map((part) => {
    const hole = /^\{\{(.*)\}\}$/.exec(part)?.[1];
    // In a name that the browser computes, the French spaces are plain ones.
    if (hole === undefined) return escapeRegExp(part).replace(/\s+/g, "\\s+");
    return hole in filled ? escapeRegExp(String(filled[hole])) : ".+";
  });
  return new RegExp(`^${pattern.join("")}$`, "su");
}

/** First parts of all keys: a text that begins with one and a dot is a key, not a text. */
const ROOTS = [...new Set([...catalogues.en.keys()].map((key) => key.split(":")[1]?.split(".")[0] ?? ""))];
const KEY = new RegExp(`^(?:${ROOTS.join("|")})(?:\\.\\w+)+$`);

/** Pattern of a placeholder: a number where the catalogue counts, else anything. */
const filling = (hole: string) => (hole === "{{count}}" ? "[\\p{N}\\s.,’']+" : ".+");

/** Patterns of a catalogue's text on a page: its placeholders filled, the parts between its tags separately. */
function patternsOf(texts: Iterable<string>): RegExp[] {
  const parts = [...texts].flatMap((text) => text.split(/<[^>]+>/)).map((part) => part.trim());
  return [...new Set(parts)]
    .filter((part) => /\p{L}{3}/u.test(part.replace(/\{\{[^}]*\}\}/g, "")))
    .map((part) => {
      const pieces = part
        .split(/(\{\{[^}]*\}\})/)
        .map((piece) => (piece.startsWith("{{") ? filling(piece) : escapeRegExp(piece)));
      return new RegExp(`^${pieces.join("")}$`, "su");
    });
}

const patterns = Object.fromEntries(
  LANGUAGES.map((language) => [language, patternsOf(catalogues[language].values())]),
) as Record<Language, RegExp[]>;

/** Whether a text is in the catalogue of this language, whatever fills its placeholders. */
export const isOf = (language: Language, text: string): boolean => patterns[language].some((each) => each.test(text));

/**
 * Every text that a person reads or hears on the page: text, except what is marked as not to be translated, and the
 * attributes that name things. The hidden list that a select keeps for forms is not read to anybody.
 */
export function spokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('[translate="no"], select[aria-hidden="true"]'))
        found.push(node.textContent ?? "");
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text.length > 0))];
  });
}

/** Texts on the page that are keys, have placeholders, or are still English. */
export async function untranslated(page: Page, language: Language): Promise<string[]> {
  const isLeft = (text: string) => language !== "en" && isOf("en", text) && !isOf(language, text);
  const texts = await spokenTexts(page);
  return texts.filter((text) => KEY.test(text) || text.includes("{{") || isLeft(text));
}
