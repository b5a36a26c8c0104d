import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { routes as users } from "../src/modules/users/routes.ts";
import { setPersonActive } from "../src/modules/users/set-person-active.ts";
import { systemClock } from "../src/platform/clock/system-clock.ts";
import { Browser } from "./browser.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { CLIENT } from "./external-provider.ts";
import {
  type Forgery,
  type ForgingProvider,
  newKey,
  signedBy,
  signedWithSecret,
  startForgingProvider,
} from "./forging-provider.ts";
import { freePort } from "./processes/server-process.ts";

const FAILED = "/login?error=sign_in_failed";
const HOUR_SEC = 3600;

let server: TestServer;
let provider: ForgingProvider;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  provider = await startForgingProvider();
  const oidc = { issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret };
  server = await createTestServer({ clock: systemClock, config: { publicUrl: origin, port, oidc }, handlers: users });
  await server.app.listen({ port, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  provider.forge = {};
});

/** Leaves for the provider. Returns the state of the sign-in; the provider learns its nonce. */
async function leave(browser: Browser): Promise<string> {
  const location = (await browser.get(`${origin}/api/v1/oidc/authenticate/?next=/home`)).headers.get("location");
  const asked = new URL(location as string).searchParams;
  provider.nonce = asked.get("nonce") as string;
  return asked.get("state") as string;
}

const callback = (parameters: Record<string, string>): string =>
  `${origin}/api/v1/oidc/callback/?${new URLSearchParams(parameters)}`;
const back = (state: string): Record<string, string> => ({ code: "a code", state, iss: provider.issuer });

async function comeBack(browser: Browser, parameters: Record<string, string>): Promise<string | null> {
  return (await browser.get(callback(parameters))).headers.get("location");
}
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get(`${origin}/api/v1/users/me/`)).status === 200;

async function expectNoSession(browser: Browser, location: string | null): Promise<void> {
  expect(location).toBe(FAILED);
  expect(await isSignedIn(browser)).toBe(false);
}

test("a response as it should be signs the person in", async () => {
  const browser = new Browser();
  expect(await comeBack(browser, back(await leave(browser)))).toBe("/home");
  expect(await isSignedIn(browser)).toBe(true);
});

const now = (): number => Math.floor(Date.now() / 1000);
const FORGERIES: ReadonlyArray<[title: string, forgery: () => Forgery]> = [
  ["another nonce", () => ({ claims: { nonce: "of another sign-in" } })],
  ["no nonce", () => ({ claims: { nonce: undefined } })],
  ["another audience", () => ({ claims: { aud: "another client" } })],
  ["a second audience and no authorized party", () => ({ claims: { aud: [CLIENT.id, "another client"] } })],
  ["another authorized party", () => ({ claims: { aud: [CLIENT.id, "other"], azp: "other" } })],
  ["another issuer in the ID token", () => ({ claims: { iss: "https://evil.example" } })],
  ["algorithm none", () => ({ header: { alg: "none" }, sign: () => "" })],
  ["HS256 with the client's secret", () => ({ header: { alg: "HS256" }, sign: signedWithSecret(CLIENT.secret) })],
  [
    "HS256 with the provider's public key",
    () => ({
      header: { alg: "HS256" },
      sign: signedWithSecret(provider.publicKey.export({ type: "spki", format: "pem" })),
    }),
  ],
  ["the signature of another key", () => ({ sign: signedBy(newKey().privateKey) })],
  ["an empty signature", () => ({ sign: () => "" })],
  ["an unknown key", () => ({ header: { kid: "2" }, sign: signedBy(newKey().privateKey) })],
  ["a key of its own in the header", () => ownKey()],
  ["an expired ID token", () => ({ claims: { iat: now() - 2 * HOUR_SEC, exp: now() - HOUR_SEC } })],
  ["an ID token of the future", () => ({ claims: { nbf: now() + HOUR_SEC, exp: now() + 2 * HOUR_SEC } })],
  ["no expiry", () => ({ claims: { exp: undefined } })],
  ["no time of issue", () => ({ claims: { iat: undefined } })],
  ["no subject", () => ({ claims: { sub: undefined } })],
  ["a subject of 65 characters", () => ({ claims: { sub: "s".repeat(65) } })],
  ["a subject with a NUL", () => ({ claims: { sub: "ja\0na" } })],
  ["no address", () => ({ claims: { email: undefined } })],
  ["no ID token", () => ({ idToken: null })],
  ["an ID token that is no JWT", () => ({ idToken: "not.a.token" })],
  ["the error of a used code", () => ({ response: { status: 400, body: { error: "invalid_grant" } } })],
];

/** The forged token names its own key, as `jwk`, in its header. */
function ownKey(): Forgery {
  const { privateKey, publicKey } = newKey();
  return { header: { jwk: publicKey.export({ format: "jwk" }) }, sign: signedBy(privateKey) };
}

describe("a broken response of the token endpoint makes no session (AS-5.1)", () => {
  test.each(FORGERIES)("with %s the person stays signed out", async (_title, forgery) => {
    const browser = new Browser();
    const state = await leave(browser);
    provider.forge = forgery();
    await expectNoSession(browser, await comeBack(browser, back(state)));
  });
});

