import type { BrowserContext, Page } from "@playwright/test";
import { apiOf } from "../support/api.ts";
import { holdPerson } from "../support/held-person.ts";
import { expect, signIn, test } from "../support/people.ts";

// A lock in the database stops an import at a known row.
test.use({ postgres: true });

/** More rows than the server saves in one step: the first 2,000 are in while the others are not. */
const ROWS = 2500;
const SAVED_IN_ONE_STEP = 2000;
/** Somebody who is registered; the last row changes their name. */
const KNOWN = "hugo@hotseat.example";

const email = (prefix: string, row: number) => `${prefix}.${row}@klasse.example`;

function classFile(prefix: string, rows: number, last: readonly string[]): Buffer {
  const lines = Array.from({ length: rows - 1 }, (_, at) => `${email(prefix, at + 1)},Person ${at + 1}`);
  return Buffer.from(["email,full_name", ...lines, last.join(",")].join("\n"));
}

/** Brings a file to the step before its import, which one press then starts. */
async function prepareImport(page: Page, buffer: Buffer): Promise<void> {
  await page.goto("/0/admin");
  await page.getByRole("link", { name: "Import users" }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "class.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: /^Check [\d,]+ rows$/ }).click();
  await expect(page.getByRole("heading", { name: "No problems found" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Closes the page and opens the import again in a new one, as after a crash: what the tab kept is gone. */
async function comeBack(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto("/0/admin");
  await next.getByRole("link", { name: "Import users" }).click();
  return next;
}

/** Addresses of this prefix among the users of the institution. */
async function findUsers(context: BrowserContext, path: string, prefix: string): Promise<number> {
  const { count } = await apiOf(context).get<{ count: number }>(`${path}?search=${prefix}&limit=1`);
  return count;
}

test("an import whose browser is closed in the middle goes on, shows its progress on return, and its notification leads to the result (BE-5.6, BE-5.7, BE-5.8)", async ({
  person,
  hotseat,
}) => {
  const { page, context, ...admin } = await person("institution.admin");
  await signIn({ page, context, ...admin });
  await prepareImport(page, classFile("mid", ROWS, [KNOWN, "Hugo P."]));
  const release = await holdPerson(hotseat.databaseUrl ?? "", KNOWN);
  await page.getByRole("button", { name: "Import 2,500 rows" }).click();
  // While rows are sent, the progress has the same words.
  await expect(page.getByRole("heading", { name: "Saving people" })).toBeVisible();
  await expect(page.getByText("2,000 of 2,500 rows")).toBeVisible();

  const later = await comeBack(context, page);
  await expect(later.getByText("2,000 of 2,500 rows")).toBeVisible();
  await expect(later.getByRole("heading", { name: "Saving people" })).toBeVisible();
  const users = `/institutions/${new URL(later.url()).pathname.match(/institutions\/(\d+)/)?.[1]}/users/`;
  expect(await findUsers(context, users, "mid.")).toBe(SAVED_IN_ONE_STEP);

  await later.close();
  await release();
  const last = await context.newPage();
  await last.goto("/notifications");
  await last.getByRole("link", { name: "See the import" }).first().click();
  await expect(last.getByRole("heading", { name: "2,500 of 2,500 users are in" })).toBeVisible();
  expect(await findUsers(context, users, "mid.")).toBe(ROWS - 1);

  await test.step("its undo lists who has been changed since, also on the next visit", async () => {
    const api = apiOf(context);
    const { results } = await api.get<{ results: { keycloak_id: string }[] }>(`${users}?search=${KNOWN}`);
    await api.patch(`${users}${results[0]?.keycloak_id}/`, { full_name: "Hugo Pasquier" });
    await last.getByRole("button", { name: "Undo the import" }).click();
    await last.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
    await expect(last.getByRole("listitem").filter({ hasText: KNOWN })).toBeVisible();
    await last.reload();
    await expect(last.getByRole("listitem").filter({ hasText: KNOWN })).toBeVisible();
    expect(await findUsers(context, users, "mid.")).toBe(0);
  });
});

test("an import whose browser is closed while its rows are sent never begins (BE-5.7)", async ({ person }) => {
  const { page, context, ...admin } = await person("institution.admin");
  await signIn({ page, context, ...admin });
  await prepareImport(page, classFile("sent", 30, [email("sent", 30), "Person 30"]));
  const held = page.waitForRequest(/\/batches\/\d+\/rows\/$/);
  await page.route(/\/batches\/\d+\/rows\/$/, () => {});
  await page.getByRole("button", { name: "Import 30 rows" }).click();
  await held;

  const later = await comeBack(context, page);
  await expect(later.getByRole("heading", { name: "Start with a file" })).toBeVisible();
  const users = `/institutions/${new URL(later.url()).pathname.match(/institutions\/(\d+)/)?.[1]}/users/`;
  expect(await findUsers(context, users, "sent.")).toBe(0);
});
