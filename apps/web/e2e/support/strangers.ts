import type { FillForm } from "./fill-form.ts";
import type { Hotseat } from "./hotseat.ts";
import { linkIn } from "./mailbox.ts";
import { expect, type OpenPerson, type Person, type StrangerName } from "./people.ts";
import { type Language, nameOf, textOf } from "./texts.ts";

export const STRANGER_PASSWORD = "violet kettle under the bridge";
export interface Stranger {
  readonly key: StrangerName;
  readonly email: string;
  readonly fullName: string;
  readonly shortName: string;
  readonly language: Language;
  readonly locale: string;
}

export const ADA: Stranger = {
  key: "ada",
  email: "ada@school.example",
  fullName: "Ada Admin",
  shortName: "Ada",
  language: "en",
  locale: "en-GB",
};
export const GRETA: Stranger = {
  key: "greta",
  email: "greta@school.example",
  fullName: "Greta Gerber",
  shortName: "Greta",
  language: "de",
  locale: "de-CH",
};
export const LUCA: Stranger = {
  key: "luca",
  email: "luca@school.example",
  fullName: "Luca Lombardi",
  shortName: "Luca",
  language: "it",
  locale: "it-CH",
};

export const account = (language: Language, key: string) => textOf(language, `shell-widgets-accounts:${key}`);

/** The parts that the path of two strangers needs from its test. */
export interface Meeting {
  readonly person: OpenPerson;
  readonly hotseat: Hotseat;
  readonly fillForm: FillForm;
}

/** Signs in from the application's sign-in page. */
export async function signInFromPage({ page }: Person, { email, language }: Stranger, fillForm: FillForm) {
  await page.getByRole("link", { name: textOf(language, "shell-widgets:signIn.button") }).click();
  await fillForm(page, email, STRANGER_PASSWORD);
}

/** Registers, follows the mailed link, sets the password, and waits for approval on the waiting page. */
export async function register({ person: open, hotseat, fillForm }: Meeting, stranger: Stranger): Promise<Person> {
  const { language, email, fullName, shortName } = stranger;
  const person = await open(stranger.key, { locale: stranger.locale, ownBrowser: true });
  const { page } = person;
  await page.goto("/register");
  await page.getByRole("textbox", { name: account(language, "field.email") }).fill(email);
  await page.getByRole("textbox", { name: account(language, "field.fullName") }).fill(fullName);
  await page.getByRole("textbox", { name: account(language, "field.shortName") }).fill(shortName);
  await page.getByRole("combobox", { name: account(language, "place.organisation") }).click();
  await page.getByRole("option", { name: "Stadt Zürich" }).click();
  await page.getByRole("combobox", { name: account(language, "place.institution") }).click();
  await page.getByRole("option", { name: "RAV Zürich" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: account(language, "registration.send") }).click();
  await expect(page.getByRole("heading", { name: account(language, "registration.mail.title") })).toBeVisible();

  const mail = await hotseat.nextMail(email);
  expect(mail.html, "the mail is in the person's language").toContain(`lang="${language}"`);
  await page.goto(linkIn(mail, hotseat.url));
  await page.getByLabel(account(language, "password.label"), { exact: true }).fill(STRANGER_PASSWORD);
  await page.getByLabel(account(language, "password.repeat"), { exact: true }).fill(STRANGER_PASSWORD);
  await page.getByRole("button", { name: account(language, "verify.send") }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInFromPage(person, stranger, fillForm);
  await expect(
    page.getByRole("heading", { name: nameOf(language, "shell-widgets-accounts:waiting.with") }),
  ).toBeVisible();
  return person;
}

/** Chooses English, in which the rest of the test reads the pages. */
export async function readInEnglish({ page }: Person, { language }: Stranger): Promise<void> {
  await page.getByRole("button", { name: nameOf(language, "shell-widgets:language.menu") }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}
