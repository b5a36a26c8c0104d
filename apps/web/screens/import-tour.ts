import type { Page } from "@playwright/test";
import { expect, type OpenPerson, signIn } from "../e2e/support/people.ts";
import type { VisitState } from "./live-tour.ts";

/** Three people of the drawn ones; the second has no name, the third a likely typo. */
const FILE = [
  "email,full_name,language",
  "lucie@hotseat.example,Lucie,fr",
  "jonas@hotseat.example,,de",
  "mateo@gmial.com,Mateo,it",
].join("\r\n");

const next = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Keeps the rows from being imported, until the function that it returns is called. */
async function holdStart(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/batches\/\d+\/start\/$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The import of people, step by step, as an institution's administrator sees it. */
export async function importTour(open: OpenPerson, visit: VisitState): Promise<void> {
  const admin = await open("institution.admin");
  await signIn(admin);
  const { page } = admin;
  await page.goto("/0/admin");
  await page.getByRole("link", { name: "Import users" }).click();
  const file = page.locator("input[type=file]");
  await file.waitFor({ state: "attached" });
  await visit("import-file", page);
  await file.setInputFiles({ name: "class.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  await expect(page.getByRole("button", { name: "Check 3 rows" })).toBeVisible();
  await visit("import-map", page);
  await next(page, "Check 3 rows");
  await expect(page.getByRole("heading", { name: "2 rows need a look" })).toBeVisible();
  await expect(page.getByText("Comparing with the people who are registered")).toHaveCount(0);
  await visit("import-check", page);
  await next(page, "Fix 2 rows");
  await expect(page.getByRole("switch", { name: "Only problems" })).toBeChecked();
  await visit("import-fix", page);
  await next(page, "Correct it: E-mail ends in a likely typo");
  await next(page, "Show the first row of “Full name is empty”");
  await next(page, "Set aside: Full name is empty");
  await next(page, "Continue");
  await expect(page.getByRole("radio", { name: /^Skip rows/ })).toBeVisible();
  await visit("import-choice", page);
  const release = await holdStart(page);
  await next(page, "Import 2 rows");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await visit("import-running", page);
  release();
  await expect(page.getByRole("heading", { name: "2 of 2 users are in" })).toBeVisible();
  // Its text keeps the language in which it came.
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Close" }).click();
  await visit("import-result", page);
}
