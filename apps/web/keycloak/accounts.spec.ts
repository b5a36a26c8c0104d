import { fillKeycloakForm, REALM_PASSWORD, REALM_PERSON } from "../e2e/support/keycloak.ts";
import { expect, test } from "../e2e/support/people.ts";
import { account } from "../e2e/support/strangers.ts";
import { textOf } from "../e2e/support/texts.ts";
import { meetAsStrangers } from "../e2e/support/two-strangers.ts";

test.use({ emptyInstallation: true, keycloak: true });

test("with accounts in Keycloak two strangers register, are approved while they wait, meet, score and read feedback (AS-4.1, AS-1.4)", async ({
  person,
  hotseat,
}) => {
  const admin = await person("ada");

  await test.step("the verified address in ADMIN_EMAIL becomes administrator at its first sign-in", async () => {
    const { page } = admin;
    await page.goto("/login");
    await page.getByRole("link", { name: textOf("en", "shell-widgets:signIn.button") }).click();
    await fillKeycloakForm(page, REALM_PERSON, REALM_PASSWORD);
    await expect(page.getByRole("heading", { name: account("en", "steps.title") })).toBeVisible();
  });

  await meetAsStrangers(admin, { person, hotseat, fillForm: fillKeycloakForm });
});
