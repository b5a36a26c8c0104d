import { apiOf, offerSession } from "./support/api.ts";
import { expect, signIn, test } from "./support/people.ts";

test("every address leads where the table of routes says", async ({ person }) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const { page } = amelie;
  const { id } = await offerSession(apiOf(amelie.context), { start_in_minutes: 60 });

  const redirects: ReadonlyArray<[from: string, to: string]> = [
    ["/dashboard", "/home"],
    ["/login", "/home"],
    ["/interviews/abc", "/home"],
    ["/interviews/0", "/home"],
    ["/interviews/12.5/dashboard", "/home"],
    [`/interviews/${id}`, `/interviews/${id}/dashboard`],
    [`/interviews/${id}/anything/else`, `/interviews/${id}/dashboard`],
    [`/interviews/${id}/overview`, `/interviews/${id}/prejoin`],
  ];
  for (const [from, to] of redirects) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
  }

  const stay = [
    "/",
    "/home",
    "/interviews",
    "/module/M3",
    `/interviews/${id}/prejoin`,
    `/interviews/${id}/dashboard`,
    `/interviews/${id}/feedback`,
  ];
  for (const path of stay) {
    await page.goto(path);
    await expect(page.locator("main").first(), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
});

test("a session that is not there, or not mine, says so", async ({ person }) => {
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

test("an unknown module and an unknown page lead back", async ({ person }) => {
  const { page } = await person("amelie", { locale: "fr" });
  await page.goto("/module/M9");
  await expect(page.getByRole("heading", { name: "Module non trouvé" })).toBeVisible();
  await page.getByRole("link", { name: "Tous les modules" }).first().click();
  await expect(page).toHaveURL("/#modules");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page n’existe pas");
});
