import { apiOf, offerSession } from "../support/api.ts";
import { expect, signIn, test } from "../support/people.ts";

test("an expired CSRF token costs nothing: the registration goes through", async ({ person }) => {
  const host = await person("amelie");
  await signIn(host);
  const { id } = await offerSession(apiOf(host.context), { start_in_minutes: 30 });
  const ben = await person("ben");
  await signIn(ben, `/home?session=${id}`);
  const refused: number[] = [];
  ben.page.on("response", (response) => {
    if (response.url().endsWith(`/sessions/${id}/join/`)) refused.push(response.status());
  });
  let expired = false;
  await ben.page.route(`**/sessions/${id}/join/`, async (route) => {
    const headers = { ...route.request().headers(), ...(expired ? {} : { "x-csrftoken": "expired" }) };
    expired = true;
    await route.continue({ headers });
  });
  await ben.page.getByRole("dialog").getByRole("button", { name: "Register" }).click();
  await expect(ben.page.getByRole("dialog").getByText("Registered")).toBeVisible();
  // The page has read the response by now; this test gets its event a moment later.
  await expect.poll(() => refused).toEqual([403, 201]);
});

test("a double click registers once", async ({ person }) => {
  const host = await person("amelie");
  await signIn(host);
  const { id } = await offerSession(apiOf(host.context), { start_in_minutes: 30 });
  const ben = await person("ben");
  await signIn(ben, `/home?session=${id}`);
  const sent: string[] = [];
  ben.page.on("request", (request) => {
    if (request.url().endsWith(`/sessions/${id}/join/`)) sent.push(request.method());
  });
  await ben.page.getByRole("dialog").getByRole("button", { name: "Register" }).dblclick();
  await expect(ben.page.getByRole("dialog").getByText("Registered")).toBeVisible();
  expect(sent).toEqual(["POST"]);
  await expect(ben.page.getByText("This did not work")).toHaveCount(0);
});
