import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, clientOf } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { openSse } from "../../../test/sse-client.ts";
import { saveAccount } from "../../platform/identity/accounts.ts";
import { SEEN_EVERY_MS } from "../../platform/identity/web-sessions.ts";
import { getMe } from "../users/contract.ts";
import { routes as users } from "../users/routes.ts";
import { changePassword, endDevice, endOtherDevices, listDevices } from "./contract.devices.ts";

const PASSWORD = "copper lantern wide river";
const NEXT = "seven grey herons at dusk";
const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let clock: ManualClock;
let origin: string;
beforeAll(async () => {
  clock = manualClock();
  server = await createTestServer({ clock, handlers: users });
  origin = await server.listen();
});
afterAll(() => server.close());

/** Two browsers in which the same person is signed in. */
async function twoBrowsers(person: (typeof PEOPLE)[keyof typeof PEOPLE]): Promise<[Client, Client]> {
  const first = await server.signIn(person);
  const second = clientOf(server.app, server.deps, person.keycloakId);
  for (const client of [first, second]) expect((await client.call(getMe)).status).toBe(200);
  return [first, second];
}
/** Without the timers of the time between, which would run each second. */
const later = (ms: number): void => clock.set(new Date(clock.now().getTime() + ms));
const statusOf = async (client: Client): Promise<number> => (await client.call(getMe)).status;

describe("a person's devices", () => {
  test("are listed with this one marked, and nobody else's (AS-4.4)", async () => {
    const [mine] = await twoBrowsers(PEOPLE.amelie);
    await server.signIn(PEOPLE.ben).then((ben) => ben.call(getMe));
    const { status, body } = await mine.call(listDevices);
    expect([status, body.count, body.results.filter(({ is_current }) => is_current)]).toEqual([
      200,
      2,
      [expect.objectContaining({ created_at: "2026-11-21T09:00:00.000Z", last_seen_at: "2026-11-21T09:00:00.000Z" })],
    ]);
  });

  test("ended one by one: its stream closes and its next request gets 401, the others go on (AS-4.4)", async () => {
    const [mine, lost] = await twoBrowsers(PEOPLE.chiara);
    const other = (await mine.call(listDevices)).body.results.find(({ is_current }) => !is_current);
    const stream = await openSse(`${origin}/api/v1/sse/?global=1`, { cookie: await lost.cookie() });
    await stream.until(({ event }) => event === "connection.established");
    const end = () => mine.call(endDevice, { params: { id: other?.id as string } });
    expect((await end()).status).toBe(204);
    while (await stream.next());
    expect([await statusOf(lost), await statusOf(mine)]).toEqual([401, 200]);
    expect(await end()).toMatchObject({ status: 404, body: { code: "device_not_found" } });
  });

  test("of another person cannot be ended", async () => {
    const [dieter] = await twoBrowsers(PEOPLE.dieter);
    const ben = await server.signIn(PEOPLE.ben);
    const [device] = (await dieter.call(listDevices)).body.results;
    expect((await ben.call(endDevice, { params: { id: device?.id as string } })).status).toBe(404);
    expect(await statusOf(dieter)).toBe(200);
  });

  test("ended all but this one (AS-4.4)", async () => {
    const [mine, lost] = await twoBrowsers(PEOPLE.institutionAdmin);
    expect((await mine.call(endOtherDevices)).status).toBe(204);
    expect([await statusOf(lost), await statusOf(mine)]).toEqual([401, 200]);
  });
});

describe("a sign-in", () => {
  test("notes its last request at most once a minute", async () => {
    const client = await server.signIn(PEOPLE.organisationAdmin);
    const seen = async () => (await client.call(listDevices)).body.results[0]?.last_seen_at;
    const first = await seen();
    later(SEEN_EVERY_MS - 1);
    expect(await seen()).toBe(first);
    later(2);
    await client.call(getMe);
    expect(await seen()).toBe(clock.now().toISOString());
  });

  test("ends after three days without a request (AS-5.8)", async () => {
    const client = await server.signIn(PEOPLE.platformAdmin);
    expect(await statusOf(client)).toBe(200);
    later(3 * DAY_MS - 1000);
    expect(await statusOf(client)).toBe(200);
    later(3 * DAY_MS + 1000);
    expect(await statusOf(client)).toBe(401);
  });

  test("without a request for three days is not listed among the devices (AS-4.4) (AS-5.8)", async () => {
    const [mine] = await twoBrowsers(PEOPLE.ben);
    const listed = async () => (await mine.call(listDevices)).body.count;
    later(3 * DAY_MS - 1000);
    expect(await listed()).toBe(2);
    later(2000);
    expect(await listed()).toBe(1);
  });

  test("ends after 14 days, however often it is used (AS-5.8)", async () => {
    const client = await server.signIn(PEOPLE.pending);
    for (let day = 0; day < 14; day += 1) {
      expect(await statusOf(client)).toBe(200);
      later(DAY_MS);
    }
    expect(await statusOf(client)).toBe(401);
  });
});

describe("changing one's password", () => {
  const change = (client: Client, current_password: string, new_password = NEXT) =>
    client.call(changePassword, { body: { current_password, new_password } });
  const account = { keycloakId: "amelie", login: "amelie@hotseat.example", fullName: "Amélie Rochat" };

  test("ends the other sign-ins and keeps this one (AS-4.5)", async () => {
    await saveAccount(server.deps.database.db, { ...account, password: PASSWORD });
    const [mine, lost] = await twoBrowsers(PEOPLE.amelie);
    expect((await change(mine, PASSWORD)).status).toBe(204);
    expect([await statusOf(lost), await statusOf(mine)]).toEqual([401, 200]);
    expect((await change(mine, PASSWORD)).body).toMatchObject({ code: "password_wrong" });
    expect((await change(mine, NEXT, PASSWORD)).status).toBe(204);
  });

  test("refuses a weak one before it asks for the current one", async () => {
    const mine = await server.signIn(PEOPLE.amelie);
    expect(await change(mine, "wrong", "Amélie Rochat")).toMatchObject({
      status: 400,
      body: {
        code: "password_too_weak",
        field_errors: { new_password: ["Do not use your name or your e-mail address."] },
      },
    });
  });

  test("makes wrong current passwords wait, with Retry-After", async () => {
    await saveAccount(server.deps.database.db, { ...account, password: PASSWORD });
    const mine = await server.signIn(PEOPLE.amelie);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await change(mine, `guess ${guess}`)).toMatchObject({
        status: 400,
        body: { code: "password_wrong", field_errors: { current_password: [expect.any(String)] } },
      });
    const refused = await change(mine, PASSWORD);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "10"]);
    later(10_000);
    expect((await change(mine, PASSWORD)).status).toBe(204);
  });
});

test("a token manages no account", async () => {
  const session = await server.signIn(PEOPLE.ben);
  const bearer = { authorization: "Bearer hst_nobody" };
  expect((await session.call(listDevices, {}, bearer)).status).toBe(401);
});

test("with HTTPS the cookie is __Host- prefixed, and one without the prefix signs nobody in (AS-5.9)", async () => {
  const secure = await createTestServer({ clock, handlers: users, config: { publicUrl: "https://hotseat.example" } });
  const client = await secure.signIn(PEOPLE.amelie);
  const value = (await client.cookie()).split("=")[1];
  const me = (name: string) =>
    secure.app.inject({ url: "/api/v1/users/me/", headers: { cookie: `${name}=${value}` } }).then((a) => a.statusCode);
  expect([await me("__Host-hotseat_session"), await me("hotseat_session")]).toEqual([200, 401]);
  await secure.close();
});
