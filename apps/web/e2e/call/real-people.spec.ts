import { apiOf } from "../support/api.ts";
import { moveTo, scoreForm, submitForm } from "../support/evaluation-form.ts";
import type { Hotseat } from "../support/hotseat.ts";
import { linkIn } from "../support/mailbox.ts";
import { expect, type OpenPerson, type Person, type StrangerName, test } from "../support/people.ts";
import { type Language, nameOf, textOf } from "../support/texts.ts";

test.use({ emptyInstallation: true });

const PASSWORD = "violet kettle under the bridge";
const SCORES = [5, 4, 6, 3];

interface Stranger {
  readonly key: StrangerName;
  readonly email: string;
  readonly fullName: string;
  readonly shortName: string;
  readonly language: Language;
  readonly locale: string;
}
const ADA: Stranger = {
  key: "ada",
  email: "ada@school.example",
  fullName: "Ada Admin",
  shortName: "Ada",
  language: "en",
  locale: "en-GB",
};
const GRETA: Stranger = {
  key: "greta",
  email: "greta@school.example",
  fullName: "Greta Gerber",
  shortName: "Greta",
  language: "de",
  locale: "de-CH",
};
const LUCA: Stranger = {
  key: "luca",
  email: "luca@school.example",
  fullName: "Luca Lombardi",
  shortName: "Luca",
  language: "it",
  locale: "it-CH",
};

const account = (language: Language, key: string) => textOf(language, `shell-widgets-accounts:${key}`);

/** Signs in by the form of the built-in provider. */
async function signInByForm({ page }: Person, { email, language }: Stranger): Promise<void> {
  await page.getByRole("link", { name: textOf(language, "shell-widgets:signIn.button") }).click();
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
}