describe("a broken authorisation response makes no session (AS-5.1)", () => {
  test.each([
    ["a state nobody left with", (state: string) => ({ ...back(state), state: "guessed" })],
    ["no state", (_state: string) => ({ code: "a code", iss: provider.issuer })],
    ["no code", (state: string) => ({ state, iss: provider.issuer })],
    ["another issuer (mix-up, RFC 9207)", (state: string) => ({ ...back(state), iss: "https://evil.example" })],
    ["no issuer (mix-up, RFC 9207)", (state: string) => ({ code: "a code", state })],
    ["an error", (state: string) => ({ ...back(state), error: "access_denied" })],
  ])("with %s the person stays signed out", async (_title, answer) => {
    const browser = new Browser();
    const location = await comeBack(browser, answer(await leave(browser)) as Record<string, string>);
    await expectNoSession(browser, location);
  });

  test("a second response to the same sign-in", async () => {
    const browser = new Browser();
    const state = await leave(browser);
    expect(await comeBack(browser, back(state))).toBe("/home");
    expect(await comeBack(browser, back(state))).toBe(FAILED);
  });

  test("the state of another browser", async () => {
    const [browser, thief] = [new Browser(), new Browser()];
    const state = await leave(browser);
    await leave(thief);
    await expectNoSession(thief, await comeBack(thief, back(state)));
  });

  test("the sign-in of an attacker whose cookie was planted (AS-5.5)", async () => {
    const [attacker, victim] = [new Browser(), new Browser()];
    const state = await leave(attacker);
    const [, value = ""] = attacker.cookieHeader().split("=");
    victim.plant("hotseat_sign_in", value);
    await leave(victim);
    await expectNoSession(victim, await comeBack(victim, back(state)));
  });

  test("the sign-in of an attacker, to a browser with a cookie of its name and another value (AS-5.5)", async () => {
    const [attacker, victim] = [new Browser(), new Browser()];
    const state = await leave(attacker);
    const [name = ""] = attacker.cookieHeader().split("=");
    victim.plant(name, "another value");
    await expectNoSession(victim, await comeBack(victim, back(state)));
  });
});

test("sign-ins in several tabs of a browser end in any order", async () => {
  const browser = new Browser();
  const first = await leave(browser);
  const ofFirst = provider.nonce;
  const second = await leave(browser);
  expect(await comeBack(browser, back(second))).toBe("/home");
  provider.nonce = ofFirst;
  expect(await comeBack(browser, back(first))).toBe("/home");
});

test("a browser keeps the cookies of eight sign-ins under way, and each start makes a new value (AS-5.5)", async () => {
  const browser = new Browser();
  const values = new Set<string>();
  for (let start = 0; start < 12; start += 1) {
    await leave(browser);
    for (const pair of browser.cookieHeader().split("; ")) values.add(pair);
  }
  expect([browser.cookieHeader().split("; ").length, values.size]).toEqual([8, 12]);
});

test("with HTTPS the cookie of a sign-in is __Host- prefixed, so that no other host can plant one", async () => {
  const secure = await createTestServer({
    handlers: users,
    config: {
      publicUrl: "https://hotseat.example",
      oidc: { issuer: provider.issuer, clientId: "x", clientSecret: "" },
    },
  });
  const response = await secure.app.inject({ url: "/api/v1/oidc/authenticate/", headers: { host: "hotseat.example" } });
  expect(response.cookies).toEqual([
    expect.objectContaining({
      name: expect.stringMatching(/^__Host-hotseat_sign_in_/),
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
    }),
  ]);
  await secure.close();
});

test("the session's cookie has a new value at each sign-in, and the earlier one is over (AS-5.9)", async () => {
  const browser = new Browser();
  await comeBack(browser, back(await leave(browser)));
  const before = browser.cookieHeader();
  await comeBack(browser, back(await leave(browser)));
  expect(browser.cookieHeader()).not.toBe(before);
  const old = await fetch(`${origin}/api/v1/users/me/`, { headers: { cookie: before } });
  expect(old.status).toBe(401);
});

test("a disabled person is sent to the sign-in page with the reason, and has no session", async () => {
  const browser = new Browser();
  await comeBack(browser, back(await leave(browser)));
  await setPersonActive(server.deps, "admin", "jana", false);
  expect(await comeBack(browser, back(await leave(browser)))).toBe("/login?error=account_inactive");
  expect(await isSignedIn(browser)).toBe(false);
  await setPersonActive(server.deps, "admin", "jana", true);
  expect(await comeBack(browser, back(await leave(browser)))).toBe("/home");
});

test("a provider that fails three times is left alone for a minute: 503 with Retry-After (AS-5.11)", async () => {
  const browser = new Browser();
  provider.forge = { response: { status: 503, body: {} } };
  for (let call = 0; call < 3; call += 1) expect(await comeBack(browser, back(await leave(browser)))).toBe(FAILED);
  const refused = await browser.get(callback(back(await leave(browser))));
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([503, expect.any(Number)]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
});
