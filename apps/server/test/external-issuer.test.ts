import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes as users } from "../src/modules/users/routes.ts";
import { systemClock } from "../src/platform/clock/system-clock.ts";
import { assertIssuerResponds } from "../src/platform/identity/relying-party.ts";
import { Browser } from "./browser.ts";
import { TEST_CONFIG } from "./config.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { CLIENT, type ExternalProvider, startExternalProvider } from "./external-provider.ts";
import { freePort } from "./processes/server-process.ts";

/** `OIDC_ISSUER` set: people sign in at an external provider, over HTTP from end to end. */
describe("signing in at another issuer", () => {
  let server: TestServer;
  let provider: ExternalProvider;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    provider = await startExternalProvider(`${origin}/api/v1/oidc/callback/`);
    server = await createTestServer({
      clock: systemClock,
      config: {
        publicUrl: origin,
        port,
        oidc: { issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      },
      handlers: users,
    });
    await server.app.listen({ port, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const authenticate = () => `${origin}/api/v1/oidc/authenticate/?next=/home`;
  /** Goes through the provider until the address begins with `until`, which is not requested. */
  async function walk(browser: Browser, until: string): Promise<string> {
    let at = authenticate();
    for (let hops = 0; hops < 10; hops += 1) {
      const location = (await browser.get(at)).headers.get("location");
      if (!location) throw new Error(`${at} leads nowhere.`);
      at = new URL(location, at).href;
      if (at.startsWith(until)) return at;
    }
    throw new Error(`Too many redirects, last to ${at}.`);
  }
  const failed = "/login?error=sign_in_failed";

  test("leads there by its own discovery, with PKCE, state and nonce", async () => {
    const location = (await new Browser().get(authenticate())).headers.get("location") as string;
    const asked = new URL(location);
    expect([asked.origin, asked.searchParams.get("client_id")]).toEqual([provider.issuer, CLIENT.id]);
    expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"])
      expect(asked.searchParams.get(name)?.length, name).toBeGreaterThan(20);
    expect(provider.asked).toContain("/.well-known/openid-configuration");
    expect((await new Browser().get(`${origin}/oidc/.well-known/openid-configuration`)).status).toBe(404);
  });

  test("mirrors the person by the issuer's subject, who waits for approval", async () => {
    const browser = new Browser();
    expect(await walk(browser, `${origin}/home`)).toBe(`${origin}/home`);
    const me = await browser.get(`${origin}/api/v1/users/me/`);
    expect([me.status, await me.json()]).toEqual([
      200,
      expect.objectContaining({
        keycloak_id: "f:42:jana",
        email: "jana@work.example",
        full_name: "Jana Novak",
        language: "de",
        roles: ["pending_user"],
      }),
    ]);
    expect(provider.asked.filter((path) => path === "/token")).toHaveLength(1);
  });

  test("accepts a callback once, from the browser that left, with the state it left with", async () => {
    const [browser, thief] = [new Browser(), new Browser()];
    const callback = await walk(browser, `${origin}/api/v1/oidc/callback/`);
    expect((await thief.get(callback)).headers.get("location")).toBe(failed);
    const bent = new URL(callback);
    bent.searchParams.set("state", "a state nobody left with");
    expect((await browser.get(bent.href)).headers.get("location")).toBe(failed);
    expect((await browser.get(callback)).headers.get("location")).toBe("/home");
    expect((await browser.get(callback)).headers.get("location")).toBe(failed);
  });

  test("refuses the response of another issuer", async () => {
    const browser = new Browser();
    const callback = new URL(await walk(browser, `${origin}/api/v1/oidc/callback/`));
    callback.searchParams.set("iss", "https://evil.example");
    expect((await browser.get(callback.href)).headers.get("location")).toBe(failed);
  });

  test.each([
    ["where it answers", () => provider.issuer, null],
    ["under another name", () => provider.issuer.replace("127.0.0.1", "localhost"), /calls itself otherwise than/],
    ["where something else answers", () => origin, /There is no OpenID Connect provider at OIDC_ISSUER/],
    ["where nothing listens", () => "http://127.0.0.1:1", /cannot be reached: no response from OIDC_ISSUER/],
  ])("checks the issuer at the start: %s", async (_title, issuer, line) => {
    const oidc = { issuer: issuer(), clientId: CLIENT.id, clientSecret: CLIENT.secret };
    const looked = assertIssuerResponds({ ...TEST_CONFIG, oidc });
    if (line) await expect(looked).rejects.toThrow(line);
    else await looked;
  });

  test("signs out there too (AS-5.10)", async () => {
    const browser = new Browser();
    await walk(browser, `${origin}/home`);
    await browser.get(`${origin}/home`);
    const out = await browser.get(`${origin}/api/v1/oidc/logout/`);
    const target = new URL(out.headers.get("location") as string);
    expect([target.origin, target.searchParams.has("id_token_hint")]).toEqual([provider.issuer, true]);
    expect((await browser.get(`${origin}/api/v1/users/me/`)).status).toBe(401);
  });
});
