import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes as users } from "../src/modules/users/routes.ts";
import { systemClock } from "../src/platform/clock/system-clock.ts";
import { saveAccount } from "../src/platform/identity/accounts.ts";
import { Browser } from "./browser.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";

const LOGIN = "amelie@hotseat.example";

/** The way a person goes, over HTTP: our redirect, the provider's form, and back. */
describe("signing in", () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = await createTestServer({ clock: systemClock, config: { publicUrl: origin, port }, handlers: users });
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

  test("leads back to the page first asked for, signed in", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    const done = await browser.submit(form, { login: LOGIN, password: "practise" }, `${origin}/interviews/`);
    expect(done.url).toBe(`${origin}/interviews/12/prejoin?x=1`);
    const me = await browser.get(`${origin}/api/v1/users/me/`);
    expect([me.status, ((await me.json()) as { email: string }).email]).toEqual([200, LOGIN]);
  });

  test("says so when the password is wrong, and keeps the address typed", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    const again = await browser.post(form, { login: LOGIN, password: "guess" });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain(`value="${LOGIN}"`);
  });

  test("asks for PKCE, state and nonce", async () => {
    const left = await new Browser().get(`${origin}/api/v1/oidc/authenticate/`);
    const asked = new URL(left.headers.get("location") as string).searchParams;
    expect([asked.get("code_challenge_method"), asked.get("response_type")]).toEqual(["S256", "code"]);
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)?.length, name).toBeGreaterThan(20);
  });

  test("does not serve a code that another browser brings", async () => {
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

  test("makes somebody who guesses wait", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await browser.post(form, { login: "ben@hotseat.example", password: `guess ${guess}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  test("lets nobody guess more often by guessing all at once", async () => {
    const browser = new Browser();
    const form = await toForm(browser);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        browser.post(form, { login: "chiara@hotseat.example", password: `guess ${guess}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test.each([
    ["a name typed", "POST", ""],
    ["a state", "GET", "/oidc/auth?client_id=hotseat&state=%00"],
  ])("answers a NUL in %s as any other nonsense", async (_title, method, path) => {
    const browser = new Browser();
    const answer =
      method === "GET"
        ? await browser.get(origin + path)
        : await browser.post(await toForm(browser), { login: "a\0b", password: "\0" });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test.each([
    ["de", "de"],
    ["constructor", "en"],
  ])("shows a page asked for in %s in a language there is", async (lang, shown) => {
    const page = await (await new Browser().get(`${origin}/sign-in/long-gone?lang=${lang}`)).text();
    expect(page).toContain(`<html lang="${shown}">`);
    expect(page).not.toContain("undefined");
  });

  test("signs out a browser whose cookie of the provider holds a NUL", async () => {
    const answer = await fetch(`${origin}/api/v1/oidc/logout/?next=/how-it-works`, {
      redirect: "manual",
      headers: { cookie: "_session=%00" },
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/how-it-works"]);
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
