import { expect, signIn, test } from "../support/people.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language, nameOf, untranslated } from "../support/texts.ts";

test("the language changes at run time, is kept, and no text of the old one stays", async ({ person }) => {
  const chiara = await person("chiara");
  await signIn(chiara);
  const { page } = chiara;
  let spoken: Language = "en";
  for (const language of ["fr", "de", "it", "en"] as const) {
    await page.getByRole("button", { name: nameOf(spoken, "shell-widgets:language.menu") }).click();
    spoken = language;
    await page.getByRole("menuitemradio", { name: LANGUAGE_NAMES[language] }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("status").filter({ hasText: LANGUAGE_NAMES[language] }).first()).toBeVisible();
    await expect.poll(() => untranslated(page, language)).toEqual([]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("li[data-session]").first()).toBeVisible();
    await expect.poll(() => untranslated(page, language)).toEqual([]);
  }
});

test("the public pages have all four languages by the browser's own, French for others", async ({ person }) => {
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
