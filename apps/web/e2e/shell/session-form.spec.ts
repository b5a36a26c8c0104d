import { expect, signIn, test } from "../support/people.ts";

test("by keyboard alone a session is created; what was typed outlives a reload and a lost connection (AS-8.3)", async ({
  person,
}) => {
  const host = await person("amelie");
  await signIn(host);
  const { page, context } = host;
  await page.goto("/interviews/new");
  const form = page.getByRole("dialog", { name: "New session" });
  const choose = async (name: RegExp) => {
    const field = form.getByRole("combobox", { name });
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
  };
  await expect(form.getByRole("combobox", { name: /^Module/ })).toBeVisible();
  await choose(/^Module/);
  await choose(/^Workshop/);
  await page.reload();
  await expect(form.getByText("Your draft from before is back.")).toBeVisible();
  await expect(form.getByRole("combobox", { name: /^Workshop/ })).not.toHaveText("Choose a workshop");
  await form.getByRole("textbox", { name: /^Invite/ }).focus();
  await context.setOffline(true);
  // Enter in an empty field sends the form.
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toContainText("The session could not be created");
  await context.setOffline(false);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home\?session=\d+$/);
});
