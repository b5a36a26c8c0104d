import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes as users } from "../src/modules/users/routes.ts";
import { systemClock } from "../src/platform/clock/system-clock.ts";
import { saveAccount } from "../src/platform/identity/accounts.ts";
import { loginFailures } from "../src/platform/identity/tables.ts";
import { Browser } from "./browser.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { freePort } from "./processes/server-process.ts";

const PASSWORD = "copper lantern wide river";
const MINUTE_MS = 60_000;

let server: TestServer;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const config = { publicUrl: origin, port };
  server = await createTestServer({ clock: systemClock, config, handlers: users });
  await server.app.listen({ port, host: "127.0.0.1" });
  for (const name of ["owner", "known", "disabled"])
    await saveAccount(server.deps.database.db, {
      keycloakId: name,
      login: `${name}@hotseat.example`,
      fullName: name,
      password: PASSWORD,
    });
});
afterAll(() => server.close());

const toForm = async (browser: Browser): Promise<string> =>
  (await browser.follow(`${origin}/api/v1/oidc/authenticate/?next=/home`)).url;
const typed = (login: string, password: string) => ({ login: `${login}@hotseat.example`, password });

/** Failures that were counted before, with a delay that lasts for a minute. */
async function delay(key: string): Promise<void> {
  const soon = new Date(Date.now() + MINUTE_MS);
  await server.deps.database.db.insert(loginFailures).values({ key, count: 1000, windowEndsAt: soon, nextTryAt: soon });
}

describe("a thousand wrong passwords", () => {
  test("for one account delay new browsers, with Retry-After, and not the one where its owner signed in before (AS-5.2) (AS-5.3)", async () => {
    const own = new Browser();
    await own.submit(await toForm(own), typed("owner", PASSWORD), `${origin}/home`);
    await own.get(`${origin}/api/v1/oidc/logout/`);
    await delay("account:owner@hotseat.example");
    const other = new Browser();
    const refused = await other.post(await toForm(other), typed("Owner", PASSWORD));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(30);
    expect(await refused.text()).toContain("Wait 1 minute, then try again.");
    expect((await own.submit(await toForm(own), typed("owner", PASSWORD), `${origin}/home`)).url).toBe(
      `${origin}/home`,
    );
  });

  test("from one IPv6 network of 64 bits delay all its addresses, and no other network (AS-5.2)", async () => {
    await delay("address:2001:db8:0:1::/64");
    const from = async (address: string): Promise<number> => {
      const browser = new Browser(address);
      return (await browser.post(await toForm(browser), typed("somebody", "guess"))).status;
    };
    expect(await from("2001:db8:0:1:aaaa:bbbb:cccc:dddd")).toBe(429);
    expect(await from("2001:db8:0:1::7")).toBe(429);
    expect(await from("2001:db8:0:2::7")).toBe(422);
  });

  test("in a known browser delay that browser alone (AS-5.3)", async () => {
    const [own, second] = [new Browser(), new Browser()];
    for (const browser of [own, second]) {
      await browser.submit(await toForm(browser), typed("known", PASSWORD), `${origin}/home`);
      await browser.get(`${origin}/api/v1/oidc/logout/`);
    }
    const form = await toForm(own);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await own.post(form, typed("known", `guess ${guess}`))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect((await second.submit(await toForm(second), typed("known", PASSWORD), `${origin}/home`)).url).toBe(
      `${origin}/home`,
    );
  });
});

/** Microseconds of work of this process on any thread; other programs on a busy machine do not add to them. */
const workDone = (): number => process.cpuUsage().user;

test("a known and an unknown address get the same response, after the same work (AS-5.4)", async () => {
  const browser = new Browser("203.0.113.40");
  const form = await toForm(browser);
  const work = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  for (let round = 0; round < 7; round += 1)
    for (const name of ["known", "unknown"] as const) {
      const from = workDone();
      const response = await browser.post(form, typed(`${name}-${round}`.replace(/^known-\d/, "disabled"), "guess"));
      work[name].push(workDone() - from);
      expect(response.status).toBe(422);
      bodies.add((await response.text()).replace(/value="[^"]*@hotseat\.example"/, ""));
    }
  expect(bodies.size).toBe(1);
  // Other work of the process only adds; the smallest shows what a response takes.
  const ratio = Math.min(...work.known) / Math.min(...work.unknown);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test("the right password of a disabled account gets the reason, a wrong one does not", async () => {
  await server.deps.accounts?.setDisabled("disabled", true);
  const browser = new Browser("203.0.113.41");
  const form = await toForm(browser);
  const [right, wrong] = [
    await browser.post(form, typed("disabled", PASSWORD)),
    await browser.post(form, typed("disabled", "guess")),
  ];
  expect([right.status, wrong.status]).toEqual([403, 422]);
  expect(await right.text()).toContain("This account is not active.");
  expect((await browser.get(`${origin}/api/v1/users/me/`)).status).toBe(401);
});
