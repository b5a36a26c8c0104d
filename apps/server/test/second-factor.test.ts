import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from "../src/modules/identity/contract.second-factor.ts";
import { routes as users } from "../src/modules/users/routes.ts";
import { users as people } from "../src/modules/users/tables.ts";
import { systemClock } from "../src/platform/clock/system-clock.ts";
import { saveAccount } from "../src/platform/identity/accounts.ts";
import { identityTotp } from "../src/platform/identity/tables.ts";
import { Browser } from "./browser.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { member, PEOPLE, type Person } from "./people.ts";
import { freePort } from "./processes/server-process.ts";

const PASSWORD = "copper lantern wide river";
const PERIOD_MS = 30_000;
const WITH_PASSWORD = { body: { password: PASSWORD } };

let server: TestServer;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const config = { publicUrl: origin, port, requireAdminSecondFactor: true };
  server = await createTestServer({ clock: systemClock, config, handlers: users });
  await server.app.listen({ port, host: "127.0.0.1" });
});
afterAll(() => server.close());

const loginOf = ({ keycloakId }: Person): string => `${keycloakId}@hotseat.example`;
/** The code that an app shows now, or so many steps later. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * PERIOD_MS });

/** Adds a person with an account. Returns a client of theirs that is signed in. */
async function person(one: Person) {
  const client = await server.signIn(one);
  const account = { keycloakId: one.keycloakId, login: loginOf(one), fullName: one.fullName };
  await saveAccount(server.deps.database.db, { ...account, password: PASSWORD });
  return client;
}

async function withFactor(one: Person) {
  const client = await person(one);
  const { secret } = (await client.call(beginSecondFactor, WITH_PASSWORD)).body;
  const confirmed = await client.call(confirmSecondFactor, { body: { code: codeOf(secret) } });
  return { client, secret, codes: confirmed.body.recovery_codes };
}

const toForm = async (browser: Browser): Promise<string> =>
  (await browser.follow(`${origin}/api/v1/oidc/authenticate/?next=/home`)).url;
const stepIn = async (page: Response): Promise<string> =>
  /name="step" value="([^"]+)"/.exec(await page.text())?.[1] ?? "none";
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get(`${origin}/api/v1/users/me/`)).status === 200;

/** Types the password. Returns the form's address and the sealed step of the page that follows. */
async function typePassword(browser: Browser, one: Person) {
  const form = await toForm(browser);
  const page = await browser.post(form, { login: loginOf(one), password: PASSWORD });
  return { form, status: page.status, step: await stepIn(page) };
}
async function finish(browser: Browser, form: string, fields: Record<string, string>): Promise<boolean> {
  await browser.submit(form, fields, `${origin}/home`);
  return isSignedIn(browser);
}

