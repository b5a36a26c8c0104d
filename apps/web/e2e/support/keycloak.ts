import type { FillForm } from "./fill-form.ts";

/** A person of the realm in services/keycloak, without a role there. */
export const REALM_PERSON = "ana@hotseat.example";
export const REALM_PASSWORD = "copper lantern wide river";
/** The realm knows the addresses of Hotseat at this port alone. */
export const REALM_PORT = 4000;

/** The settings of a Hotseat whose accounts are in the Keycloak that `npm run test:keycloak` started. */
export function keycloakSettings(): Record<string, string> {
  const origin = process.env.HOTSEAT_TEST_KEYCLOAK;
  if (!origin) throw new Error("These tests need Keycloak: npm run test:keycloak");
  return {
    OIDC_ISSUER: `${origin}/realms/hotseat`,
    OIDC_CLIENT_ID: "hotseat",
    OIDC_CLIENT_SECRET: "for-development-only-hotseat",
    KEYCLOAK_ADMIN_CLIENT_ID: "hotseat-admin",
    KEYCLOAK_ADMIN_CLIENT_SECRET: "for-development-only-hotseat-admin",
    ADMIN_EMAIL: REALM_PERSON,
  };
}

/** Keycloak's own sign-in form. */
export const fillKeycloakForm: FillForm = async (page, email, password) => {
  await page.locator("#username").fill(email);
  await page.locator("#password").fill(password);
  await page.locator("#kc-login").click();
};

interface RealmUser {
  id: string;
}

/** People of the realm, as its operator adds and disables them: by Keycloak's own API, not through Hotseat. */
export function keycloakAdmin() {
  const origin = process.env.HOTSEAT_TEST_KEYCLOAK;
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(`${origin}${path}`, init);
    if (!response.ok) throw new Error(`Keycloak returned ${response.status} to ${init.method ?? "GET"} ${path}`);
    return response;
  };
  const { KEYCLOAK_ADMIN_CLIENT_ID = "", KEYCLOAK_ADMIN_CLIENT_SECRET = "" } = keycloakSettings();
  const users = async (path: string, method = "GET", body?: object): Promise<Response> => {
    const granted = await call("/realms/hotseat/protocol/openid-connect/token", {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: KEYCLOAK_ADMIN_CLIENT_ID,
        client_secret: KEYCLOAK_ADMIN_CLIENT_SECRET,
      }),
    });
    const { access_token } = (await granted.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
    return call(`/admin/realms/hotseat/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  const find = async (email: string): Promise<string | null> => {
    const [user] = (await (await users(`users?exact=true&email=${encodeURIComponent(email)}`)).json()) as RealmUser[];
    return user?.id ?? null;
  };
  return {
    /** Adds a person with the role `user` and the realm's password. Returns the id. */
    async addUser(email: string, firstName: string, lastName: string): Promise<string> {
      const credentials = [{ type: "password", value: REALM_PASSWORD, temporary: false }];
      const fields = { username: email, email, emailVerified: true, enabled: true, firstName, lastName, credentials };
      await users("users", "POST", fields);
      const id = await find(email);
      if (id === null) throw new Error(`The realm has nobody with the address ${email}.`);
      const role = (await (await users("roles/user")).json()) as object;
      await users(`users/${id}/role-mappings/realm`, "POST", [role]);
      return id;
    },
    async setEnabled(id: string, enabled: boolean): Promise<void> {
      const user = (await (await users(`users/${id}`)).json()) as object;
      await users(`users/${id}`, "PUT", { ...user, enabled });
    },
    /** Removes the person of an earlier run, if there is one. */
    async removeUser(email: string): Promise<void> {
      const id = await find(email);
      if (id !== null) await users(`users/${id}`, "DELETE");
    },
  };
}
