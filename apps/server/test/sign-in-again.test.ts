import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes as users } from "../src/modules/users/routes.ts";
import { saveAccount } from "../src/platform/identity/accounts.ts";
import { IDLE_MS } from "../src/platform/identity/web-sessions.ts";
import { Browser } from "./browser.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { freePort } from "./processes/server-process.ts";

const LOGIN = "amelie@hotseat.example";
const PASSWORD = "copper lantern wide river";

/** A sign-in that is over at the product is over at the built-in provider too. */
describe("a browser whose sign-in is over", () => {
  let server: TestServer;
  let origin: string;
  let clock: ManualClock;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    clock = manualClock(new Date());
    server = await createTestServer({ clock, config: { publicUrl: origin, port }, handlers: users });
    await server.app.listen({ port, host: "127.0.0.1" });
    const account = { keycloakId: "amelie", login: LOGIN, fullName: "Amélie Rochat" };
    await saveAccount(server.deps.database.db, { ...account, password: PASSWORD });
  });
  afterAll(() => server.close());

  /** Where the way in leads: `form` for the provider's password, `in` for a page of the product. */
  const wayIn = async (browser: Browser): Promise<"form" | "in"> => {
    const { url } = await browser.follow(`${origin}/api/v1/oidc/authenticate/?next=/home`);
    return url.includes("/sign-in/") ? "form" : "in";
  };
  async function signedIn(): Promise<Browser> {
    const browser = new Browser();
    const { url } = await browser.follow(`${origin}/api/v1/oidc/authenticate/?next=/home`);
    await browser.submit(url, { login: LOGIN, password: PASSWORD }, `${origin}/home`);
    expect(await statusOf(browser)).toBe(200);
    return browser;
  }
  const statusOf = async (browser: Browser) => (await browser.get(`${origin}/api/v1/users/me/`)).status;

  test("because another device ended it gives the password again; the other device stays in (AS-4.4)", async () => {
    const [mine, lost] = [await signedIn(), await signedIn()];
    const devices = (await (await mine.get(`${origin}/api/v1/users/me/devices/`)).json()) as {
      results: { id: string; is_current: boolean }[];
    };
    const other = devices.results.find((device) => !device.is_current);
    const { csrfToken } = (await (await mine.get(`${origin}/api/v1/csrf/`)).json()) as { csrfToken: string };
    const ended = await fetch(`${origin}/api/v1/users/me/devices/${other?.id}/`, {
      method: "DELETE",
      headers: { cookie: mine.cookieHeader(), "x-csrftoken": csrfToken },
    });
    expect(ended.status).toBe(204);
    expect([await statusOf(lost), await statusOf(mine)]).toEqual([401, 200]);
    expect(await wayIn(lost)).toBe("form");
  });

  test("because it was idle gives the password again (AS-5.8)", async () => {
    const browser = await signedIn();
    clock.set(new Date(clock.now().getTime() + IDLE_MS + 1000));
    expect(await statusOf(browser)).toBe(401);
    expect(await wayIn(browser)).toBe("form");
  });
});
