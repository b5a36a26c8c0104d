import { type Api, apiOf, offerSession } from "../support/api.ts";
import { hostAtPrejoin } from "../support/call.ts";
import { expect, signIn, test } from "../support/people.ts";

interface Listed {
  results: Array<{ notification_type: { key: string } }>;
}
const remindersOf = async (api: Api) =>
  (await api.get<Listed>("/notifications/notifications/")).results.filter(
    ({ notification_type }) => notification_type.key === "session_reminder",
  );

// Sessions of other files send reminders to the same people.
test.use({ ownHotseat: "notifications in a call" });

test("in a call a notification about its session is shown at once; one about another session waits until the call is left, and is announced then (IN-6.7)", async ({
  person,
}) => {
  const { host, candidate, api, id } = await hostAtPrejoin(person);
  // From here on, people ask to join.
  await api.patch(`/interviews/sessions/${id}/`, { access_level: "CLOSED" });
  // One of the demo's session, one of this: from here on nothing comes but what the test sends.
  await expect.poll(async () => (await remindersOf(api)).length).toBe(2);
  // A notification that comes before the first count is not announced.
  const counted = host.page.waitForResponse(/\/notifications\/unread-count\//);
  await host.page.getByRole("button", { name: "Start Session" }).click();
  await host.page.waitForURL(/\/dashboard$/);
  const chiara = await person("chiara");
  await signIn(chiara);
  const { page } = host;
  const toasts = page.getByRole("region", { name: "Notifications" });
  await expect(page.getByRole("toolbar")).toBeVisible();
  await counted;

  await test.step("another session's waits", async () => {
    const theirs = apiOf(candidate.context);
    const other = await offerSession(theirs, { start_in_minutes: 600 });
    await theirs.post(`/interviews/sessions/${other.id}/invitations/`, {
      email: "amelie@hotseat.example",
      role: "participant",
    });
  });
  await test.step("this session's is shown at once", async () => {
    await apiOf(chiara.context).post(`/interviews/sessions/${id}/request-join/`, {
      role: "participant",
      hot_seat: true,
    });
    await expect(toasts.getByText("Chiara Bianchi asks to join")).toBeVisible();
    await expect(toasts.getByText(/Ben Okafor/)).toHaveCount(0);
  });
  await test.step("the other's is announced by the bell of the page after the call", async () => {
    await page.getByRole("toolbar").getByRole("button", { name: "Leave" }).click();
    await page.getByRole("dialog", { name: "Leave the session?" }).getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { name: "You have left the session" })).toBeVisible();
    await page.getByRole("link", { name: "To the sessions" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 new notification" })).toBeAttached();
    await page.getByRole("button", { name: "Notifications", exact: true }).click();
    await expect(
      page.getByRole("region", { name: "Latest notifications" }).getByText(/Ben Okafor invited/),
    ).toBeVisible();
  });
  expect(host.problems).toEqual([]);
});
