import { apiOf } from "../e2e/support/api.ts";
import { measureDisabling } from "../e2e/support/disabling.ts";
import { fillKeycloakForm, keycloakAdmin, REALM_PASSWORD, REALM_PERSON } from "../e2e/support/keycloak.ts";
import { expect, type Person, test } from "../e2e/support/people.ts";

test.use({ emptyInstallation: true, keycloak: true });

/** Milliseconds within which a person disabled in Keycloak is out of everything. */
const OUT_WITHIN_MS = 60_000;
const HOST = "hanna@school.example";
const GONE = "gino@school.example";

async function signIn({ page }: Person, email: string): Promise<void> {
  await page.goto("/api/v1/oidc/authenticate/?next=/home");
  await fillKeycloakForm(page, email, REALM_PASSWORD);
  await expect(page).toHaveURL(/\/home$/);
}

test("a person disabled in Keycloak is within 60 s out of page, event stream, embed token, provider, call and form, and keeps what was typed (AS-6.2, AS-6.4)", async ({
  person,
}) => {
  const realm = keycloakAdmin();
  for (const each of [HOST, GONE]) await realm.removeUser(each);
  await realm.addUser(HOST, "Hanna", "Huber");
  const id = await realm.addUser(GONE, "Gino", "Galli");
  const [ada, host, gone] = [await person("ada"), await person("greta"), await person("luca")];
  await signIn(ada, REALM_PERSON);
  await signIn(host, HOST);
  await signIn(gone, GONE);
  const admin = apiOf(ada.context);
  const organisation = await admin.post<{ id: number }>("/organisations/", { name: "Kanton Bern" });
  const fields = { organisation_id: organisation.id, name: "RAV Bern" };
  const institution = await admin.post<{ id: number }>("/institutions/", fields);
  for (const each of [host, gone]) {
    const { keycloak_id } = await apiOf(each.context).get<{ keycloak_id: string }>("/users/me/");
    await admin.patch(`/admin/platform/users/${keycloak_id}/`, {
      organisation_id: organisation.id,
      institution_id: institution.id,
    });
  }
  const seconds = await measureDisabling(
    { host, gone, name: "Gino Galli", email: GONE, admin, organisationId: organisation.id },
    {
      disable: () => realm.setEnabled(id, false),
      enable: () => realm.setEnabled(id, true),
      signInAgain: (again) => signIn(again, GONE),
    },
    OUT_WITHIN_MS,
  );
  console.info("Seconds until each was closed, Keycloak:", JSON.stringify(seconds));
});
