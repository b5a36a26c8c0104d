import type { Page } from "@playwright/test";
import { fillRegistration, openLink, placeField, submitForm } from "../support/accounts.ts";
import { expectResponses, type FormResponse } from "../support/form-responses.ts";
import { expect, test } from "../support/people.ts";

/** Words of the forms of an account; `fields` and a conflict about a field are the form's own. */
const ACCOUNT: Record<Exclude<FormResponse, "fields">, RegExp> = {
  conflict: /Nothing was changed\. What you typed is kept/,
  tooMany: /^Try again in 15 minutes\. What you typed is kept\.$/,
  broken: /^Hotseat could not answer$/,
  silent: /^Hotseat could not be reached$/,
};
const PASSWORD = "four words for a lake";
const WEAK = /This password is easy to guess/;
const NO_ADDRESS = /^This is not an e-mail address/;

/** A browser without a sign-in. */
const STRANGER = "chiara";

const input = (page: Page, name: string) => page.locator(`main input[name=${name}]`);

async function typePassword(page: Page) {
  await input(page, "password").fill(PASSWORD);
  await input(page, "repeated").fill(PASSWORD);
  return [
    [input(page, "password"), PASSWORD],
    [input(page, "repeated"), PASSWORD],
  ] as const;
}

test("the forms of people without a sign-in say every response, a refused field beside it, and lose nothing typed (AS-2.16)", async ({
  person,
}) => {
  const { page, problems } = await person(STRANGER);
  const shared = { form: page.locator("main form"), send: () => submitForm(page) };
  const weak = { name: "password", code: "password_too_weak" };

  await test.step("register", async () => {
    await page.goto("/register");
    const lea = { email: "lea.formulaire@example.org", fullName: "Léa Favre", shortName: "Léa", password: PASSWORD };
    await fillRegistration(page, lea, ["Académie Valdoré", "Campus Rivelac"]);
    await page.getByRole("checkbox").click();
    await expectResponses({
      ...shared,
      path: "**/api/v1/users/register/",
      refused: { name: "email" },
      conflict: "registration_elsewhere",
      field: input(page, "email"),
      words: { ...ACCOUNT, fields: NO_ADDRESS },
      kept: [
        [input(page, "email"), lea.email],
        [input(page, "full_name"), lea.fullName],
        [input(page, "short_name"), lea.shortName],
      ],
    });
    await expect(await placeField(page, "institution")).toHaveText("Campus Rivelac");
    await expect(page.getByRole("checkbox")).toBeChecked();
  });

  await test.step("set the password at the link of a registration", async () => {
    const known = { kind: "registration", email: "lea.formulaire@example.org", full_name: "Léa Favre" };
    await page.route("**/api/v1/users/verification/", (route) => route.fulfill({ json: known }));
    await openLink(page, "/register/verify#some-link");
    await expectResponses({
      ...shared,
      path: "**/api/v1/users/verification/complete/",
      refused: weak,
      conflict: "registration_decided",
      field: input(page, "password"),
      words: { ...ACCOUNT, fields: WEAK },
      kept: await typePassword(page),
    });
    await page.unroute("**/api/v1/users/verification/");
  });

  await test.step("forgotten password", async () => {
    await page.goto("/forgot-password");
    await input(page, "email").fill("lea.formulaire@example.org");
    await expectResponses({
      ...shared,
      path: "**/api/v1/users/password/forgot/",
      refused: { name: "email" },
      conflict: "registration_elsewhere",
      field: input(page, "email"),
      words: { ...ACCOUNT, fields: NO_ADDRESS },
      kept: [[input(page, "email"), "lea.formulaire@example.org"]],
    });
  });

  await test.step("reset the password", async () => {
    await openLink(page, "/reset-password#some-link");
    await expectResponses({
      ...shared,
      path: "**/api/v1/users/password/reset/",
      refused: weak,
      conflict: "registration_elsewhere",
      field: input(page, "password"),
      words: { ...ACCOUNT, fields: WEAK },
      kept: await typePassword(page),
    });
  });

  await test.step("first administrator", async () => {
    await openLink(page, "/first-run#some-link");
    await input(page, "email").fill("jonas.keller@example.org");
    await input(page, "full_name").fill("Jonas Keller");
    await input(page, "short_name").fill("Jonas");
    await expectResponses({
      ...shared,
      path: "**/api/v1/users/first-administrator/",
      refused: weak,
      conflict: "account_exists",
      field: input(page, "password"),
      words: { ...ACCOUNT, fields: WEAK, conflict: /^This address already has an account\.$/ },
      kept: [...(await typePassword(page)), [input(page, "full_name"), "Jonas Keller"]],
    });
  });
  expect(problems).toEqual([]);
});
