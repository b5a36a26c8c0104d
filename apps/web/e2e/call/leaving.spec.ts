import { apiOf, offerSession } from "../support/api.ts";
import { expect, signIn, test } from "../support/people.ts";

test("a person who leaves reads that the session goes on, and rejoins from there; after the end there is no way back (LS-2.9, LS-2.14, LS-D1.3, LS-D1.4, LS-D4.4)", async ({
  person,
}) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const { page } = amelie;
  const { id } = await offerSession(apiOf(amelie.context), { hot_seat: true, duration_minutes: 30 });
  await page.goto(`/interviews/${id}/prejoin`);
  await page.getByRole("button", { name: "Start Session" }).click();
  await expect(page).toHaveURL(`/interviews/${id}/dashboard`);

  await page.goto(`/interviews/${id}/overview`);
  await expect(page.getByRole("heading", { name: "How the session runs" })).toBeVisible();
  await expect(page.getByRole("complementary").getByText("Amélie Rochat")).toBeVisible();
  await expect(page).toHaveURL(`/interviews/${id}/overview`);
  await page.goto(`/interviews/${id}/dashboard`);
  // The page knows that she is the host once it has the session's title.
  await expect(page.getByRole("heading", { level: 1, name: "The STAR method" })).toBeVisible();
  await page.getByRole("toolbar").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("dialog", { name: "Leave the session?" }).getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "You have left the session" })).toBeVisible();
  await expect(page).toHaveURL(`/interviews/${id}/prejoin`);

  await page.getByRole("button", { name: "Rejoin" }).click();
  await page.getByRole("button", { name: "Join session" }).click();
  await expect(page).toHaveURL(`/interviews/${id}/dashboard`);
  await expect(page.getByRole("heading", { level: 1, name: "The STAR method" })).toBeVisible();

  await page.getByRole("toolbar").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("dialog", { name: "Leave the session?" }).getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "You have left the session" })).toBeVisible();
  await apiOf(amelie.context).post(`/interviews/sessions/${id}/end/`);
  await expect(page.getByRole("heading", { name: "This session is over" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rejoin" })).toHaveCount(0);
});
