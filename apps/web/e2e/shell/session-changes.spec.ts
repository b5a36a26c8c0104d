import type { Page } from "@playwright/test";
import { inDays } from "../support/days.ts";
import { expect, signIn, test } from "../support/people.ts";

/** Creates a session for everybody in three days, and returns its id. */
async function create(page: Page): Promise<string> {
  await page.goto("/interviews/new");
  const form = page.getByRole("dialog", { name: "New session" });
  await form.getByRole("combobox", { name: /^Module/ }).click();
  await page.getByRole("option", { name: /^M2 / }).click();
  await form.getByRole("combobox", { name: /^Workshop/ }).click();
  await page.getByRole("option").first().click();
  await form.getByLabel("Day").fill(inDays(3));
  await form.getByRole("radio", { name: "30" }).click();
  await form.getByRole("combobox", { name: /^Who sees it/ }).click();
  await page.getByRole("option", { name: "Everybody on Hotseat" }).click();
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/home\?session=\d+$/);
  return new URL(page.url()).searchParams.get("session") ?? "";
}

test("an owner changes a session before its start; the person registered sees it change on their screen (AS-8.4)", async ({
  person,
}) => {
  const [owner, chiara] = [await person("amelie"), await person("chiara")];
  for (const each of [owner, chiara]) await signIn(each);
  const { page } = owner;
  const id = await create(page);
  await chiara.page.goto(`/home?session=${id}`);
  const theirs = chiara.page.getByRole("dialog");
  await theirs.getByRole("button", { name: "Register" }).click();
  await expect(theirs.getByRole("button", { name: "Cancel registration" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Edit" })).toHaveCount(0);

  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(new RegExp(`/interviews/${id}/edit$`));
  const form = page.getByRole("dialog", { name: "Change the session" });
  await form.getByLabel(/^Time in/).fill("09:05");
  await form.getByRole("radio", { name: "45" }).click();
  await expect(form.getByText("1 person gets a mail about the change of: start and length.")).toBeVisible();

  await test.step("a typed text outlives a reload and a lost connection", async () => {
    await page.reload();
    await expect(form.getByText("Your draft from before is back.")).toBeVisible();
    await expect(form.getByLabel(/^Time in/)).toHaveValue("09:05");
    await owner.context.setOffline(true);
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(form.getByRole("alert")).toContainText("The changes could not be saved");
    await owner.context.setOffline(false);
  });

  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(new RegExp(`/home\\?session=${id}$`));
  await expect(page.getByRole("dialog").getByText("09:05–09:50")).toBeVisible();
  await expect(theirs.getByText("09:05–09:50")).toBeVisible();
});

test("an owner cancels a session with a reason; the person registered reads it in the session and in their list (AS-8.5)", async ({
  person,
}) => {
  const [owner, chiara] = [await person("amelie"), await person("chiara")];
  for (const each of [owner, chiara]) await signIn(each);
  const id = await create(owner.page);
  await chiara.page.goto(`/home?session=${id}`);
  const theirs = chiara.page.getByRole("dialog");
  await theirs.getByRole("button", { name: "Register" }).click();
  await expect(theirs.getByRole("button", { name: "Cancel registration" })).toBeVisible();

  const detail = owner.page.getByRole("dialog");
  await detail.getByRole("button", { name: "Cancel session" }).click();
  await expect(detail.getByText("1 person gets a mail, with your reason.")).toBeVisible();
  await detail.getByRole("textbox", { name: "Reason" }).fill("I have a fever.");
  await detail.getByRole("button", { name: "Cancel the session" }).click();
  await expect(detail.getByText("Reason: I have a fever.")).toBeVisible();
  await expect(detail.getByRole("link", { name: "Edit" })).toHaveCount(0);

  await expect(theirs.getByText("Reason: I have a fever.")).toBeVisible();
  await chiara.page.goto("/home?tab=mine");
  await expect(chiara.page.locator(`[data-session="${id}"]`)).toContainText("Reason: I have a fever.");
});

test("an owner duplicates a session: the copy has its fields and asks for a start (AS-8.6)", async ({ person }) => {
  const owner = await person("amelie");
  await signIn(owner);
  const { page } = owner;
  const id = await create(page);
  await page.getByRole("dialog").getByRole("link", { name: "Duplicate" }).click();
  await expect(page).toHaveURL(new RegExp(`/interviews/new\\?from=${id}$`));
  const form = page.getByRole("dialog", { name: "New session, as a copy" });
  await expect(form.getByRole("combobox", { name: /^Module/ })).toHaveText(/^M2 /);
  await expect(form.getByRole("combobox", { name: /^Workshop/ })).not.toHaveText("Choose a workshop");
  await expect(form.getByRole("radio", { name: "30" })).toBeChecked();
  await expect(form.getByRole("combobox", { name: /^Who sees it/ })).toHaveText("Everybody on Hotseat");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(form.getByText("Choose a day and a time that lie ahead.")).toBeVisible();
  await form.getByLabel("Day").fill(inDays(4));
  await form.getByLabel(/^Time in/).fill("10:10");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/home\?session=\d+$/);
  expect(new URL(page.url()).searchParams.get("session")).not.toBe(id);
  await expect(page.getByRole("dialog").getByText("10:10–10:40")).toBeVisible();
});

test("the calendar file of a session is downloaded by its people (AS-9.1)", async ({ person }) => {
  const owner = await person("amelie");
  await signIn(owner);
  await create(owner.page);
  const [file] = await Promise.all([
    owner.page.waitForEvent("download"),
    owner.page.getByRole("dialog").getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
});
