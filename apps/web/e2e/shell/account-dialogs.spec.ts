import { apiOf } from "../support/api.ts";
import { applyFor } from "../support/applications.ts";
import { expectResponses, type FormResponse, IN_A_QUARTER } from "../support/form-responses.ts";
import { expect, PASSWORD, signIn, test } from "../support/people.ts";

/** Words of the dialogs of settings and administration. */
const DIALOG: Pick<Record<FormResponse, RegExp>, "tooMany" | "broken" | "silent"> = {
  tooMany: IN_A_QUARTER,
  broken: /^Hotseat could not answer\. What you typed is kept/,
  silent: /^Hotseat could not be reached\. What you typed is kept/,
};
const NEW_PASSWORD = "four words for a lake";
const REFUSAL = /This text holds a character that cannot be kept\./;

test("the dialogs of the settings say every response and lose nothing typed: password, second factor, deletion (AS-4.10)", async ({
  person,
}) => {
  const dieter = await person("dieter");
  const { page } = dieter;
  await signIn(dieter, "/me/settings");
  const dialog = page.getByRole("dialog");

  await test.step("change the password", async () => {
    await page.getByRole("button", { name: "Change password" }).click();
    const current = dialog.getByLabel("Current password");
    await current.fill(PASSWORD);
    await dialog.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByLabel("New password again").fill(NEW_PASSWORD);
    await expectResponses({
      form: dialog,
      path: "**/api/v1/users/me/password/",
      send: () => dialog.getByRole("button", { name: "Change password" }).click(),
      refused: { name: "current_password", code: "password_wrong" },
      conflict: "password_elsewhere",
      field: current,
      words: { ...DIALOG, fields: /^This is not your password\.$/, conflict: /^In the server's words\.$/ },
      kept: [
        [current, PASSWORD],
        [dialog.getByLabel("New password", { exact: true }), NEW_PASSWORD],
        [dialog.getByLabel("New password again"), NEW_PASSWORD],
      ],
    });
    await page.keyboard.press("Escape");
  });

  await test.step("set up the second factor", async () => {
    await page.getByRole("button", { name: "Set it up" }).click();
    const password = dialog.getByLabel("Current password");
    await password.fill(PASSWORD);
    await expectResponses({
      form: dialog,
      path: "**/api/v1/users/me/second-factor/",
      send: () => dialog.getByRole("button", { name: "Continue" }).click(),
      refused: { name: "password", code: "password_wrong" },
      conflict: "second_factor_enabled",
      field: password,
      words: { ...DIALOG, fields: /^This is not your password\.$/, conflict: /^In the server's words\.$/ },
      kept: [[password, PASSWORD]],
    });
    await password.fill(PASSWORD);
    await dialog.getByRole("button", { name: "Continue" }).click();
    const code = dialog.getByRole("textbox", { name: "Code from the app" });
    await code.fill("123 456");
    await expectResponses({
      form: dialog,
      path: "**/api/v1/users/me/second-factor/confirm/",
      send: () => dialog.getByRole("button", { name: "Turn on" }).click(),
      refused: { name: "code", code: "code_wrong" },
      conflict: "second_factor_not_begun",
      field: code,
      words: { ...DIALOG, fields: /^This code is not right/, conflict: /^In the server's words\.$/ },
      kept: [[code, "123 456"]],
    });
    await page.keyboard.press("Escape");
  });

  await test.step("delete the account", async () => {
    await page.getByRole("button", { name: "Delete…" }).click();
    const address = dialog.getByRole("textbox", { name: "Your e-mail address" });
    await address.fill("dieter@hotseat.example");
    await expectResponses({
      form: dialog,
      path: "**/api/v1/users/me/",
      send: () => dialog.getByRole("button", { name: "Delete my account" }).click(),
      refused: { name: "email" },
      conflict: "last_platform_admin",
      field: address,
      words: {
        ...DIALOG,
        fields: /^This is not the address of your account\.$/,
        conflict: /^You are the last platform administrator/,
      },
      kept: [[address, "dieter@hotseat.example"]],
    });
  });
});

test("the dialogs of the administration say every response and lose nothing typed: users, organisations, rejection (AS-3.10)", async ({
  person,
}) => {
  const admin = await person("platform.admin");
  const { page } = admin;
  await signIn(admin, "/0/admin/platform/users");
  const dialog = page.getByRole("dialog");
  const email = dialog.getByRole("textbox", { name: "E-mail" });
  const fullName = dialog.getByRole("textbox", { name: "Full name" });

  await test.step("invite a user", async () => {
    await page.getByRole("button", { name: "Add user" }).click();
    await email.fill("vera.formulaire@hotseat.example");
    await fullName.fill("Vera Sala");
    await dialog.getByRole("combobox", { name: "Role" }).click();
    await page.getByRole("option", { name: "Platform admin", exact: true }).click();
    await expectResponses({
      form: dialog,
      path: "**/api/v1/admin/platform/users/",
      send: () => dialog.getByRole("button", { name: "Send invitation" }).click(),
      refused: { name: "full_name" },
      conflict: "account_exists",
      field: fullName,
      words: { ...DIALOG, fields: REFUSAL, conflict: /^This address already has an account\.$/ },
      kept: [
        [email, "vera.formulaire@hotseat.example"],
        [fullName, "Vera Sala"],
      ],
    });
    await expect(dialog.getByRole("combobox", { name: "Role" })).toHaveText("Platform admin");
    await page.keyboard.press("Escape");
  });

  await test.step("edit a user", async () => {
    await page.getByRole("searchbox").fill("dieter");
    // Until the server responds, the rows of before stay. A press while they move meets no button.
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.getByRole("button", { name: /^Edit Dieter/ }).click();
    await fullName.fill("Dieter W.");
    await expectResponses({
      form: dialog,
      path: "**/api/v1/admin/platform/users/*/",
      send: () => dialog.getByRole("button", { name: "Save" }).click(),
      refused: { name: "full_name" },
      conflict: "last_platform_admin",
      field: fullName,
      words: { ...DIALOG, fields: REFUSAL, conflict: /^The last platform administrator stays\.$/ },
      kept: [[fullName, "Dieter W."]],
    });
    await page.keyboard.press("Escape");
  });

  await page.goto("/0/admin/platform/organisations");
  for (const [open, label, noun] of [
    ["Create Organisation", "Organisation Name", "organisations"],
    ["Add Institution", "Institution Name", "institutions"],
  ] as const)
    await test.step(open, async () => {
      await page.getByRole("button", { name: open }).first().click();
      const name = dialog.getByRole("textbox", { name: label });
      await name.fill("Scuola del Lago");
      await expectResponses({
        form: dialog,
        path: `**/api/v1/${noun}/`,
        send: () => dialog.getByRole("button", { name: "Create" }).click(),
        refused: { name: "name" },
        conflict: "name_taken",
        field: name,
        words: { ...DIALOG, fields: REFUSAL, conflict: /^This name is already taken\.$/ },
        kept: [[name, "Scuola del Lago"]],
      });
      await page.keyboard.press("Escape");
    });

  await test.step("reject with a reason", async () => {
    const stranger = await person("ada");
    await applyFor("anna.formulaire@hotseat.example", "Anna Formulaire", { stranger, admin });
    await page.goto("/me/0/admin");
    await page.getByRole("button", { name: "Reject Anna Formulaire" }).click();
    const reason = dialog.getByRole("textbox", { name: "They read this" });
    await reason.fill("Please use your address at the campus.");
    await expectResponses({
      form: dialog,
      path: "**/api/v1/users/pending/decisions/",
      send: () => dialog.getByRole("button", { name: "Reject" }).click(),
      refused: { name: "reason" },
      conflict: "registration_decided",
      field: reason,
      words: { ...DIALOG, fields: REFUSAL, conflict: /^In the server's words\.$/ },
      kept: [[reason, "Please use your address at the campus."]],
    });
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("1 request rejected.")).toBeVisible();
    const { results } = await apiOf(admin.context).get<{ results: { email: string }[] }>("/users/pending/");
    expect(results.map((request) => request.email)).not.toContain("anna.formulaire@hotseat.example");
  });
});
