import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { CALLERS } from "../../../test/permission-fixture.ts";
import { createSession } from "./contract.ts";

const MINUTE_MS = 60_000;
const clock = manualClock();
let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES, clock });
  owner = await server.signIn(CALLERS.owner);
});
afterAll(() => server.close());

const offer = (agoMs: number, rest: object = {}) =>
  owner.call(createSession, {
    body: {
      module: "M1",
      workshop: "pitch_simple",
      language: "en",
      capacity: 2,
      visibility: "platform",
      duration_minutes: 30,
      start_time: new Date(clock.now().getTime() - agoMs).toISOString(),
      ...rest,
    },
  });

describe("a session that starts now (LS-D2.3)", () => {
  test("is stored with a start up to five minutes ago", async () => {
    const { status, body } = await offer(5 * MINUTE_MS);
    expect([status, body.status, body.start_time]).toEqual([201, "SCHEDULED", "2026-11-21T08:55:00.000Z"]);
  });

  test("is refused with a start one millisecond earlier, by the name of the field", async () => {
    const { status, body } = await offer(5 * MINUTE_MS + 1);
    expect([status, body]).toMatchObject([
      400,
      { code: "validation_failed", field_errors: { start_time: ["The start lies in the past."] } },
    ]);
  });

  test("asked for again by the same client id after its start is over is the stored one", async () => {
    const repeated = { client_id: randomUUID(), start_time: clock.now().toISOString() };
    const first = await offer(0, repeated);
    clock.advance(6 * MINUTE_MS);
    const again = await offer(0, repeated);
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
  });
});
