import type { Page } from "@playwright/test";
import { apiOf, offerSession } from "../support/api.ts";
import { expect, type OpenPerson, type Person, type PersonName, signIn, test } from "../support/people.ts";

/** More pictures than a camera sends until LiveKit pauses a hidden page: 5 s, at 5 a second. */
const PAST_THE_PAUSE = 50;
/** More pictures than may have been on their way. */
const SOME = 10;

/**
 * Milliseconds: after a bottleneck, such as on a busy computer, LiveKit tries a larger layer again at growing
 * intervals, of two minutes in the end.
 */
const LAYERS_MS = 150_000;

const videoOf = (page: Page, name: string) => page.locator("[data-tile]", { hasText: name }).locator("video");

/** Lines of the received layer of a person's camera; 0 while none arrives. */
const linesOf = (page: Page, name: string): Promise<number> =>
  videoOf(page, name).evaluate((video) => (video as HTMLVideoElement).videoHeight);

/** Simulates the browser's event that another window covers the page, which a window without a screen cannot cause. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: isHidden ? "hidden" : "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Passes when further pictures of a person are shown. */
async function goesOn(page: Page, name: string, further: number): Promise<void> {
  const shown = () =>
    videoOf(page, name).evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  const before = await shown();
  await expect.poll(shown).toBeGreaterThan(before + further);
}

/** These people in one call of Amélie's, in which nobody has the hot seat. */
async function together(open: (name: PersonName) => Promise<Person>, names: readonly PersonName[]) {
  const host = await open("amelie");
  await signIn(host);
  const { id } = await offerSession(apiOf(host.context), { duration_minutes: 30 });
  await host.page.goto(`/interviews/${id}/prejoin`);
  await host.page.getByRole("button", { name: "Start Session" }).click();
  const others: Person[] = [];
  for (const name of names) {
    const other = await open(name);
    await signIn(other);
    await apiOf(other.context).post(`/interviews/sessions/${id}/join/`);
    await other.page.goto(`/interviews/${id}/prejoin`);
    await other.page.getByRole("button", { name: "Join session" }).click();
    others.push(other);
  }
  return { host, others, id };
}

test("the person in the spotlight is received in more lines than others (LS-4.36)", async ({ person }) => {
  const inFull: OpenPerson = (name) => person(name, { fullPictures: true });
  const { host } = await together(inFull, ["ben", "chiara"]);
  await host.page.getByRole("radio", { name: /^Participants/ }).click();
  for (const [lit, other] of [
    ["Chiara", "Ben"],
    ["Ben", "Chiara"],
  ] as const) {
    await host.page.getByRole("button", { name: new RegExp(`^What to do about ${lit}`) }).click();
    await host.page.getByRole("menuitem", { name: "Spotlight" }).click();
    await expect(host.page.locator("[data-tile=main]")).toContainText(lit);
    await expect.poll(() => linesOf(host.page, lit), { timeout: LAYERS_MS }).toBeGreaterThan(360);
    const isSmall = async () => {
      const lines = await linesOf(host.page, other);
      return lines > 0 && lines <= 360;
    };
    await expect.poll(isSmall, "small, but there").toBe(true);
  }
});

test("the video moves to a window of its own, and back to the page when that is closed (LS-2.23, LS-9.25)", async ({
  person,
}) => {
  const { host } = await together(person, ["ben"]);
  const { page } = host;
  await expect.poll(() => linesOf(page, "Ben")).toBeGreaterThan(0);
  await page.getByRole("button", { name: "More" }).click();
  const opening = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "Open the video in its own window" }).click();
  const own = await opening;
  await expect(page.getByText("The video is in its own window.")).toBeVisible();
  expect(await own.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([600, 700]);
  await setHidden(page, true);
  await goesOn(own, "Ben", PAST_THE_PAUSE);

  await setHidden(page, false);
  await own.close();
  await expect(page.getByText("The video is in its own window.")).toHaveCount(0);
  await goesOn(page, "Ben", SOME);
});

test("the voice of each other person plays in one audio element, and mine in none; the last picture stays while the connection is lost, and moves again when it is back", async ({
  person,
}) => {
  const { host, others } = await together(person, ["ben"]);
  await test.step("each hears the other", async () => {
    for (const { page } of [host, ...others]) {
      const seconds = () =>
        page
          .locator("audio")
          .evaluateAll((all) => all.map((each) => Math.floor((each as HTMLAudioElement).currentTime)));
      await expect.poll(async () => (await seconds()).map((played) => played > 0)).toEqual([true]);
    }
  });
  const main = host.page.locator("[data-tile=main]");
  await expect.poll(() => linesOf(host.page, "Ben")).toBeGreaterThan(0);
  await host.context.setOffline(true);
  await expect(main.getByText(/^Last picture/)).toBeVisible();
  await expect(main.locator("video")).toHaveAttribute("poster", /^data:image\/jpeg/);
  await host.context.setOffline(false);
  await expect(main.getByText(/^Last picture/)).toHaveCount(0);
  await goesOn(host.page, "Ben", SOME);
});
