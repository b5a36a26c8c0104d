import type { Page } from "@playwright/test";
import { apiOf, offerSession } from "./support/api.ts";
import { expect, signIn, test } from "./support/people.ts";

/** More stops than any page here has: past them the way to something is not a way. */
const STOPS_MAX = 80;

interface Stop {
  name: string;
  isSeen: boolean;
}

/** What has focus, and whether a person can see that it has. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const isMarked = (marked: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marked, pseudo);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    };
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const isInWindow = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    // A field is marked by its frame, a row by the link's reach over it.
    const frame = element.matches("input, textarea") ? (element.parentElement ?? element) : element;
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return {
      name: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 60)}`,
      isSeen: isInWindow && (isMarked(element) || isMarked(frame) || isMarked(element, "::after")),
    };
  });
}

/** Tabs on until something fits; every stop on the way must be visible. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const stops: string[] = [];
  for (let count = 0; count < STOPS_MAX; count += 1) {
    await page.keyboard.press("Tab");
    const { name } = await focused(page);
    stops.push(name);
    await expect.poll(async () => (await focused(page)).isSeen, `focus can be seen on ${name}`).toBe(true);
    if (wanted.test(name)) return;
  }
  throw new Error(`Tab never reached ${wanted}: ${stops.join(", ")}`);
}

test("from the listing to the call by keyboard alone, and focus is where one left it", async ({ person }) => {
  const [amelie, ben] = [await person("amelie"), await person("ben")];
  await signIn(amelie);
  const session = await offerSession(apiOf(amelie.context), { workshop: ["M1", "sales_pitch"], start_in_minutes: 4 });
  await signIn(ben);
  const { page } = ben;
  const row = page.locator(`li[data-session="${session.id}"]`);
  await row.waitFor();
  const title = ((await row.locator("a").first().textContent()) ?? "").trim();
  const dialog = page.getByRole("dialog");

  await page.keyboard.press("Tab");
  expect((await focused(page)).name).toMatch(/skip to|main content/i);
  await tabTo(page, new RegExp(`^a ${title}$`));
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("How the session runs");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(row.locator("a").first()).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("How the session runs");
  await tabTo(page, /^button Register$/);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("link", { name: "Join Now" })).toBeVisible();
  await tabTo(page, /^a Join Now$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/interviews/${session.id}/prejoin`);
  await expect(page.getByRole("button", { name: "Start Session" })).toBeVisible();
  await tabTo(page, /^button Start Session$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/interviews/${session.id}/dashboard`);
});
