import { hostAtPrejoin } from "../support/call.ts";
import { expect, type OpenPerson, test } from "../support/people.ts";
import { LANGUAGE_NAMES, nameOf, textOf } from "../support/texts.ts";
import { framesByConnection, framesDecoded, watchVideo } from "../support/video-probe.ts";

/** More than may have been on their way. */
const MORE_FRAMES = 10;

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
    await page.getByRole("menuitemradio", { name: LANGUAGE_NAMES.fr }).click();
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
  const before = await framesByConnection(page);
  const pictures = before.indexOf(Math.max(...before));

  await test.step("in the call, by its settings", async () => {
    await page
      .getByRole("toolbar")
      .getByRole("button", { name: french("controlBar.more") })
      .click();
    await page.getByRole("menuitem", { name: french("controlBar.settings") }).click();
    const settings = page.getByRole("dialog", { name: french("sessionSettings.title") });
    await settings
      .getByRole("combobox", {
        name: `${textOf("fr", "session-widgets:sessionSettings.language.name")} ${LANGUAGE_NAMES.fr}`,
      })
      .click();
    await page.getByRole("option", { name: LANGUAGE_NAMES.de }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("button", { name: german("sessionSettings.close") }).click();
  });

  await test.step("note and comment are there, and the same connection brings the other person's picture", async () => {
    const notes = page.getByRole("region", { name: german("sessionNotes.title") });
    await expect(notes.getByRole("textbox")).toHaveValue("Demander le prix.");
    await page.getByRole("radio", { name: german("dashboard.evaluation") }).click();
    const panel = page.getByRole("region", { name: german("evaluationPanel.label") });
    await expect(panel.getByRole("textbox", { name: german("evaluationPanel.comment") })).toHaveValue(
      "Nomme ce qui peut échouer.",
    );
    await expect(page.locator('[data-stage="connected"]')).toBeVisible();
    await expect
      .poll(async () => (await framesByConnection(page))[pictures])
      .toBeGreaterThan((before[pictures] ?? 0) + MORE_FRAMES);
  });
  expect([...host.problems, ...candidate.problems]).toEqual([]);
});
