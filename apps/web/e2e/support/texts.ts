import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Messages {
  [key: string]: string | Messages;
}

const PACKAGES = ["shell-widgets", "session-widgets"];

function flatten(messages: Messages, prefix = ""): Array<[key: string, text: string]> {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

function catalogue(language: Language): Map<string, string> {
  const texts = PACKAGES.flatMap((name) => {
    const file = new URL(`../../../../packages/${name}/locales/${language}.json`, import.meta.url);
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

/** First parts of all keys: a text that begins with one and a dot is a key, not a text. */
const ROOTS = [...new Set([...catalogues.en.keys()].map((key) => key.split(":")[1]?.split(".")[0] ?? ""))];
const KEY = new RegExp(`^(?:${ROOTS.join("|")})(?:\\.\\w+)+$`);

/** English texts that say something else in this language. */
function englishOnly(language: Language): Set<string> {
  const own = new Set(catalogues[language].values());
  return new Set([...catalogues.en.values()].filter((text) => !own.has(text) && !text.includes("{{")));
}

/** Everything a person reads or hears on the page: text and the attributes that name things. */
export function spokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent ?? "");
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => text.length > 0))];
  });
}

/** Texts on the page that are keys, have holes, or are still English. */
export async function untranslated(page: Page, language: Language): Promise<string[]> {
  const english = language === "en" ? new Set<string>() : englishOnly(language);
  const texts = await spokenTexts(page);
  return texts.filter((text) => KEY.test(text) || text.includes("{{") || english.has(text));
}
