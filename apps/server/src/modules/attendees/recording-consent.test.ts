import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { readEvents } from "../../ledger/read-events.ts";
import { getState } from "../schedule/contract.state.ts";
import { createSession, endSession, startSession } from "../sessions/contract.ts";
import { getRecordingConsent, setRecordingConsent } from "./contract.consent.ts";
import { cancelRegistration, joinSession } from "./contract.ts";

const OFFER = {
  module: "M1",
  workshop: "pitch_simple",
  language: "en",
  start_time: "2026-11-21T09:04:00.000Z",
  duration_minutes: 20,
  capacity: 4,
} as const;

describe("consent to a replay (LS-D4.5)", () => {
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  let chiara: Client;
  let params: { id: number };
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
    chiara = await server.signIn(PEOPLE.chiara);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    params = { id: (await amelie.call(createSession, { body: OFFER })).body.id };
    await ben.call(joinSession, { params, body: {} });
  });
  const agree = async (client: Client, agreed = true) =>
    (await client.call(setRecordingConsent, { params, body: { agreed } })).body;
  const recording = async () => (await amelie.call(getState, { params })).body.recording;
  const sent = async () =>
    (await readEvents(server.deps.database.db, new Map([[`session:${params.id}`, 0]]), 100))
      .filter(({ type }) => type === "recording.update")
      .map(({ actor, data }) => [actor, data.recording]);

  test("is false until a person gives it", async () => {
    const { body } = await ben.call(getRecordingConsent, { params });
    expect(body).toEqual({ agreed: false, recording: false });
  });

  test("records only while the session is live and everybody has agreed", async () => {
    await agree(amelie);
    expect(await agree(ben)).toEqual({ agreed: true, recording: false });
    await amelie.call(startSession, { params });
    expect(await recording()).toBe(true);
    expect(await agree(ben, false)).toEqual({ agreed: false, recording: false });
    expect(await recording()).toBe(false);
    await agree(ben);
    expect(await recording()).toBe(true);
    await chiara.call(joinSession, { params, body: { role: "observer" } });
    expect(await recording()).toBe(false);
    await chiara.call(cancelRegistration, { params });
    expect(await recording()).toBe(true);
  });

  test("sends each change once, without the person", async () => {
    await agree(amelie);
    await agree(amelie);
    await amelie.call(startSession, { params });
    await agree(ben);
    await agree(ben, false);
    expect(await sent()).toEqual([
      [null, false],
      [null, true],
      [null, false],
    ]);
  });

  test("is asked again when a person comes back", async () => {
    await agree(ben);
    await ben.call(cancelRegistration, { params });
    await ben.call(joinSession, { params, body: {} });
    expect((await ben.call(getRecordingConsent, { params })).body.agreed).toBe(false);
  });

  test("can be withdrawn after the session, but not given", async () => {
    await agree(ben);
    await amelie.call(startSession, { params });
    await amelie.call(endSession, { params });
    expect((await amelie.call(setRecordingConsent, { params, body: { agreed: true } })).body).toMatchObject({
      code: "session_over",
    });
    expect(await agree(ben, false)).toEqual({ agreed: false, recording: false });
  });

  test.each([{}, { agreed: "yes" }, { agreed: true, everybody: true }])(
    "refuses %j as bad input and changes nothing",
    async (body) => {
      expect((await ben.call(setRecordingConsent, { params, body: body as never })).status).toBe(400);
      expect(await sent()).toEqual([]);
    },
  );
});
