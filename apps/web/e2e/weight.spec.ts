import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { apiOf, offerSession } from "./support/api.ts";
import { expect, signIn, test } from "./support/people.ts";

/** Budgets in bytes, gzip (issue: bench). */
const LISTING_SCRIPT = 200_000;
const ROOM_SCRIPT = 400_000;
const STYLES = 60_000;

interface Loaded {
  script: number;
  styles: number;
  texts: string[];
}

/** What one page load brings, fetched anew, counted as gzip. */
async function loadOf(page: Page, path: string, ready: string): Promise<Loaded> {
  const loaded: Loaded = { script: 0, styles: 0, texts: [] };
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet") return;
    reading.push(
      response.body().then((body) => {
        loaded[kind === "script" ? "script" : "styles"] += gzipSync(body, { level: 9 }).length;
        if (kind === "script") loaded.texts.push(body.toString());
      }),
    );
  });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await Promise.all(reading);
  page.removeAllListeners("response");
  return loaded;
}

test("the listing's first load is light and brings no byte of the video room", async ({ person }) => {
  const ben = await person("ben");
  await signIn(ben);
  const page = await ben.context.newPage();
  const { script, styles, texts } = await loadOf(page, "/home", "li[data-session]");
  test.info().annotations.push({ type: "listing", description: `${script} B script, ${styles} B styles` });
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(LISTING_SCRIPT);
  expect(styles).toBeLessThanOrEqual(STYLES);
  expect(texts.filter((text) => /livekit|excalidraw/i.test(text))).toEqual([]);
});

test("the room with the video client stays within its budget", async ({ person }) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const { id } = await offerSession(apiOf(amelie.context));
  const page = await amelie.context.newPage();
  const { script, styles } = await loadOf(page, `/interviews/${id}/dashboard`, "main h1, main h2");
  test.info().annotations.push({ type: "room", description: `${script} B script, ${styles} B styles` });
  expect(script).toBeLessThanOrEqual(ROOM_SCRIPT);
  expect(styles).toBeLessThanOrEqual(STYLES);
});
