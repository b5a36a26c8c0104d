import type { FillForm } from "../support/fill-form.ts";
import { expect, test } from "../support/people.ts";
import { ADA, account, STRANGER_PASSWORD, signInFromPage } from "../support/strangers.ts";
import { meetAsStrangers } from "../support/two-strangers.ts";

test.use({ emptyInstallation: true });

/** The form of the built-in provider. */
const fillForm: FillForm = async (page, email, password) => {
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("button[type=submit]").click();
};

test("two strangers get accounts on an empty installation, are approved while they wait, meet, score and read feedback (AS-1.1, AS-1.5, AS-2.1, AS-2.2, AS-2.3, AS-2.7, AS-2.8, AS-3.1, AS-3.5, AS-7.5, AS-8.1)", async ({
  person,
  hotseat,
}) => {
  const admin = await person("ada");

  await test.step("the printed link makes the first administrator", async () => {
    const { page } = admin;
    await page.goto(hotseat.firstRunLink());
    await page.getByRole("textbox", { name: account("en", "field.email") }).fill(ADA.email);
    await page.getByRole("textbox", { name: account("en", "field.fullName") }).fill(ADA.fullName);
    await page.getByRole("textbox", { name: account("en", "field.shortName") }).fill(ADA.shortName);
    await page.getByLabel(account("en", "password.label"), { exact: true }).fill(STRANGER_PASSWORD);
    await page.getByLabel(account("en", "password.repeat"), { exact: true }).fill(STRANGER_PASSWORD);
    await page.getByRole("button", { name: account("en", "firstRun.send") }).click();
    await signInFromPage(admin, ADA, fillForm);
    await expect(page.getByRole("heading", { name: account("en", "steps.title") })).toBeVisible();
  });

  await meetAsStrangers(admin, { person, hotseat, fillForm });
});
