import type { Page } from "@playwright/test";

/** Waits until the page has been drawn in this colour scheme. */
export async function settleIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.locator(`html[data-appearance=${colorScheme}] .radix-themes.${colorScheme}`).first().waitFor();
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}
