import { LANGUAGES } from "@hotseat/api-client/constants";
import type { Language } from "@hotseat/api-client/types";
import { describe, expect, it } from "vitest";
import { loadMessages, type Messages } from "./locales";

function flatten(messages: Messages, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const catalogues = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, flatten(await loadMessages[language]())] as const)),
);
const texts = (language: Language) => catalogues.get(language) ?? new Map<string, string>();
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort();

describe.each(LANGUAGES)("the %s texts", (language) => {
  it("are complete and use the same placeholders as the English ones", () => {
    expect([...texts(language).keys()]).toEqual([...texts("en").keys()]);
    for (const [key, text] of texts(language)) {
      expect(text.trim(), key).not.toBe("");
      expect(placeholders(text), key).toEqual(placeholders(texts("en").get(key) ?? ""));
    }
  });
});
