import { expect, type Page } from "@playwright/test";

/** Selector of the app in this colour scheme; the built-in provider's form follows the browser by itself. */
const inScheme = (colorScheme: "light" | "dark") =>
  `html[data-appearance=${colorScheme}] .radix-themes.${colorScheme}, html:not([data-appearance]) form`;

/**
 * Waits until the page is completely drawn in this colour scheme: nothing loads any more, fonts and pictures are there.
 */
export async function waitUntilDrawn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.locator(inScheme(colorScheme)).first().waitFor();
  // A hidden panel keeps its elements, also those of a load that it did not finish.
  await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
  await expect(page.locator("h1:visible, h2:visible").first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await nextFrame(page);
}

/** Waits until changes have been laid out and drawn. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}
