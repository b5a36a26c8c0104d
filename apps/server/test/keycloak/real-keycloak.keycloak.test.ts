import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { routes as users } from "../../src/modules/users/routes.ts";
import { setPersonActive } from "../../src/modules/users/set-person-active.ts";
import { watchAccounts } from "../../src/modules/users/watch-accounts.ts";
import { systemClock } from "../../src/platform/clock/system-clock.ts";
import type { AccountDirectory } from "../../src/platform/identity/account-directory.ts";
import { createKeycloakDirectory } from "../../src/platform/identity/keycloak/keycloak-directory.ts";
import { Browser } from "../browser.ts";
import { createTestServer, type TestServer } from "../create-test-server.ts";

const KEYCLOAK = process.env.HOTSEAT_TEST_KEYCLOAK ?? "";
const PASSWORD = "copper lantern wide river";
const OUT_WITHIN_MS = 60_000;
const WARM_WITHIN_MS = 200_000;
/** The realm knows this address of ours. */
const ORIGIN = "http://127.0.0.1:4000";

const oidc = {
  issuer: `${KEYCLOAK}/realms/hotseat`,
  clientId: "hotseat",
  clientSecret: "for-development-only-hotseat",
};
const keycloakAdmin = { clientId: "hotseat-admin", clientSecret: "for-development-only-hotseat-admin" };

let server: TestServer;
let accounts: AccountDirectory;
let stopWatching: () => Promise<void>;
beforeAll(async () => {
  accounts = createKeycloakDirectory(oidc, keycloakAdmin, systemClock);
  const config = { publicUrl: ORIGIN, port: 4000, oidc, keycloakAdmin };
  server = await createTestServer({ clock: systemClock, config, accounts, handlers: users });
  await server.app.listen({ port: 4000, host: "127.0.0.1" });
  stopWatching = watchAccounts(server.deps);
  // The first response of a Keycloak that has just started can take longer than our server waits for one.
  const within = { timeout: WARM_WITHIN_MS, interval: 1000 };
  await vi.waitFor(() => accounts.findByEmail("nobody@hotseat.example"), within);
}, WARM_WITHIN_MS);
afterAll(async () => {
  await stopWatching();
  await server.close();
});

/** Types address and password into Keycloak's own form. Returns the address it leads to here. */
async function signIn(browser: Browser, username: string, password = PASSWORD): Promise<string> {
  const form = await browser.follow(`${ORIGIN}/api/v1/oidc/authenticate/?next=/home`);
  if (form.url.startsWith(`${ORIGIN}/home`)) return form.url;
  const page = await (await browser.get(form.url)).text();
  const action = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  if (!action) throw new Error(`No form at ${form.url}`);
  return (await browser.submit(action, { username, password, credentialId: "" }, `${ORIGIN}/home`)).url;
}
const me = async (browser: Browser) => {
  const response = await browser.get(`${ORIGIN}/api/v1/users/me/`);
  return { status: response.status, body: (await response.json()) as { keycloak_id: string; roles: string[] } };
};

const ACCOUNT = {
  email: "Noa.Marti@hotseat.example",
  fullName: "Noa Lia Marti",
  language: "it",
  role: "user",
  password: PASSWORD,
  emailVerified: true,
} as const;

describe("accounts of a real Keycloak", () => {
  test("are created once, found, given a role, disabled, enabled and removed (AS-4.1)", async () => {
    const made = await accounts.create(ACCOUNT);
    const id = made?.keycloakId as string;
    expect(made).toEqual({
      keycloakId: expect.any(String),
      email: "noa.marti@hotseat.example",
      emailVerified: true,
      isDisabled: false,
      role: "user",
    });
    expect(await accounts.create(ACCOUNT)).toBeNull();
    expect(await accounts.findByEmail(ACCOUNT.email)).toEqual(made);
    await accounts.setRole(id, "organisation_admin");
    await accounts.setDisabled(id, true);
    expect(await accounts.find(id)).toMatchObject({ role: "organisation_admin", isDisabled: true, email: made?.email });
    await accounts.setDisabled(id, false);
    await accounts.setPassword(id, "seven grey herons at dusk");
    expect(await accounts.find(id)).toMatchObject({ isDisabled: false, emailVerified: true });
    await accounts.endSessions(id);
    await accounts.remove(id);
    await accounts.remove(id);
    expect([await accounts.find(id), await accounts.findByEmail(ACCOUNT.email)]).toEqual([null, null]);
  });

  test("a realm's role is the person's role here; without one they wait for approval (AS-4.2)", async () => {
    const [admin, ana] = [new Browser(), new Browser()];
    await signIn(admin, "admin@hotseat.example");
    await signIn(ana, "ana@hotseat.example");
    expect((await me(admin)).body.roles).toEqual(["platform_admin"]);
    expect((await me(ana)).body.roles).toEqual(["pending_user"]);
  });

  test("a person disabled in Keycloak is out here within 60 s, and a role given there counts here (AS-4.3) (AS-6.2)", async () => {
    const account = (await accounts.create({ ...ACCOUNT, email: "out@hotseat.example" })) as { keycloakId: string };
    const browser = new Browser();
    await signIn(browser, "out@hotseat.example");
    expect((await me(browser)).body).toMatchObject({ keycloak_id: account.keycloakId, roles: ["user"] });
    await accounts.setRole(account.keycloakId, "institution_admin");
    const within = { timeout: OUT_WITHIN_MS, interval: 500 };
    await expect.poll(async () => (await me(browser)).body.roles, within).toEqual(["institution_admin"]);
    const from = performance.now();
    await accounts.setDisabled(account.keycloakId, true);
    await expect.poll(async () => (await me(browser)).status, within).toBe(401);
    console.info(`Out ${((performance.now() - from) / 1000).toFixed(1)} s after Keycloak disabled the account.`);
    await accounts.remove(account.keycloakId);
  }, 150_000);

  test("a person disabled here cannot sign in at Keycloak", async () => {
    const account = (await accounts.create({ ...ACCOUNT, email: "here@hotseat.example" })) as { keycloakId: string };
    const browser = new Browser();
    await signIn(browser, "here@hotseat.example");
    await setPersonActive(server.deps, "admin", account.keycloakId, false);
    expect((await me(browser)).status).toBe(401);
    expect(await accounts.find(account.keycloakId)).toMatchObject({ isDisabled: true });
    await expect(signIn(new Browser(), "here@hotseat.example")).rejects.toThrow("leads nowhere");
    await accounts.remove(account.keycloakId);
  });

  test("signing out here signs out there: the form is shown again", async () => {
    const browser = new Browser();
    await signIn(browser, "ana@hotseat.example");
    const out = await browser.get(`${ORIGIN}/api/v1/oidc/logout/?next=/how-it-works`);
    const back = await browser.get(out.headers.get("location") as string);
    expect(back.headers.get("location")).toBe(`${ORIGIN}/api/v1/oidc/logout/`);
    const form = await browser.follow(`${ORIGIN}/api/v1/oidc/authenticate/?next=/home`);
    expect(form.url).toContain("/protocol/openid-connect/auth");
  });
});