describe("a second factor", () => {
  test("counts once a first code is typed, and comes with ten recovery codes (AS-4.6)", async () => {
    const client = await person(PEOPLE.amelie);
    const read = async () => (await client.call(getSecondFactor)).body;
    expect(await read()).toEqual({ available: true, enabled: false, required: false, recovery_codes_left: 0 });
    expect((await client.call(confirmSecondFactor, { body: { code: "123456" } })).body).toMatchObject({
      code: "second_factor_not_begun",
    });
    const { secret, uri } = (await client.call(beginSecondFactor, WITH_PASSWORD)).body;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Hotseat:amelie%40hotseat\.example\?/);
    const [row] = await server.deps.database.db
      .select()
      .from(identityTotp)
      .where(eq(identityTotp.keycloakId, "amelie"));
    expect(row?.sealedSecret).not.toContain(secret);
    const wrong = await client.call(confirmSecondFactor, { body: { code: codeOf(secret, 40) } });
    expect([wrong.status, wrong.body]).toEqual([400, expect.objectContaining({ code: "code_wrong" })]);
    expect((await read()).enabled).toBe(false);
    const { body } = await client.call(confirmSecondFactor, { body: { code: codeOf(secret) } });
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect(await read()).toEqual({ available: true, enabled: true, required: false, recovery_codes_left: 10 });
    expect((await client.call(beginSecondFactor, WITH_PASSWORD)).body).toMatchObject({ code: "second_factor_enabled" });
  });

  test("is asked for after the password; a wrong code makes no session, a right one does, once (AS-4.6)", async () => {
    const { secret } = await withFactor(PEOPLE.ben);
    const browser = new Browser();
    const { form, status, step } = await typePassword(browser, PEOPLE.ben);
    expect([status, await isSignedIn(browser)]).toEqual([200, false]);
    const wrong = await browser.post(form, { step, code: codeOf(secret, 40) });
    expect([wrong.status, await isSignedIn(browser)]).toEqual([422, false]);
    const code = codeOf(secret, 1);
    expect(await finish(browser, form, { step, code })).toBe(true);
    const other = new Browser();
    const again = await typePassword(other, PEOPLE.ben);
    expect((await other.post(again.form, { step: again.step, code })).status).toBe(422);
    expect(await isSignedIn(other)).toBe(false);
  });

  test("is replaced by a recovery code, each for one sign-in (AS-4.6)", async () => {
    const { client, codes } = await withFactor(PEOPLE.chiara);
    const [browser, other] = [new Browser(), new Browser()];
    const { form, step } = await typePassword(browser, PEOPLE.chiara);
    expect(await finish(browser, form, { step, code: codes[3]?.toUpperCase().replaceAll("-", " ") as string })).toBe(
      true,
    );
    expect((await client.call(getSecondFactor)).body.recovery_codes_left).toBe(9);
    const again = await typePassword(other, PEOPLE.chiara);
    expect((await other.post(again.form, { step: again.step, code: codes[3] as string })).status).toBe(422);
  });

  test("cannot be passed by the step of another sign-in, a changed one, or without the password", async () => {
    const { secret } = await withFactor(PEOPLE.dieter);
    const [browser, thief] = [new Browser(), new Browser()];
    const { step } = await typePassword(browser, PEOPLE.dieter);
    const form = await toForm(thief);
    for (const stolen of [step, `${step}A`, "none"]) {
      const response = await thief.post(form, { step: stolen, code: codeOf(secret) });
      expect([response.status, await stepIn(response)]).toEqual([200, "none"]);
    }
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("makes wrong codes wait, the right one too", async () => {
    const { secret } = await withFactor(member("guessed"));
    const browser = new Browser();
    const { form, step } = await typePassword(browser, member("guessed"));
    for (let guess = 0; guess < 5; guess += 1)
      expect((await browser.post(form, { step, code: codeOf(secret, 40 + guess) })).status).toBe(422);
    const refused = await browser.post(form, { step, code: codeOf(secret, 1) });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("is begun with the password; an open browser without it locks nobody out (AS-4.6)", async () => {
    const client = await person(member("left-open"));
    const begin = (body: object) => client.call(beginSecondFactor, { body: body as typeof WITH_PASSWORD.body });
    expect((await begin({})).status).toBe(400);
    expect(await begin({ password: "guess" })).toMatchObject({
      status: 400,
      body: { code: "password_wrong", field_errors: { password: [expect.any(String)] } },
    });
    expect((await client.call(confirmSecondFactor, { body: { code: "123456" } })).body).toMatchObject({
      code: "second_factor_not_begun",
    });
    for (let guess = 0; guess < 4; guess += 1) await begin({ password: `guess ${guess}` });
    expect((await begin({ password: PASSWORD })).status).toBe(429);
  });

  test("is removed with the password, and not with another one", async () => {
    const { client } = await withFactor(member("removes"));
    const remove = (password: string) => client.call(removeSecondFactor, { body: { password } });
    expect(await remove("guess")).toMatchObject({ status: 400, body: { code: "password_wrong" } });
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await client.call(getSecondFactor)).body.enabled).toBe(false);
    const browser = new Browser();
    expect(await finish(browser, await toForm(browser), { login: "removes@hotseat.example", password: PASSWORD })).toBe(
      true,
    );
  });
});

describe("where administrators must have a second factor", () => {
  test("one without it sets it up before anything else, keeps the recovery codes, and cannot remove it (AS-4.7)", async () => {
    const admin = PEOPLE.institutionAdmin;
    const client = await person(admin);
    expect((await client.call(getSecondFactor)).status).toBe(401);
    const browser = new Browser();
    const form = await toForm(browser);
    const page = await (await browser.post(form, { login: loginOf(admin), password: PASSWORD })).text();
    expect(page).toContain("Set up a second factor");
    expect(page).toContain("<svg");
    expect(await isSignedIn(browser)).toBe(false);
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(" ", "") as string;
    const step = /name="step" value="([^"]+)"/.exec(page)?.[1] as string;
    const shown = await (await browser.post(form, { step, code: codeOf(secret) })).text();
    expect(shown.match(/<li><code>/g)).toHaveLength(10);
    expect(await isSignedIn(browser)).toBe(false);
    const done = /name="step" value="([^"]+)"/.exec(shown)?.[1] as string;
    expect(await finish(browser, form, { step: done })).toBe(true);
    expect(await client.call(removeSecondFactor, { body: { password: PASSWORD } })).toMatchObject({
      status: 409,
      body: { code: "second_factor_required" },
    });
  });

  test("a person who becomes one is signed out, and led to set it up although the provider knows them", async () => {
    const raised = member("raised");
    await person(raised);
    const browser = new Browser();
    expect(await finish(browser, await toForm(browser), { login: loginOf(raised), password: PASSWORD })).toBe(true);
    await server.deps.database.db
      .update(people)
      .set({ role: "organisation_admin" })
      .where(eq(people.keycloakId, "raised"));
    expect(await isSignedIn(browser)).toBe(false);
    const { form, step } = await typePassword(browser, raised);
    expect(form).toContain("/sign-in/");
    expect(step).not.toBe("none");
  });
});
