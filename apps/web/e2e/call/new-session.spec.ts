import { expect, signIn, test } from "../support/people.ts";

test("a session created for now is seen, accepted and entered by the person invited with it (LS-D2.3, LS-D2.4, AS-8.1, AS-8.2)", async ({
  person,
}) => {
  const [host, chiara] = [await person("amelie"), await person("chiara")];
  for (const each of [host, chiara]) await signIn(each);
  const { page } = host;
  let id = "";

  await test.step("the form leads from the listing to the new session", async () => {
    await page.getByRole("link", { name: "New session" }).first().click();
    await expect(page).toHaveURL(/\/interviews\/new$/);
    const form = page.getByRole("dialog", { name: "New session" });
    await form.getByRole("combobox", { name: /^Module/ }).click();
    await page.getByRole("option", { name: /^M2 / }).click();
    await form.getByRole("combobox", { name: /^Workshop/ }).click();
    await page.getByRole("option").first().click();
    await form.getByRole("radio", { name: "Now" }).click();
    await form.getByRole("radio", { name: "30" }).click();
    await expect(form.getByRole("listitem").filter({ hasText: "Debrief" })).toContainText("3 min");
    await form.getByRole("combobox", { name: /^Who sees it/ }).click();
    await page.getByRole("option", { name: "Everybody on Hotseat" }).click();
    await form.getByRole("textbox", { name: /^Invite/ }).fill("chiara@hotseat.example");
    await form.getByRole("button", { name: "Add" }).click();
    await form.getByRole("button", { name: "Create and invite 1" }).click();
    await expect(page).toHaveURL(/\/home\?session=\d+$/);
    id = new URL(page.url()).searchParams.get("session") ?? "";
    const detail = page.getByRole("dialog");
    await expect(detail.getByRole("listitem").filter({ hasText: "chiara@hotseat.example" })).toContainText("Invited");
  });

  await test.step("the form is empty when it is opened again", async () => {
    await page.goto("/interviews/new");
    await expect(page.getByRole("combobox", { name: /^Module/ })).toHaveText("Choose a module");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step("the invited person finds it among their own, accepts, and comes to the pre-join page", async () => {
    await chiara.page.goto("/home?tab=mine");
    await chiara.page.locator(`[data-session="${id}"]`).getByRole("link").first().click();
    const detail = chiara.page.getByRole("dialog");
    await detail.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(detail.getByRole("button", { name: "Cancel registration" })).toBeVisible();
    await chiara.page.goto(`/interviews/${id}/prejoin`);
    await expect(chiara.page.getByRole("region", { name: "Network check" })).toBeVisible();
  });
});
