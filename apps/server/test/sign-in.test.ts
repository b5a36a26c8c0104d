import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDemonstration } from "../src/demo/create-demonstration.ts";
import { loadDemo } from "../src/demo/load-demo.ts";
import { DEMO_PASSWORD } from "../src/demo/people.ts";
import { routes as users } from "../src/modules/users/routes.ts";
import { systemClock } from "../src/platform/clock/system-clock.ts";
import { saveAccount } from "../src/platform/identity/accounts.ts";
import { createLog } from "../src/platform/log/log.ts";
import { Browser } from "./browser.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";

const LOGIN = "amelie@hotseat.example";

/** A person's whole sign-in over HTTP: our redirect, the provider's form, and back. */
describe("signing in", () => {
  let server: TestServer;
  let origin: string;
  const lines: string[] = [];
  beforeAll(async () => {
    const port = await freePort();
    const log = createLog((line) => lines.push(line));
    origin = `http://127.0.0.1:${port}`;
    server = await createTestServer({ clock: systemClock, config: { publicUrl: origin, port }, handlers: users, log });
    await server.app.listen({ port, host: "127.0.0.1" });
    await saveAccount(server.deps.database.db, {
      keycloakId: "amelie",
      login: LOGIN,
      fullName: "Amélie Rochat",
      password: "practise",
    });
  });
  afterAll(() => server.close());

  async function toForm(browser: Browser, next = "/interviews/12/prejoin?x=1"): Promise<string> {
    const form = await browser.follow(`${origin}/api/v1/oidc/authenticate/?next=${encodeURIComponent(next)}`);
    expect(form.status).toBe(200);
    return form.url;
  }

  test("leads back to the page first requested, signed in", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    const done = await browser.submit(form, { login: LOGIN, password: "practise" }, `${origin}/interviews/`);
    expect(done.url).toBe(`${origin}/interviews/12/prejoin?x=1`);
    const me = await browser.get(`${origin}/api/v1/users/me/`);
    expect([me.status, ((await me.json()) as { email: string }).email]).toEqual([200, LOGIN]);
  });

  test("reports a wrong password, and keeps the typed address", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    const again = await browser.post(form, { login: LOGIN, password: "guess" });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain(`value="${LOGIN}"`);
  });

  test("offers no demo person, and accepts none, without a demonstration", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    expect(await (await browser.get(form)).text()).not.toContain('name="demo"');
    expect((await browser.post(form, { demo: "amelie" })).status).toBe(422);
  });

  test("sends PKCE, state and nonce", async () => {
    const left = await new Browser().get(`${origin}/api/v1/oidc/authenticate/`);
    const asked = new URL(left.headers.get("location") as string).searchParams;
    expect([asked.get("code_challenge_method"), asked.get("response_type")]).toEqual(["S256", "code"]);
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)?.length, name).toBeGreaterThan(20);
  });

  test("refuses a code from another browser", async () => {
    const [browser, thief] = [new Browser(), new Browser()];
    const form = await toForm(browser);
    const callback = await browser.submit(
      form,
      { login: LOGIN, password: "practise" },
      `${origin}/api/v1/oidc/callback/`,
    );
    const stolen = await thief.get(callback.url);
    expect(stolen.headers.get("location")).toBe("/login?error=sign_in_failed");
    expect((await thief.get(`${origin}/api/v1/users/me/`)).status).toBe(401);
  });

  test("signs out here and at the provider: the password is asked again", async () => {
    const browser = new Browser();
    await browser.submit(await toForm(browser), { login: LOGIN, password: "practise" }, `${origin}/interviews/`);
    const out = await browser.get(`${origin}/api/v1/oidc/logout/?next=/how-it-works`);
    expect(out.headers.get("location")).toBe("/how-it-works");
    expect((await browser.get(`${origin}/api/v1/users/me/`)).status).toBe(401);
    expect(await toForm(browser)).toContain("/sign-in/");
  });

  test("clears the browser's cached responses at sign-out, and leaves its storage with the drafts", async () => {
    const out = await new Browser().get(`${origin}/api/v1/oidc/logout/`);
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
  });

  test("is one line in the log when it fails or has to wait: account and address, without typed values", async () => {
    await saveAccount(server.deps.database.db, {
      keycloakId: "logged",
      login: "logged@hotseat.example",
      fullName: "L",
      password: "practise",
    });
    const browser = new Browser();
    const form = await toForm(browser);
    lines.splice(0);
    for (let guess = 0; guess < 11; guess += 1)
      await browser.post(form, { login: "logged@hotseat.example", password: "my other password" });
    await browser.post(form, { login: "typed-into-the-wrong-field", password: "x" });
    await new Browser().get(`${origin}/api/v1/oidc/callback/?code=stolen-code&state=stolen-state`);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const mine = { level: "warn", what: "password", from: "127.0.0.1", who: "logged" };
    expect(logged.map(({ time: _time, ...line }) => line)).toEqual([
      ...Array.from({ length: 10 }, () => ({ ...mine, message: "A sign-in failed." })),
      { ...mine, message: "A sign-in has to wait: too many attempts." },
      { ...mine, who: null, message: "A sign-in failed." },
      expect.objectContaining({ what: "callback", from: "127.0.0.1", message: "A sign-in failed." }),
    ]);
    expect(lines.join()).not.toMatch(/my other password|wrong-field|stolen/);
  });

  test("makes a person who guesses wait", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await browser.post(form, { login: "ben@hotseat.example", password: `guess ${guess}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  test("limits guesses that are made at the same time too", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        browser.post(form, { login: "chiara@hotseat.example", password: `guess ${guess}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test.each([
    ["a name typed", "POST", ""],
    ["a state", "GET", "/oidc/auth?client_id=hotseat&state=%00"],
  ])("answers a NUL in %s like any other wrong value", async (_title, method, path) => {
    const browser = new Browser();
    const response =
      method === "GET"
        ? await browser.get(origin + path)
        : await browser.post(await toForm(browser), { login: "a\0b", password: "\0" });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  test.each([
    ["de", "de"],
    ["constructor", "en"],
  ])("shows a page requested in %s in an available language", async (lang, shown) => {
    const page = await (await new Browser().get(`${origin}/sign-in/long-gone?lang=${lang}`)).text();
    expect(page).toContain(`<html lang="${shown}">`);
    expect(page).not.toContain("undefined");
  });

  test("signs out a browser whose cookie of the provider holds a NUL", async () => {
    const response = await fetch(`${origin}/api/v1/oidc/logout/?next=/how-it-works`, {
      redirect: "manual",
      headers: { cookie: "_session=%00" },
    });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/how-it-works"]);
  });
});

async function freePort(): Promise<number> {
  const { createServer } = await import("node:net");
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

describe("signing in to a demonstration", () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const config = { publicUrl: origin, port, demo: true };
    server = await createTestServer({ clock: systemClock, config, handlers: users, demonstrate: createDemonstration });
    await loadDemo(server.deps);
    await server.app.listen({ port, host: "127.0.0.1" });
  });
  afterAll(() => server.close());
  const toForm = (browser: Browser) => browser.follow(`${origin}/api/v1/oidc/authenticate/?next=/home`);

  test("the page names its provider and lists the demo's people, without any password", async () => {
    const browser = new Browser();
    const page = await (await browser.get((await toForm(browser)).url)).text();
    expect(page).toContain("Hotseat’s built-in sign-in");
    const offered = [...page.matchAll(/name="demo" value="([a-z-]+)"/g)].map(([, key]) => key);
    expect(offered).toEqual([
      ...["amelie", "ben", "chiara", "dieter"],
      ...["platform-admin", "org-admin", "institution-admin"],
    ]);
    expect(page).not.toContain(DEMO_PASSWORD);
  });

  test("a click on a demo person signs them in, and their password is in no address", async () => {
    const browser = new Browser();
    const done = await browser.submit((await toForm(browser)).url, { demo: "chiara" }, `${origin}/home`);
    expect(done.url).toBe(`${origin}/home`);
    const me = (await (await browser.get(`${origin}/api/v1/users/me/`)).json()) as { email: string };
    expect(me.email).toBe("chiara@hotseat.example");
  });

  test("a demo person who is not offered cannot be chosen", async () => {
    const browser = new Browser();
    const response = await browser.post((await toForm(browser)).url, { demo: "elodie" });
    expect(response.status).toBe(422);
  });
});
