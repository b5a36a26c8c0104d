import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { OFFER } from "../../../test/sessions.ts";
import type { VideoPlatform } from "../../platform/video/video-platform.ts";
import { joinSession } from "../attendees/contract.ts";
import { joinCall } from "./contract.call.ts";
import { createSession, startSession } from "./contract.ts";

const NEVER_GIVEN = "7f9d9f3e-2f57-4b58-9f0c-9f4f4a2b6f11";

let server: TestServer;
let amelie: Client;
let ben: Client;
let id: number;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
  amelie = await server.signIn(PEOPLE.amelie);
  ben = await server.signIn(PEOPLE.ben);
  id = (await amelie.call(createSession, { body: OFFER })).body.id;
  await ben.call(joinSession, { params: { id }, body: {} });
  await amelie.call(startSession, { params: { id } });
});
afterAll(() => server.close());

const join = (client: Client, resumes?: string) =>
  client.call(joinCall, { params: { id }, body: resumes ? { resumes } : {} });

/** A join that must succeed; returns its id. */
async function joined(client: Client, resumes?: string): Promise<string> {
  const { status, body } = await join(client, resumes);
  expect(status).toBe(200);
  return body.connection_id;
}

test("the later join holds the call: the earlier one cannot resume, the later one can", async () => {
  const onTheTrain = await joined(amelie);
  expect(await joined(amelie, onTheTrain)).toBe(onTheTrain);
  const atHome = await joined(amelie);
  expect(atHome).not.toBe(onTheTrain);

  const refused = await join(amelie, onTheTrain);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: "call_taken_over", session_status: "IN_PROGRESS" },
  ]);
  expect(refused.body).not.toHaveProperty("token");
  expect((await join(amelie, atHome)).body).toMatchObject({ connection_id: atHome, identity: "amelie" });
});

test("a join is personal: nobody resumes or ends another person's", async () => {
  const mine = await joined(amelie);
  const bens = await joined(ben);
  expect((await join(ben, mine)).status).toBe(409);
  expect((await join(ben, NEVER_GIVEN)).status).toBe(409);
  expect((await join(amelie, mine)).status).toBe(200);
  expect((await join(ben, bens)).status).toBe(200);
});

test("of two browsers that join at the same moment, exactly one holds the call", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => joined(ben)));
  const answers = await Promise.all(ids.map(async (connection) => (await join(ben, connection)).status));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(7);
});

test("the room exists before its token is given, and no token is given without a room", async () => {
  const done: string[] = [];
  let fails = false;
  const video: VideoPlatform = {
    ...readyVideo,
    openRoom: async ({ sessionId }) => {
      if (fails) throw new Error("no answer");
      done.push(`room ${sessionId}`);
    },
    mintToken: async (grant) => {
      done.push(`token of ${grant.identity}`);
      return readyVideo.mintToken(grant);
    },
  };
  const other = await createTestServer({ handlers: ALL_ROUTES, video });
  const owner = await other.signIn(PEOPLE.amelie);
  const session = (await owner.call(createSession, { body: OFFER })).body.id;
  await owner.call(startSession, { params: { id: session } });
  const enter = () => owner.call(joinCall, { params: { id: session }, body: {} });
  expect((await enter()).status).toBe(200);
  fails = true;
  expect(await enter()).toMatchObject({ status: 409, body: { error: "call_not_active" } });
  expect(done).toEqual([`room ${session}`, "token of amelie"]);
  await other.close();
});

test("a join id that is not a UUID is refused as a field's error", async () => {
  expect((await join(ben, "mine")).status).toBe(400);
});
