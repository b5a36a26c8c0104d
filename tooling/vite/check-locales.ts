import { describe, expect, it } from "vitest";

/** The texts of one language, in groups. */
interface Texts {
  readonly [key: string]: string | Texts;
}

/** Returns every text with its path: `form.send` → `Send`. */
export function flatTexts(texts: Texts, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
}

/** Returns the `{{values}}` and `<tags>` of a text, each as often as it is there. */
const placeholders = (text: string) => [...text.matchAll(/{{\w+}}|<\w+>/g)].map(([match]) => match).sort();

/** Returns what is wrong with texts beside the English ones, one line each. */
export function localeProblems(english: Texts, other: Texts): string[] {
  const [expected, texts] = [flatTexts(english), flatTexts(other)];
  const [keys, found] = [[...expected.keys()], [...texts.keys()]];
  return [
    ...keys.filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
    ...found.filter((key) => !expected.has(key)).map((key) => `${key} is no English text`),
    ...found.filter((key) => texts.get(key)?.trim() === "").map((key) => `${key} is empty`),
    ...keys
      .filter((key) => texts.has(key))
      .filter((key) => `${placeholders(expected.get(key) ?? "")}` !== `${placeholders(texts.get(key) ?? "")}`)
      .map((key) => `${key} has other placeholders or tags`),
    ...(`${keys}` !== `${found}` && keys.length === found.length ? ["the order of the keys differs"] : []),
  ];
}

/**
 * Declares the tests of a package's texts: each catalogue has texts, and in each language all of the English ones, in their order, with the
 * same placeholders and tags.
 */
export function testLocales<Language extends string>(
  languages: readonly Language[],
  catalogues: Readonly<Record<string, Readonly<Record<Language | "en", () => Promise<Texts>>>>>,
): void {
  describe.each(Object.entries(catalogues))("the texts of the %s", (_name, load) => {
    it.each(languages)("in %s are complete, with the placeholders and tags of the English ones", async (language) => {
      const english = await load.en();
      expect(flatTexts(english).size).toBeGreaterThan(0);
      expect(localeProblems(english, await load[language]())).toEqual([]);
    });
  });
}
