import { apiOf } from "../support/api.ts";
import { bothInCall } from "../support/call.ts";
import { expect, test } from "../support/people.ts";

test("a person who leaves and blocks is out, is kept apart from the blocked person, and removes the block on their page (LS-D4.2)", async ({
  person,
}) => {
  const { candidate, id } = await bothInCall(person, { hot_seat: true });
  const { page, context } = candidate;
  const register = () => apiOf(context).send(`/interviews/sessions/${id}/join/`, { role: "participant" });

  await test.step("they leave with one click after the question, to the session's page for outsiders", async () => {
    await page.getByRole("radio", { name: /^Participants/ }).click();
    await page.getByRole("button", { name: /^What to do about Amélie/ }).click();
    await page.getByRole("menuitem", { name: "Leave and block…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave and block" }).click();
    await expect(page).toHaveURL(`/home?session=${id}`);
    const refused = await register();
    expect([refused.status(), (await refused.json()).code]).toEqual([409, "seat_unavailable"]);
  });

  await test.step("their page names the blocked person, and removes the block", async () => {
    await page.goto("/me/0");
    await page.getByRole("button", { name: "Unblock Amélie Rochat" }).click();
    await expect(page.getByText("Nobody is blocked any more")).toBeVisible();
    await expect(page.getByRole("heading", { name: "People you blocked" })).toBeFocused();
    await expect(page.getByText("Amélie Rochat can be in your sessions again.")).toBeVisible();
    expect((await register()).status()).toBe(201);
  });
});
