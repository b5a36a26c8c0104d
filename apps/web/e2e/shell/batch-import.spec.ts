import type { Locator, Page } from "@playwright/test";
import { mailedLink, openLink, setPassword, signInAs } from "../support/accounts.ts";
import { type Api, apiOf, offerSession } from "../support/api.ts";
import { expect, signIn, test } from "../support/people.ts";

const CLASS_SIZE = 30;
const PASSWORD = "four words for a lake";

interface Pupil {
  readonly email: string;
  readonly fullName: string;
}

const pupil = (number: number): Pupil => ({
  email: `zoe.muller${number}@klasse.example`,
  fullName: `Zoé Müller ${number}`,
});

/** A CSV file as a spreadsheet in Switzerland saves it: semicolons, Windows-1252; three of thirty rows are wrong. */
function classFile(): Buffer {
  const rows = Array.from({ length: CLASS_SIZE }, (_, at) => {
    const { email, fullName } = pupil(at + 1);
    return [email, fullName, "de"];
  });
  rows[4] = ["zoe.muller5@gmial.com", pupil(5).fullName, "de"];
  rows[11] = [pupil(12).email, "", "de"];
  rows[19] = [pupil(20).email, pupil(20).fullName, "Klingonisch"];
  return Buffer.from(["E-Mail;Vollständiger Name;Sprache", ...rows.map((row) => row.join(";"))].join("\r\n"), "latin1");
}

const grid = (page: Page): Locator => page.getByRole("grid", { name: "Rows of the file" });

/** Mends the three rows: one by its suggestion, two in their cells. */
async function mend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Correct it: E-mail ends in a likely typo" }).click();
  await expect(page.getByRole("heading", { name: "2 rows need a look" })).toBeVisible();
  await page.getByRole("button", { name: "Fill in: Full name is empty" }).click();
  await expect(page.getByRole("textbox", { name: /row 12$/ })).toBeFocused();
  await page.keyboard.type(pupil(12).fullName);
  await page.keyboard.press("Enter");
  // The rows are checked again and move.
  await expect(page.getByRole("heading", { name: "1 row needs a look" })).toBeVisible();
  await grid(page).getByText("Klingonisch").dblclick();
  await page.getByRole("textbox", { name: /row 20$/ }).fill("fr");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No problems found" })).toBeVisible();
}

/** Addresses of the class that were mailed an invitation; other tests invite people on the same server. */
async function mailed(admin: Api): Promise<string[]> {
  const { results } = await admin.get<{ results: { address: string; kind: string }[] }>("/admin/outbox/?limit=100");
  return results
    .filter(({ kind, address }) => kind === "account_invited" && address.startsWith("zoe.muller"))
    .map(({ address }) => address);
}

test("an institution's administrator imports a class from a spreadsheet, mends three rows, and two of the people sign in and are invited to a session (BE-5.3, BE-5.5)", async ({
  person,
}) => {
  const [admin, platform] = [await person("institution.admin"), await person("platform.admin")];
  await signIn(admin, "/home");
  await signIn(platform);
  const { page, problems } = admin;
  const outbox = apiOf(platform.context);

  await test.step("the file is read as it was saved, and its columns are found", async () => {
    await page.goto("/0/admin");
    await page.getByRole("link", { name: "Import users" }).click();
    await expect(page).toHaveURL(/\/0\/admin\/institutions\/\d+\/users\/batch$/);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "klasse-3b.csv", mimeType: "text/csv", buffer: classFile() });
    await expect(page.getByText("Windows-1252, semicolon")).toBeVisible();
    await expect(page.getByText("Zoé Müller 1", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: `Check ${CLASS_SIZE} rows` }).click();
    await expect(page.getByRole("heading", { name: "3 rows need a look" })).toBeVisible();
  });

  await test.step("three rows are mended, and everybody is imported", async () => {
    await page.getByRole("button", { name: "Fix 3 rows" }).click();
    await mend(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: `Import ${CLASS_SIZE} rows` }).click();
    await expect(page.getByRole("heading", { name: `${CLASS_SIZE} of ${CLASS_SIZE} users are in` })).toBeVisible();
    await expect(page.getByText(/Batch registration for ".+" submitted successfully\./)).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("searchbox").fill(pupil(12).fullName);
    await expect(page.getByRole("row").filter({ hasText: pupil(12).email })).toContainText("Invited");
  });

  await test.step("each of them gets a mail", async () => {
    const expected = Array.from({ length: CLASS_SIZE }, (_, at) =>
      at === 4 ? "zoe.muller5@gmail.com" : pupil(at + 1).email,
    );
    await expect.poll(async () => (await mailed(outbox)).sort()).toEqual(expected.sort());
  });

  await test.step("two set their password by the mailed link, sign in, and find an invitation to a session", async () => {
    const host = await person("amelie");
    await signIn(host);
    const session = await offerSession(apiOf(host.context), { access_level: "CLOSED", duration_minutes: 30 });
    for (const [name, { email, fullName }] of [
      ["chiara", pupil(12)],
      ["dieter", pupil(20)],
    ] as const) {
      const browser = await person(name);
      await openLink(browser.page, await mailedLink(outbox, "account_invited", email));
      await setPassword(browser.page, PASSWORD);
      await expect(browser.page).toHaveURL("/login");
      await signInAs(browser.page, { email, fullName, shortName: "Zoé", password: PASSWORD });
      await browser.page.waitForURL(/\/(home|me)/);
      await apiOf(host.context).post(`/interviews/sessions/${session.id}/invitations/`, { email });
      await browser.page.goto("/notifications");
      // The page is in the language of the file's row.
      await expect(browser.page.locator(`main a[href$="session=${session.id}"]`).first()).toBeVisible();
    }
  });
  expect(problems).toEqual([]);
});
