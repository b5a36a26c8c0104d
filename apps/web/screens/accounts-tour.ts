import type { Page } from "@playwright/test";
import {
  type Applicant,
  fillRegistration,
  mailedLink,
  openLink,
  signInAs,
  submitForm,
} from "../e2e/support/accounts.ts";
import { type Api, apiOf, offerSession } from "../e2e/support/api.ts";
import { applyFor, confirmAddress } from "../e2e/support/applications.ts";
import { expect, type OpenPerson, type Person, signIn } from "../e2e/support/people.ts";
import type { Visit } from "../e2e/support/tour.ts";

const LEA: Applicant = {
  email: "lea.favre@hotseat.example",
  fullName: "Léa Favre",
  shortName: "Léa",
  password: "four words for a lake",
};

/** The pages of accounts, settings, notifications and administration, each in its usual state. */
export async function accountsTour(open: OpenPerson, visit: Visit): Promise<void> {
  const [admin, stranger] = [await open("platform.admin"), await open("ada")];
  await signIn(admin);
  await visitRegistration(stranger, apiOf(admin.context), visit);
  await visitWaiting(stranger, admin, visit);
  await askForSeat(await open("chiara"), admin);
  await visitAdministration(admin, await open("luca"), visit);
  await visitOwnPages(await open("amelie"), await open("ben"), visit);
}

async function visitRegistration({ page }: Person, admin: Api, visit: Visit): Promise<void> {
  await page.goto("/register");
  await fillRegistration(page, LEA, ["Académie Valdoré", "Campus Rivelac"]);
  await visit("register", page);
  await page.getByRole("checkbox").click();
  await submitForm(page);
  await page.getByRole("heading", { level: 1, name: "Check your mail" }).waitFor();
  await visit("register-check-mail", page);
  await openLink(page, await mailedLink(admin, "verify_address", LEA.email));
  await page.locator("input[name=password]").waitFor();
  await visit("verify", page);
  await page.goto("/forgot-password");
  await page.locator("input[type=email]").waitFor();
  await visit("forgot-password", page);
  await openLink(page, "/reset-password#link");
  await page.locator("input[name=password]").waitFor();
  await visit("reset-password", page);
  await openLink(page, "/first-run#link");
  await page.locator("input[name=email]").waitFor();
  await visit("first-run", page);
  await page.goto("/privacy-policy");
  await page.locator("main h1").waitFor();
  await visit("privacy-policy", page);
  await page.goto("/how-it-works");
  await page.locator("main h1").waitFor();
  await visit("how-it-works", page);
}

async function visitWaiting(stranger: Person, admin: Person, visit: Visit): Promise<void> {
  await confirmAddress(LEA.email, LEA.password, { stranger, admin });
  await stranger.page.goto("/login");
  await signInAs(stranger.page, LEA);
  await stranger.page.getByText("This page updates by itself").waitFor();
  await visit("waiting", stranger.page);
}

/** Asks for a seat in a session of the administrator, whose requests then have both kinds. */
async function askForSeat(person: Person, admin: Person): Promise<void> {
  await signIn(person);
  const { id } = await offerSession(apiOf(admin.context), { access_level: "CLOSED", start_in_minutes: 2 * 24 * 60 });
  await apiOf(person.context).post(`/interviews/sessions/${id}/request-join/`, {
    role: "participant",
    hot_seat: true,
    message: "Could I go first? I have to leave after half an hour.",
  });
}

async function visitAdministration(admin: Person, stranger: Person, visit: Visit): Promise<void> {
  const { page } = admin;
  await applyFor("karim.belhadj@hotseat.example", "Karim Belhadj", { stranger, admin });
  const dialog = page.getByRole("dialog");
  const open = async (path: string, ready: () => Promise<void>, screen: string) => {
    await page.goto(path);
    await ready();
    await visit(screen, page);
  };
  const row = (name: string) => () => page.getByRole("row").filter({ hasText: name }).waitFor();
  await open("/me/0/admin", row("Léa Favre"), "admin-requests");
  await page.getByRole("checkbox").first().click();
  await visit("admin-requests-selected", page);
  await page.getByRole("checkbox").first().click();
  await page
    .getByRole("button", { name: /Léa Favre/ })
    .last()
    .click();
  await dialog.waitFor();
  await visit("admin-reject", page);
  await open("/0/admin/platform/users", row("Amélie Rochat"), "admin-users");
  await open(
    "/0/admin/platform/organisations",
    () => page.getByRole("region", { name: "Académie Valdoré" }).waitFor(),
    "admin-organisations",
  );
  await open("/0/admin/outbox", row(LEA.email), "admin-outbox");
}

async function visitOwnPages(amelie: Person, ben: Person, visit: Visit): Promise<void> {
  for (const each of [amelie, ben]) await signIn(each);
  const theirs = apiOf(ben.context);
  for (const start_in_minutes of [60, 200]) {
    const { id } = await offerSession(theirs, { start_in_minutes });
    await theirs.post(`/interviews/sessions/${id}/invitations/`, {
      email: "amelie@hotseat.example",
      role: "participant",
    });
  }
  const { page } = amelie;
  await goTo(page, "/notifications", "main li");
  await visit("notifications", page);
  await page.goto("/home");
  await page.locator("header button[aria-expanded]").first().waitFor();
  await page.getByRole("button", { name: "Notifications", exact: true }).click();
  await visit("notifications-dropdown", page);
  await goTo(page, "/me/settings", "main section");
  await visit("settings", page);
  await goTo(page, "/me/0", "main section, main h1");
  await visit("my-page", page);
  await goTo(page, "/interviews/new", "[role=dialog] form");
  await expect(page.getByRole("dialog").getByRole("combobox").first()).toBeVisible();
  await visit("session-form", page);
}

async function goTo(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
}
