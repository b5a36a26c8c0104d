import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { readEvents } from "../../ledger/read-events.ts";
import { listMine } from "../sessions/contract.catalogue.ts";
import { cancelSession, createSession, getPageData, getSession } from "../sessions/contract.ts";
import { approveJoinRequest, rejectJoinRequest, requestJoin } from "./contract.requests.ts";
import { cancelRegistration } from "./contract.ts";

const CLOSED = {
  module: "M1",
  workshop: "pitch_simple",
  language: "fr",
  start_time: "2026-11-22T09:00:00.000Z",
  duration_minutes: 60,
  capacity: 4,
  sector: "software",
  access_level: "CLOSED",
} as const;

let server: TestServer;
let amelie: Client;
let params: { id: number };
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES });
  amelie = await server.signIn(PEOPLE.amelie);
  params = { id: (await amelie.call(createSession, { body: CLOSED })).body.id };
});
afterAll(() => server.close());

const ask = async (key: string) => {
  const asker = await server.signIn(member(key));
  return { asker, requestId: (await asker.call(requestJoin, { params, body: {} })).body.id };
};
const inMine = async (client: Client) =>
  (await client.call(listMine, {})).body.results.find(({ id }) => id === params.id)?.waiting_requests;

test("the listing shows the number of open join requests to people who may answer them (AS-8.10)", async () => {
  expect(await inMine(amelie)).toBe(0);
  const [first, second, third] = [await ask("first"), await ask("second"), await ask("third")];
  expect(await inMine(amelie)).toBe(3);
  expect((await amelie.call(getSession, { params })).body.waiting_requests).toBe(3);
  await amelie.call(approveJoinRequest, { params: { ...params, requestId: first.requestId } });
  expect(await inMine(amelie)).toBe(2);
  await amelie.call(rejectJoinRequest, { params: { ...params, requestId: second.requestId } });
  await third.asker.call(cancelRegistration, { params });
  expect(await inMine(amelie)).toBe(0);
  await ask("fourth");

  // A person with a seat, and one who waits for a seat, do not see it.
  expect(await inMine(first.asker)).toBeUndefined();
  expect((await first.asker.call(getPageData, { params })).body.session).not.toHaveProperty("waiting_requests");
  const fifth = await ask("fifth");
  expect((await fifth.asker.call(getSession, { params })).body).not.toHaveProperty("waiting_requests");
});

test("people who may answer get a new join request on every page", async () => {
  const sent = async () =>
    (await readEvents(server.deps.database.db, new Map([[`user:${PEOPLE.amelie.keycloakId}`, 0]]), 100)).filter(
      ({ type }) => type === "join_request.created",
    );
  const before = await sent();
  await ask("sixth");
  expect(await sent()).toHaveLength(before.length + 1);
  expect((await sent()).at(-1)).toMatchObject({ actor: "sixth", data: { session_id: params.id } });
});

test("a session that is over has no open join requests", async () => {
  await amelie.call(cancelSession, { params });
  expect(await inMine(amelie)).toBeUndefined();
});
