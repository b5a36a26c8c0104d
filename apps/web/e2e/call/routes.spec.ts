import { apiOf, offerSession } from "../support/api.ts";
import { expect, signIn, test } from "../support/people.ts";

test("every address leads to the page of the route table (LS-2.1, LS-2.2, LS-2.4, LS-2.9, LS-2.10, LS-2.12, LS-2.13, LS-D1.3, LS-D1.4)", async ({
  person,
}) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const { page } = amelie;
  const { id } = await offerSession(apiOf(amelie.context), { start_in_minutes: 4 });

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
    "/me/0",
    "/module/M3",
    "/how-it-works",
    "/how-it-works2",
    `/interviews/${id}/prejoin`,
    `/interviews/${id}/dashboard`,
    `/interviews/${id}/feedback`,
    `/interviews/${id}/evaluations`,
  ];
  for (const path of stay) {
    await page.goto(path);
    await expect(page.locator("main").first(), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
  // Without connection details the dashboard shows the card of a person who is not connected.
  await page.goto(`/interviews/${id}/dashboard`);
  await expect(page.getByRole("toolbar")).toHaveCount(0);
  await page.getByRole("button", { name: "Set up & Join" }).click();
  await expect(page).toHaveURL(`/interviews/${id}/prejoin`);
});

test("back from the pre-join goes to the dashboard (LS-2.15, LS-D1.2)", async ({ person }) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const { page } = amelie;
  const { id } = await offerSession(apiOf(amelie.context), { start_in_minutes: 60 });
  await page.goto(`/interviews/${id}/prejoin`);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(`/interviews/${id}/dashboard`);
});