/** Registers, follows the mailed link, sets the password, and waits for approval on the waiting page. */
async function register(open: OpenPerson, hotseat: Hotseat, stranger: Stranger): Promise<Person> {
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
  await page.getByLabel(account(language, "password.label"), { exact: true }).fill(PASSWORD);
  await page.getByLabel(account(language, "password.repeat"), { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: account(language, "verify.send") }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(person, stranger);
  await expect(
    page.getByRole("heading", { name: nameOf(language, "shell-widgets-accounts:waiting.with") }),
  ).toBeVisible();
  return person;
}

/** Chooses English, in which the rest of the test reads the pages. */
async function readInEnglish({ page }: Person, { language }: Stranger): Promise<void> {
  await page.getByRole("button", { name: nameOf(language, "shell-widgets:language.menu") }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}

test("two strangers get accounts on an empty installation, are approved while they wait, meet, score and read feedback (AS-1.1, AS-1.5, AS-2.1, AS-2.2, AS-2.3, AS-2.7, AS-2.8, AS-3.1, AS-3.5, AS-7.5, AS-8.1)", async ({
  person,
  hotseat,
}) => {
  test.setTimeout(600_000);
  const admin = await person("ada");

  await test.step("the printed link makes the first administrator", async () => {
    const { page } = admin;
    await page.goto(hotseat.firstRunLink());
    await page.getByRole("textbox", { name: account("en", "field.email") }).fill(ADA.email);
    await page.getByRole("textbox", { name: account("en", "field.fullName") }).fill(ADA.fullName);
    await page.getByRole("textbox", { name: account("en", "field.shortName") }).fill(ADA.shortName);
    await page.getByLabel(account("en", "password.label"), { exact: true }).fill(PASSWORD);
    await page.getByLabel(account("en", "password.repeat"), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: account("en", "firstRun.send") }).click();
    await signInByForm(admin, ADA);
    await expect(page.getByRole("heading", { name: account("en", "steps.title") })).toBeVisible();
  });

  await test.step("she creates an organisation and an institution", async () => {
    const { page } = admin;
    await page.goto("/0/admin/platform/organisations");
    await page.getByRole("button", { name: "Create Organisation" }).first().click();
    await page.getByRole("textbox", { name: "Organisation Name" }).fill("Stadt Zürich");
    await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("button", { name: /^Add Institution/ }).click();
    await page.getByRole("textbox", { name: "Institution Name" }).fill("RAV Zürich");
    await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText("RAV Zürich")).toBeVisible();
  });

  const greta = await register(person, hotseat, GRETA);
  const luca = await register(person, hotseat, LUCA);

  await test.step("the administrator approves both; each waiting page goes on by itself", async () => {
    const { page } = admin;
    await page.goto("/me/0/admin");
    for (const { fullName } of [GRETA, LUCA]) {
      await page.getByRole("button", { name: `Approve ${fullName}` }).click();
      await expect(page.getByRole("button", { name: `Approve ${fullName}` })).toBeHidden();
    }
    for (const { page } of [greta, luca]) await expect(page).toHaveURL(/\/home/);
    await hotseat.nextMail(GRETA.email);
    await hotseat.nextMail(LUCA.email);
  });

  let id = 0;
  await test.step("Greta creates a session for now, by hand and in German, and invites Luca", async () => {
    const { page } = greta;
    await page.goto("/interviews/new");
    const form = page.getByRole("dialog");
    const label = (key: string) => textOf("de", `shell-widgets:form.${key}`);
    await form.getByRole("combobox", { name: new RegExp(`^${label("module")}`) }).click();
    await page.getByRole("option", { name: /^M2 / }).click();
    await form.getByRole("combobox", { name: new RegExp(`^${label("workshop")}`) }).click();
    await page.getByRole("option").first().click();
    await form.getByRole("radio", { name: label("start.now") }).click();
    await form.getByRole("radio", { name: "30" }).click();
    await form.getByRole("switch", { name: label("flag.hot_seat") }).uncheck();
    await form.getByRole("textbox", { name: label("invite.label") }).fill(LUCA.email);
    await form.getByRole("button", { name: label("invite.add") }).click();
    await form.getByRole("button", { name: nameOf("de", "shell-widgets:form.createAndInvite_one") }).click();
    await expect(page).toHaveURL(/\/home\?session=\d+$/);
    id = Number(new URL(page.url()).searchParams.get("session"));
  });

  await test.step("Luca follows the mailed invitation and accepts", async () => {
    const { page } = luca;
    const mail = await hotseat.nextMail(LUCA.email);
    expect(mail.attachments.map(({ contentType }) => contentType)).toContain("text/calendar");
    await page.goto(linkIn(mail, hotseat.url));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: textOf("it", "shell-widgets:listing.action.accept") })
      .click();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: textOf("it", "shell-widgets:detail.cancelRegistration") }),
    ).toBeVisible();
    await page.goto("/home");
    await greta.page.goto("/home");
    await readInEnglish(luca, LUCA);
    await readInEnglish(greta, GRETA);
  });

  await test.step("both join the call", async () => {
    await greta.page.goto(`/interviews/${id}/prejoin`);
    await greta.page.getByRole("button", { name: "Start Session" }).click();
    await expect(greta.page).toHaveURL(`/interviews/${id}/dashboard`);
    await luca.page.goto(`/interviews/${id}/prejoin`);
    await luca.page.getByRole("button", { name: "Join session" }).click();
    await expect(luca.page).toHaveURL(`/interviews/${id}/dashboard`);
  });

  await test.step("Greta scores Luca's turn", async () => {
    await greta.page.getByRole("toolbar").getByRole("button", { name: "Start", exact: true }).click();
    const panel = greta.page.getByRole("region", { name: "Evaluation" });
    await expect(panel.getByRole("button", { name: /^Question 1 /, expanded: true })).toBeVisible();
    await moveTo(apiOf(greta.context), id, "EVALUATE");
    await expect(greta.page.locator("[data-phase]").first()).toHaveAttribute("data-phase", "evaluation");
    await scoreForm(panel, { questions: SCORES, pillars: 5 });
    await submitForm(greta, panel);
    await moveTo(apiOf(greta.context), id, "DEBRIEF");
  });

  await test.step("Luca rates himself and reads the feedback", async () => {
    const { page } = luca;
    await page.goto(`/interviews/${id}/feedback`);
    const groups = page.getByRole("radiogroup");
    await expect(groups).toHaveCount(5);
    for (const group of await groups.all()) await group.getByRole("radio", { name: "4 of 6" }).click();
    await page.getByRole("button", { name: "Send rating" }).click();
    await expect(page.getByRole("heading", { name: /^Your feedback on / })).toBeVisible();
    await expect(page.getByText(`one score: ${SCORES[2]}`).first()).toBeVisible();
  });

  expect([...admin.problems, ...greta.problems, ...luca.problems]).toEqual([]);
});
