import { expect, type Locator, type Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { type Language, textOf } from "./texts.ts";

/** Texts that a person types into the form for an account. */
export interface Applicant {
  email: string;
  fullName: string;
  shortName: string;
  password: string;
}

interface OutboxMail {
  id: string;
  address: string;
  kind: string;
}

/** The choice of an organisation or institution, by its label: another choice of the form is drawn while both load. */
export async function placeField(page: Page, place: "organisation" | "institution"): Promise<Locator> {
  const language = (await page.locator("html").getAttribute("lang"))?.slice(0, 2) as Language;
  return page.getByRole("combobox", { name: textOf(language, `shell-widgets-accounts:place.${place}`) });
}

/** Types everything but the consent; the form must be open. Organisation and institution by their names. */
export async function fillRegistration(
  page: Page,
  { email, fullName, shortName }: Applicant,
  [organisation, institution]: [organisation: string, institution: string],
): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=full_name]").fill(fullName);
  await page.locator("input[name=short_name]").fill(shortName);
  for (const [place, name] of Object.entries({ organisation, institution })) {
    await (await placeField(page, place as "organisation" | "institution")).click();
    await page.getByRole("option", { name, exact: true }).click();
  }
}

/** Sends the one form of the page. */
export const submitForm = (page: Page) => page.locator("main button[type=submit]").click();

/** Types a new password twice and sends it. */
export async function setPassword(page: Page, password: string): Promise<void> {
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=repeated]").fill(password);
  await submitForm(page);
}

/** The text of the latest mail to an address, of this kind or of any; from the outbox of a platform administrator. */
export async function mailedText(admin: Api, address: string, kind?: string): Promise<string> {
  const find = async () => {
    const { results } = await admin.get<{ results: OutboxMail[] }>("/admin/outbox/?limit=100");
    return results.find((each) => each.address === address && (!kind || each.kind === kind))?.id ?? "";
  };
  // It is written after the response to the person who asked for it.
  let id = "";
  const look = async () => {
    id = await find();
    return id;
  };
  await expect.poll(look, `a mail ${kind ?? ""} to ${address}`).not.toBe("");
  return (await admin.get<{ text: string }>(`/admin/outbox/${id}/`)).text;
}

/** The link in the latest mail of a kind to an address, as a path with its fragment. */
export async function mailedLink(admin: Api, kind: string, address: string): Promise<string> {
  const link = /https?:\/\/\S+#\S+/.exec(await mailedText(admin, address, kind))?.[0];
  if (!link) throw new Error(`The mail ${kind} to ${address} has no link.`);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** Opens the link of a mail as a mail program does: in a page of its own load. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page).toHaveURL(new URL(page.url()).pathname);
}

/** Signs in at the built-in provider, from the application's sign-in page. */
export async function signInAs(page: Page, { email, password }: Applicant): Promise<void> {
  await page.locator("main a[data-leaves-app]").click();
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("form:has(input[name=password]) button[type=submit]").click();
}
