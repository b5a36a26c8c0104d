import type { Page } from "@playwright/test";
import { apiOf, offerSession } from "../support/api.ts";
import { expect, type Person, signIn, test } from "../support/people.ts";
import { nextFrame } from "../support/settle.ts";

// Other files invite the same people, and their sessions send reminders.
test.use({ ownHotseat: "notifications" });

interface ViewState {
  notifications: { unread_badge: number; unseen: number };
}
const LIST = "Latest notifications";
const bell = (page: Page) => page.getByRole("button", { name: "Notifications", exact: true });
const badge = (page: Page, unread: number) => page.getByText(`${unread} unread`, { exact: true });
const stateOf = async (person: Person) =>
  (await apiOf(person.context).get<ViewState>("/notifications/me/view-state/")).notifications;

/** Invites a person to a session of the host, which starts in an hour. */
async function inviteTo(host: Person, email: string): Promise<number> {
  const { id } = await offerSession(apiOf(host.context), { start_in_minutes: 60, visibility: "platform" });
  await apiOf(host.context).post(`/interviews/sessions/${id}/invitations/`, { email, role: "participant" });
  return id;
}

test("an invitation raises the badge at once; by keyboard alone the bell opens, its list counts as seen, and the notification leads to the session (IN-6.8)", async ({
  person,
}) => {
  const [host, guest] = [await person("amelie"), await person("chiara")];
  for (const each of [host, guest]) await signIn(each);
  await apiOf(guest.context).post("/notifications/notifications/read-all/");
  const before = await stateOf(guest);
  const { page } = guest;
  // A notification that comes before the first count is not announced; the page before this one may still be counting.
  await page.goto("about:blank");
  const counted = page.waitForResponse(/\/notifications\/unread-count\//);
  await page.goto("/home");
  await (await counted).finished();
  await nextFrame(page);
  const id = await inviteTo(host, "chiara@hotseat.example");
  await expect(badge(page, 1)).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "1 new notification" })).toBeAttached();
  await expect(page).toHaveTitle(/^\(1\) /);
  expect(await stateOf(guest)).toMatchObject({ unread_badge: 1, unseen: before.unseen + 1 });

  await bell(page).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("region", { name: LIST });
  await expect(bell(page)).toHaveAttribute("aria-expanded", "true");
  await expect(list.getByText("Amélie Rochat invited you")).toBeVisible();
  await expect.poll(async () => (await stateOf(guest)).unseen).toBe(0);
  expect((await stateOf(guest)).unread_badge).toBe(1);

  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();
  await expect(list).toHaveCount(0);
  await page.keyboard.press("Space");
  const first = list.getByRole("link", { name: /Amélie Rochat invited you/ });
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list.getByRole("button", { name: "Mark all as read" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/home\\?session=${id}$`));
  await expect(badge(page, 1)).toHaveCount(0);
  await expect.poll(async () => (await stateOf(guest)).unread_badge).toBe(0);
});

test("of two tabs one is offline: its mark is taken back with a message, and what the other marks shows in both once it is back (IN-3.4)", async ({
  person,
}) => {
  const [host, guest] = [await person("amelie"), await person("dieter")];
  for (const each of [host, guest]) await signIn(each, "/notifications");
  await apiOf(guest.context).post("/notifications/notifications/read-all/");
  for (let round = 0; round < 2; round += 1) await inviteTo(host, "dieter@hotseat.example");
  const [offline, online] = [guest.page, await guest.context.newPage()];
  for (const tab of [offline, online]) await tab.goto("/notifications");
  const marks = (tab: Page) => tab.getByRole("main").getByRole("button", { name: /^Mark as read/ });
  for (const tab of [offline, online]) await expect(marks(tab)).toHaveCount(2);

  // The calls fail once the mark was seen: it is taken back a second later, which a busy machine sleeps through.
  const { promise: seen, resolve: fail } = Promise.withResolvers<void>();
  await offline.route("**/api/v1/**", async (route) => {
    await seen;
    await route.abort("internetdisconnected");
  });
  await marks(offline).first().click();
  await expect(marks(offline)).toHaveCount(1);
  fail();
  await expect(offline.getByText("This did not work").first()).toBeVisible();
  await expect(marks(offline), "the mark is taken back").toHaveCount(2);

  await marks(online).first().click();
  await expect(marks(online)).toHaveCount(1);
  await offline.unroute("**/api/v1/**");
  await offline.reload();
  for (const tab of [offline, online]) await expect(marks(tab)).toHaveCount(1);
  expect((await stateOf(guest)).unread_badge).toBe(1);
});
