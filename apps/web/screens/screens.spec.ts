import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../e2e/support/people.ts";
import { settleIn } from "../e2e/support/settle.ts";
import { LANGUAGES, type Language, untranslated } from "../e2e/support/texts.ts";
import { tour } from "../e2e/support/tour.ts";
import { layoutFaults } from "./layout-faults.ts";

const FOLDER = fileURLToPath(new URL("../../../docs/screens/", import.meta.url));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const SCHEMES = ["light", "dark"] as const;
/** Pages that are read from top to bottom; the others fill the window. */
const WHOLE_PAGES = new Set(["landing", "module", "feedback-summary", "feedback-locked"]);

/** Chooses the language in another tab; the page under test follows while it runs. */
async function speak(context: BrowserContext, page: Page, language: Language): Promise<void> {
  const other = await context.newPage();
  await other.goto("/favicon.svg");
  await other.evaluate((chosen) => localStorage.setItem("hotseat.language", chosen), language);
  await other.close();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

async function photograph(screen: string, page: Page, faults: string[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settleIn(page, colorScheme);
      const path = `${FOLDER}${screen}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: WHOLE_PAGES.has(screen) });
    }
    const found = await layoutFaults(page);
    faults.push(...found.map((fault) => `${screen} at ${size.width}: ${fault}`));
  }
}

async function listenIn(language: Language, screen: string, page: Page, faults: string[]): Promise<void> {
  await speak(page.context(), page, language);
  await expect
    .poll(() => untranslated(page, language), { timeout: 5000 })
    .toEqual([])
    .catch(async () => {
      faults.push(...(await untranslated(page, language)).map((text) => `${screen} in ${language}: ${text}`));
    });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await layoutFaults(page);
    faults.push(...found.map((fault) => `${screen} in ${language} at ${size.width}: ${fault}`));
  }
}

test("every screen of the path has its pictures, and nothing overlaps, overflows or stays untranslated", async ({
  person,
}) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const faults: string[] = [];
  await tour(person, async (screen, page) => {
    await photograph(screen, page, faults);
    for (const language of [...LANGUAGES].reverse()) await listenIn(language, screen, page, faults);
    await page.setViewportSize(SIZES[0]);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  });
  expect(faults).toEqual([]);
});
