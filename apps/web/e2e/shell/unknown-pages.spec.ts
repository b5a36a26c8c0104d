import { apiOf, offerSession } from "../support/api.ts";
import { expect, signIn, test } from "../support/people.ts";

test("a session that does not exist, or is not mine, leads to an error page (LS-2.6)", async ({ person }) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const { page } = amelie;
  await page.goto("/interviews/999999/prejoin");
  await expect(page.getByRole("alert")).toContainText("This session could not be loaded.");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/home");

  const { id } = await offerSession(apiOf(amelie.context), { start_in_minutes: 60 });
  const ben = await person("ben");
  await signIn(ben);
  await ben.page.goto(`/interviews/${id}/prejoin`);
  await expect(ben.page).toHaveURL(`/home?session=${id}`);
});

test("the overview of the modules opens for everybody, and from the bar (LS-D1.6)", async ({ person }) => {
  const amelie = await person("amelie");
  const { page } = amelie;
  await page.goto("/modules-overview");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await signIn(amelie);
  const entry = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Modules" });
  await entry.click();
  await expect(page).toHaveURL("/modules-overview");
  await page.getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page).toHaveURL("/module/M1");
  await expect(entry).toHaveAttribute("aria-current", "page");
});

test("an unknown module and an unknown page offer a way back", async ({ person }) => {
  const { page } = await person("amelie", { locale: "fr" });
  await page.goto("/module/M9");
  await expect(page.getByRole("heading", { name: "Module non trouvé" })).toBeVisible();
  await page.getByRole("link", { name: "Tous les modules" }).first().click();
  await expect(page).toHaveURL("/modules-overview");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page n’existe pas");
});
