import { apiOf, offerSession } from "../support/api.ts";
import { expect, fillSignIn, signIn, test } from "../support/people.ts";

test("the start page leads to the sign-in and back to the page first requested (LS-2.3)", async ({ person }) => {
  const { page } = await person("amelie");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Practise the interview before it counts");
  await expect(page.locator("#modules li")).toHaveCount(5);

  await page.goto("/interviews/12/prejoin");
  await expect(page).toHaveURL("/login");
  await page.goto("/home?tab=timeline&language=en,de");
  await expect(page).toHaveURL("/login");
  await page.getByRole("link", { name: "Continue with single sign-on" }).click();
  await fillSignIn(page, "amelie");
  await expect(page).toHaveURL("/home?tab=timeline&language=en,de");
  await expect(page.getByRole("tab", { name: "Timeline" })).toHaveAttribute("aria-selected", "true");

  await page.goto("/login");
  await expect(page).toHaveURL("/home");
});

test("filters, tabs and the open detail are in the address and survive reload and back (LS-D1.1, LS-D1.5)", async ({
  person,
}) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const { page } = amelie;
  const session = await offerSession(apiOf(amelie.context), { language: "it", start_in_minutes: 50 });

  for (const address of ["/interviews", "/home"]) {
    await page.goto(address);
    for (const tab of ["Available", "Mine", "Recommended", "Timeline"])
      await expect(page.getByRole("tab", { name: tab }), address).toBeVisible();
    for (const filter of ["module", "workshop", "language", "sector", "date"])
      await expect(page.locator(`[data-filter=${filter}]`), address).toBeVisible();
  }
  await page.locator("[data-filter=language]").click();
  await page.getByRole("menuitemcheckbox", { name: "Italiano" }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/home?language=it");
  await expect(page.locator("li[data-session]").filter({ hasText: "Deutsch" })).toHaveCount(0);

  await page.getByRole("tab", { name: "Mine" }).click();
  await expect(page).toHaveURL("/home?tab=mine&language=it");
  await page.locator(`li[data-session="${session.id}"] a`).first().click();
  await expect(page).toHaveURL(`/home?tab=mine&language=it&session=${session.id}`);
  await expect(page.getByRole("dialog")).toContainText("How the session runs");

  await page.reload();
  await expect(page.getByRole("dialog")).toContainText("How the session runs");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/home?tab=mine&language=it");

  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/home?tab=mine");
});

test("a session created elsewhere appears in an open listing by itself", async ({ person }) => {
  const ben = await person("ben");
  await signIn(ben, "/home?workshop=sales_pitch");
  const amelie = await person("amelie");
  await signIn(amelie);
  const session = await offerSession(apiOf(amelie.context), { workshop: ["M1", "sales_pitch"], start_in_minutes: 90 });
  await expect(ben.page.locator(`li[data-session="${session.id}"]`)).toBeVisible();
});

test("a closed session is requested, approved and then joined as registered (LS-7.10, LS-D2.3, LS-D2.4)", async ({
  person,
}) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const session = await offerSession(apiOf(amelie.context), { access_level: "CLOSED", start_in_minutes: 120 });
  await amelie.page.goto("/home?tab=mine");
  const row = amelie.page.locator(`li[data-session="${session.id}"]`);
  await expect(row).toBeVisible();
  const ben = await person("ben");
  await signIn(ben, `/home?session=${session.id}`);

  const asking = ben.page.getByRole("dialog");
  await asking.getByRole("radio").first().check();
  await asking.getByRole("textbox").fill("I have a panel on Friday.");
  await asking.getByRole("button", { name: "Ask to join" }).click();
  await expect(asking.getByText("The host will answer you.")).toBeVisible();

  // Its host is notified on their current page, and no more once the request is answered.
  await expect(row.getByText("1 request", { exact: true })).toBeVisible();
  await row.getByRole("link").first().click();
  await expect(amelie.page.getByText("I have a panel on Friday.")).toBeVisible();
  await amelie.page.getByRole("button", { name: /^Approve / }).click();
  await expect(asking.getByText("Registered")).toBeVisible();
  await expect(row.getByText("1 request", { exact: true })).toHaveCount(0);

  await asking.getByRole("button", { name: "Cancel registration" }).click();
  await asking.getByRole("button", { name: "Give my seat back" }).click();
  await expect(asking.getByRole("button", { name: "Ask to join" })).toBeVisible();
});

test("the theme is kept, and the start page confirms signing out", async ({ person }) => {
  const chiara = await person("chiara");
  await signIn(chiara);
  const { page } = chiara;
  await page.getByRole("button", { name: /^Your menu/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-appearance", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-appearance", "dark");

  await page.getByRole("button", { name: /^Your menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("You are logged out.")).toBeVisible();
  await page.goto("/home");
  await expect(page).toHaveURL("/login");
});
