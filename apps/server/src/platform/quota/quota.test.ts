import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { requestJoin } from "../../modules/attendees/contract.requests.ts";
import { cancelRegistration } from "../../modules/attendees/contract.ts";
import { createSession } from "../../modules/sessions/contract.ts";
import type { Database } from "../database/database.ts";
import { JOIN_REQUESTS, SIGN_IN_STARTS } from "./quota.ts";

const NEXT_DAY = { ...OFFER, start_time: "2026-11-22T09:00:00.000Z" };
const LIMITED = { rateLimitPerMinute: 1_000_000 };

describe("a quota, on two instances of one database", () => {
  let database: Database;
  let clock: ManualClock;
  let instances: readonly [TestServer, TestServer];
  beforeAll(async () => {
    database = await freshDatabase(silentLog);
    clock = manualClock();
    const open = () => createTestServer({ database, clock, handlers: ALL_ROUTES, config: LIMITED });
    instances = [await open(), await open()];
  });
  afterAll(async () => {
    for (const server of instances) await server.close();
    await database.close();
  });

  const bothOf = async (person: keyof typeof PEOPLE) =>
    [await instances[0].signIn(PEOPLE[person]), await instances[1].signIn(PEOPLE[person])] as const;
  const create = (by: Client, clientId: string = randomUUID()) =>
    by.call(createSession, {
      body: { ...NEXT_DAY, access_level: "CLOSED", visibility: "platform", client_id: clientId },
    });
  /** Statuses of this many calls, which alternate between the instances. */
  async function alternately(times: number, call: (index: 0 | 1) => Promise<{ status: number }>): Promise<Set<number>> {
    const statuses = new Set<number>();
    for (let turn = 0; turn < times; turn += 1) statuses.add((await call((turn % 2) as 0 | 1)).status);
    return statuses;
  }

  test("allows twenty new sessions an hour for each person, and sends the time of the next one", async () => {
    const amelie = await bothOf("amelie");
    const clientId = randomUUID();
    expect((await create(amelie[0], clientId)).status).toBe(201);
    clock.advance(600_000);
    expect(await alternately(19, (at) => create(amelie[at]))).toEqual(new Set([201]));
    const refused = await create(amelie[1]);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3000"]);
    expect(refused.body).toMatchObject({ code: "too_many_requests" });
    expect((await create(amelie[1], clientId)).status).toBe(200);
    const [ben] = await bothOf("ben");
    expect((await create(ben)).status).toBe(201);
    clock.advance(3_000_000);
    expect((await create(amelie[0])).status).toBe(201);
  });

  test("allows thirty join requests an hour for each person, withdrawn ones included", async () => {
    const [dieter] = await bothOf("dieter");
    const { body: session } = await create(dieter);
    const chiara = await bothOf("chiara");
    const params = { id: session.id };
    const ask = async (by: Client) => {
      const response = await by.call(requestJoin, { params, body: { role: "participant", hot_seat: true } });
      if (response.status === 201) await by.call(cancelRegistration, { params });
      return response;
    };
    expect(await alternately(JOIN_REQUESTS.uses, (at) => ask(chiara[at]))).toEqual(new Set([201]));
    const refused = await ask(chiara[0]);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3600"]);
  });

  test("allows two hundred sign-ins in ten minutes for each address, and shows the wait in the browser's language", async () => {
    const begin = (at: 0 | 1, remoteAddress = "203.0.113.7") =>
      instances[at].app.inject({ url: "/api/v1/oidc/authenticate/", remoteAddress }).then((response) => ({
        status: response.statusCode,
        retryAfter: response.headers["retry-after"],
      }));
    expect(await alternately(SIGN_IN_STARTS.uses, begin)).toEqual(new Set([302]));
    expect(await begin(0)).toEqual({ status: 429, retryAfter: "600" });
    expect((await begin(1, "203.0.113.8")).status).toBe(302);
    clock.advance(90_000);
    const page = await instances[0].app.inject({
      url: "/api/v1/oidc/authenticate/?next=%2Fhome%3Fsession%3D7",
      remoteAddress: "203.0.113.7",
      headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "de-CH" },
    });
    expect([page.statusCode, page.headers["retry-after"], page.headers["content-type"]]).toEqual([
      429,
      "510",
      "text/html; charset=utf-8",
    ]);
    expect(page.body).toContain("Warten Sie 9 Minuten");
    expect(page.body).toContain('href="/api/v1/oidc/authenticate/?next=%2Fhome%3Fsession%3D7&amp;ui_locales=it"');
    clock.advance(510_000);
    expect((await begin(1)).status).toBe(302);
  });
});
