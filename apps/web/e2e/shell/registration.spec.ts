import {
  type Applicant,
  fillRegistration,
  mailedLink,
  openLink,
  setPassword,
  signInAs,
  submitForm,
} from "../support/accounts.ts";
import { apiOf } from "../support/api.ts";
import { expect, loginOf, signIn, test } from "../support/people.ts";

const LEA: Applicant = {
  email: "lea.favre@example.org",
  fullName: "Léa Favre",
  shortName: "Léa",
  password: "four words for a lake",
};

/** A browser without a sign-in. */
const STRANGER = "chiara";

async function firstPlace(get: <Answer>(path: string) => Promise<Answer>): Promise<[string, string]> {
  type Named = { name: string; institutions: { name: string }[] };
  const { results } = await get<{ results: Named[] }>("/institutions/public/");
  const organisation = results.find(({ institutions }) => institutions.length > 0);
  const institution = organisation?.institutions[0];
  if (!organisation || !institution) throw new Error("The demo has no institution.");
  return [organisation.name, institution.name];
}

test("a registration: bad input is named at its field, and what was typed outlives a reload and a lost connection (AS-2.13)", async ({
  person,
}) => {
  const { page, context, problems } = await person(STRANGER);
  await page.goto("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Account");
  await submitForm(page);
  await expect(page.locator("input[name=email]")).toBeFocused();
  await expect(page.locator("main [aria-invalid=true]")).toHaveCount(5);

  await fillRegistration(page, { ...LEA, email: "lea.favre@example" }, await firstPlace(apiOf(context).get));
  await page.reload();
  await expect(page.locator("input[name=full_name]")).toHaveValue(LEA.fullName);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await page.getByRole("checkbox").click();
  await submitForm(page);
  await expect(page.getByText("This is not an e-mail address.")).toBeVisible();

  await page.locator("input[name=email]").fill(LEA.email);
  await context.setOffline(true);
  await submitForm(page);
  await expect(page.getByRole("alert")).toContainText("What you typed is kept.");
  await expect(page.locator("input[name=short_name]")).toHaveValue(LEA.shortName);
  await context.setOffline(false);
  await submitForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your mail");
  await expect(page.locator("main")).toContainText(LEA.email);
  expect(problems).toEqual([]);
});

test("guessed links say so, leave no token in the address, and offer another; every address has the same response", async ({
  person,
}) => {
  const { page } = await person(STRANGER);
  await openLink(page, "/register/verify#guessed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link can no longer be used");
  await page.locator("input[type=email]").fill("nobody@example.org");
  await submitForm(page);
  await expect(page.getByRole("status")).toContainText("a new link is on its way");

  for (const path of ["/reset-password", "/first-run"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open the link once more");
  }
  await openLink(page, "/reset-password#guessed");
  await setPassword(page, "short");
  await expect(page.getByText("Use at least 12 characters.")).toBeVisible();
  await setPassword(page, LEA.password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link can no longer be used");

  await page.getByRole("link", { name: "Ask for another link" }).click();
  const answers: (string | null)[] = [];
  for (const email of ["nobody@example.org", loginOf("ben")]) {
    await page.goto("/forgot-password");
    await page.locator("input[type=email]").fill(email);
    await submitForm(page);
    answers.push(await page.getByRole("status").textContent());
  }
  expect(answers[1]).toBe(answers[0]);
});

test("a person who waits for approval sees that alone, at each address, until they are approved", async ({
  person,
}) => {
  const [admin, applicant] = [await person("platform.admin"), await person(STRANGER)];
  await signIn(admin);
  const api = apiOf(admin.context);
  const { page } = applicant;
  const lea = { ...LEA, email: "lea.wartet@example.org" };

  await page.goto("/register");
  await fillRegistration(page, lea, await firstPlace(api.get));
  await page.getByRole("checkbox").click();
  await submitForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your mail");
  await openLink(page, await mailedLink(api, "verify_address", lea.email));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${lea.fullName}`);
  await setPassword(page, lea.password);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status")).toContainText("Your address is confirmed");

  await page.goto("/me/0");
  await expect(page).toHaveURL("/login");
  await signInAs(page, lea);
  const waiting = page.getByText("This page updates by itself");
  for (const path of ["/home", "/interviews/1/prejoin", "/me/0"]) {
    await page.goto(path);
    await expect(waiting, path).toBeVisible();
    await expect(page.getByRole("navigation"), path).toHaveCount(0);
  }
  const { results } = await api.get<{ results: { id: string; email: string }[] }>("/users/pending/");
  const request = results.find(({ email }) => email === lea.email);
  await api.post(`/users/pending/${request?.id}/approve/`, { role: "user" });
  await expect(page.getByRole("heading", { name: lea.fullName })).toBeVisible();
  await expect(page).toHaveURL("/me/0");
});

test("a start without configuration or texts says 'Application Error', and refreshing the page helps (AS-10.1)", async ({
  person,
}) => {
  const amelie = await person("amelie");
  await signIn(amelie);
  const { page } = amelie;
  await page.route("**/api/v1/config/", (route) => route.fulfill({ status: 404, json: { detail: "Gone." } }));
  await page.goto("/home");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Application Error");
  await expect(alert).toContainText("Please try refreshing the page. If the problem persists, contact support.");
  await page.unroute("**/api/v1/config/");
  await page.getByRole("button", { name: "Refresh the page" }).click();
  await expect(page.getByRole("heading", { name: "Interview sessions" })).toBeVisible();

  await page.route(/\/assets\/en-[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(alert).toContainText("Application Error");
});
