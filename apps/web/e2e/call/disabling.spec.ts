import { apiOf } from "../support/api.ts";
import { measureDisabling } from "../support/disabling.ts";
import { expect, fillSignIn, loginOf, signIn, test } from "../support/people.ts";

/** Milliseconds within which a person disabled here is out of everything. */
const OUT_WITHIN_MS = 2000;

interface Me {
  keycloak_id: string;
  full_name: string;
  organisation: { id: number };
}

test("a person whose account is disabled is within 2 s out of page, event stream, embed token, provider, call and form, and keeps what was typed (AS-6.1, AS-6.4)", async ({
  person,
}) => {
  const [host, gone, platform] = [await person("amelie"), await person("chiara"), await person("platform.admin")];
  for (const each of [host, gone, platform]) await signIn(each);
  const admin = apiOf(platform.context);
  const me = await apiOf(gone.context).get<Me>("/users/me/");
  const hostOrganisation = (await apiOf(host.context).get<Me>("/users/me/")).organisation.id;
  const setActive = async (isActive: boolean) => {
    await admin.patch(`/admin/platform/users/${me.keycloak_id}/`, { is_active: isActive });
  };
  const seconds = await measureDisabling(
    { host, gone, name: me.full_name, email: loginOf("chiara"), admin, organisationId: hostOrganisation },
    {
      disable: () => setActive(false),
      enable: () => setActive(true),
      signInAgain: async ({ page }) => {
        await page.goto("/api/v1/oidc/authenticate/?next=/home");
        await fillSignIn(page, "chiara");
        await expect(page).toHaveURL(/\/home$/);
      },
    },
    OUT_WITHIN_MS,
  );
  console.info("Seconds until each was closed, built-in provider:", JSON.stringify(seconds));
});
