import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { approveJoinRequest, requestJoin } from "../attendees/contract.requests.ts";
import { joinSession } from "../attendees/contract.ts";
import { joinCall } from "./contract.call.ts";
import { createSession, getSession, startSession } from "./contract.ts";

/** Two days before the start, which is at 09:00 on 23 November. */
const STARTS_AT = "2026-11-23T09:00:00.000Z";
const START = Date.parse(STARTS_AT);
const MINUTE_MS = 60_000;

let server: TestServer;
let clock: ManualClock;
let owner: Client;
let participant: Client;
let observer: Client;
let params: { id: number };

beforeAll(async () => {
  clock = manualClock();
  server = await createTestServer({ handlers: ALL_ROUTES, clock });
  owner = await server.signIn(PEOPLE.amelie);
  participant = await server.signIn(PEOPLE.ben);
  observer = await server.signIn(PEOPLE.chiara);
});
afterAll(() => server.close());
beforeEach(() => clock.set(new Date("2026-11-21T09:00:00.000Z")));

async function offer(rest: object = {}): Promise<void> {
  const body = { ...OFFER, start_time: STARTS_AT, ...rest };
  params = { id: (await owner.call(createSession, { body })).body.id };
}
const takePart = async () => {
  await participant.call(joinSession, { params, body: {} });
  await observer.call(joinSession, { params, body: { role: "observer" } });
};
const before = (minutes: number, ms = 0) => clock.set(new Date(START - minutes * MINUTE_MS + ms));
const start = (client: Client, body: { confirm_early?: boolean } = {}) => client.call(startSession, { params, body });
const seenBy = async (client: Client) => {
  const { can_start, may_start } = (await client.call(getSession, { params })).body;
  return { can_start, may_start };
};

describe("starting a session before its planned time (LS-D4.6)", () => {
  test("a participant of an open session starts it from five minutes before, not a moment earlier (LS-D4.6)", async () => {
    await offer();
    await takePart();
    before(5, -1);
    expect(await start(participant)).toMatchObject({
      status: 409,
      body: { code: "start_too_early", opens_at: "2026-11-23T08:55:00.000Z" },
    });
    expect(await start(participant, { confirm_early: true })).toMatchObject({ status: 409 });
    expect(await seenBy(participant)).toEqual({ can_start: false, may_start: "once_open" });
    before(5);
    expect(await seenBy(participant)).toEqual({ can_start: true, may_start: "once_open" });
    expect(await start(participant)).toMatchObject({ status: 200, body: { status: "IN_PROGRESS", userRole: "host" } });
  });

  test("host and owner confirm a start earlier than fifteen minutes before; the refusal has date and time (LS-D4.6)", async () => {
    await offer();
    expect(await seenBy(owner)).toEqual({ can_start: true, may_start: "any_time" });
    before(15, -1);
    expect(await start(owner)).toMatchObject({
      status: 409,
      body: { code: "start_unconfirmed", start_time: STARTS_AT },
    });
    expect((await owner.call(getSession, { params })).body.status).toBe("SCHEDULED");
    expect(await start(owner, { confirm_early: true })).toMatchObject({ status: 200, body: { status: "IN_PROGRESS" } });
  });

  test("host and owner need no confirmation from fifteen minutes before (LS-D4.6)", async () => {
    await offer();
    before(15);
    expect(await start(owner)).toMatchObject({ status: 200 });
  });

  test("a session has the time its room opens and the time until which a start has to be confirmed", async () => {
    await offer();
    expect((await owner.call(getSession, { params })).body).toMatchObject({
      opens_at: "2026-11-23T08:55:00.000Z",
      confirm_start_before: "2026-11-23T08:45:00.000Z",
    });
  });

  test("observers never start it", async () => {
    await offer();
    await takePart();
    before(1);
    expect(await start(observer)).toMatchObject({ status: 403, body: { code: "start_not_allowed" } });
    expect(await seenBy(observer)).toEqual({ can_start: false, may_start: "never" });
  });

  test("a closed session is started by its owner, never by a participant (LS-4.5, LS-4.7)", async () => {
    await offer({ access_level: "CLOSED" });
    const request = (await participant.call(requestJoin, { params, body: {} })).body;
    await owner.call(approveJoinRequest, { params: { ...params, requestId: request.id } });
    expect((await participant.call(getSession, { params })).body.my_status).toBe("CONFIRMED");
    before(1);
    expect(await start(participant)).toMatchObject({ status: 403, body: { code: "start_not_allowed" } });
    expect(await seenBy(participant)).toEqual({ can_start: false, may_start: "never" });
    expect(await start(owner)).toMatchObject({ status: 200, body: { status: "IN_PROGRESS" } });
  });

  test("the refused join of the call says that a participant cannot start yet", async () => {
    await offer();
    await takePart();
    before(5, -1);
    expect((await participant.call(joinCall, { params, body: {} })).body).toMatchObject({ can_start: false });
    before(5);
    expect((await participant.call(joinCall, { params, body: {} })).body).toMatchObject({ can_start: true });
  });

  test("the listing offers 'Join Now' from the same moment as the start", async () => {
    await offer();
    await takePart();
    const action = async () => (await participant.call(getSession, { params })).body.view.cta.action;
    before(5, -1);
    expect(await action()).toBe("OPEN");
    before(5);
    expect(await action()).toBe("JOIN");
  });
});
