import { hostAtPrejoin } from "../support/call.ts";
import { expect, type OpenPerson, type Person, signIn, test } from "../support/people.ts";
import { LANGUAGES, type Language, nameOf, textOf, untranslated } from "../support/texts.ts";
import { framesDecoded, watchVideo } from "../support/video-probe.ts";

const NAMES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" } as const;

test("the language changes at run time, is kept, and no text of the old one stays", async ({ person }) => {
  const chiara = await person("chiara");
  await signIn(chiara);
  const { page } = chiara;
  let spoken: Language = "en";
  for (const language of ["fr", "de", "it", "en"] as const) {
    await page.getByRole("button", { name: nameOf(spoken, "shell-widgets:language.menu") }).click();
    spoken = language;
    await page.getByRole("menuitemradio", { name: NAMES[language] }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("status").filter({ hasText: NAMES[language] }).first()).toBeVisible();
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

/** The connections of the call that the page has made since it was loaded. */
const connectionsOf = ({ page }: Person) => page.evaluate(() => window.hotseatProbe?.length ?? 0);

test("the language changes at the pre-join and in the call, which stays connected, and typed text stays", async ({
  person,
}) => {
  const watched: OpenPerson = async (name, options) => {
    const each = await person(name, options);
    await watchVideo(each.context);
    return each;
  };
  const { host, candidate, id } = await hostAtPrejoin(watched);
  const { page } = host;
  const french = (key: string) => nameOf("fr", `session-widgets:${key}`);
  const german = (key: string) => nameOf("de", `session-widgets:${key}`);

  await test.step("at the pre-join the typed name stays", async () => {
    const name = page.getByRole("textbox", { name: "Your name in this session" });
    const former = await name.inputValue();
    await name.fill("Amélie R.");
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("menuitemradio", { name: NAMES.fr }).click();
    const sameName = page.getByRole("textbox", { name: french("prejoin.name") });
    await expect(sameName).toHaveValue("Amélie R.");
    // The name goes with the person into the sessions of other tests.
    await sameName.fill(former);
    await page.getByRole("button", { name: french("prejoin.startSession") }).click();
    await expect(page).toHaveURL(`/interviews/${id}/dashboard`);
  });

  await candidate.page.goto(`/interviews/${id}/prejoin`);
  await candidate.page.getByRole("button", { name: "Join session" }).click();
  await expect.poll(() => framesDecoded(page), { message: "the host sees the candidate" }).toBeGreaterThan(0);
  await page.getByRole("toolbar").locator("[data-next]").click();
  const comment = page
    .getByRole("region", { name: french("evaluationPanel.label") })
    .getByRole("textbox", { name: french("evaluationPanel.comment") });
  await comment.fill("Nomme ce qui peut échouer.");
  await page.getByRole("radio", { name: french("dashboard.people") }).click();
  await page
    .getByRole("region", { name: french("sessionNotes.title") })
    .getByRole("textbox")
    .fill("Demander le prix.");
  const [connections, frames] = [await connectionsOf(host), await framesDecoded(page)];

  await test.step("in the call, by its settings", async () => {
    await page
      .getByRole("toolbar")
      .getByRole("button", { name: french("controlBar.more") })
      .click();
    await page.getByRole("menuitem", { name: french("controlBar.settings") }).click();
    const settings = page.getByRole("dialog", { name: french("sessionSettings.title") });
    await settings
      .getByRole("combobox", { name: `${textOf("fr", "session-widgets:sessionSettings.language.name")} ${NAMES.fr}` })
      .click();
    await page.getByRole("option", { name: NAMES.de }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("button", { name: german("sessionSettings.close") }).click();
  });

  await test.step("note and comment are there, and the same connections bring the other person's picture", async () => {
    const notes = page.getByRole("region", { name: german("sessionNotes.title") });
    await expect(notes.getByRole("textbox")).toHaveValue("Demander le prix.");
    await page.getByRole("radio", { name: german("dashboard.evaluation") }).click();
    const panel = page.getByRole("region", { name: german("evaluationPanel.label") });
    await expect(panel.getByRole("textbox", { name: german("evaluationPanel.comment") })).toHaveValue(
      "Nomme ce qui peut échouer.",
    );
    await expect(page.locator('[data-stage="connected"]')).toBeVisible();
    expect(await connectionsOf(host)).toBe(connections);
    await expect.poll(() => framesDecoded(page)).toBeGreaterThan(frames + 10);
  });
  expect([...host.problems, ...candidate.problems]).toEqual([]);
});
