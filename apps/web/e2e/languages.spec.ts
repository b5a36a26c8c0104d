import { expect, signIn, test } from "./support/people.ts";
import { LANGUAGES, untranslated } from "./support/texts.ts";

const NAMES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" } as const;

test("the language changes at run time, is kept, and nothing stays behind", async ({ person }) => {
  const chiara = await person("chiara");
  await signIn(chiara);
  const { page } = chiara;
  for (const language of ["fr", "de", "it", "en"] as const) {
    await page.locator("header button").first().click();
    await page.getByRole("menuitemradio", { name: NAMES[language] }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("status").filter({ hasText: NAMES[language] }).first()).toBeVisible();
    await expect.poll(() => untranslated(page, language)).toEqual([]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("li[data-session]").first()).toBeVisible();
    expect(await untranslated(page, language)).toEqual([]);
  }
});

test("the public pages speak all four languages from the browser's own, French for others", async ({ person }) => {
  const heard: string[] = [];
  for (const locale of [...LANGUAGES, "es"]) {
    const { page, context } = await person("dieter", { locale });
    for (const path of ["/", "/module/M1", "/login", "/nowhere"]) {
      await page.goto(path);
      await page.locator("main h1").waitFor();
      const language = locale === "es" ? "fr" : (locale as (typeof LANGUAGES)[number]);
      expect(await untranslated(page, language), `${locale} ${path}`).toEqual([]);
    }
    heard.push((await page.locator("html").getAttribute("lang")) ?? "");
    await context.close();
  }
  expect(heard).toEqual(["en", "fr", "de", "it", "fr"]);
});
