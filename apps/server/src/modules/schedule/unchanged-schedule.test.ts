import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { getSchedule, holdSegment, setFlowMode } from "./contract.ts";

describe("a command for the state a schedule already has", () => {
  let server: TestServer;
  let host: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    host = await server.signIn(CALLERS.host);
  });
  afterAll(() => server.close());

  const sent = (id: number) => server.deps.database.db.$count(events, eq(events.stream, sessionStream(id)));

  test("returns the schedule and sends no event: hold and release", async () => {
    const { id } = await sessionIn(server.deps, "RUNNING");
    const hold = (held: boolean) => host.call(holdSegment, { params: { id }, body: { held } });
    const before = (await host.call(getSchedule, { params: { id } })).body;
    expect(await hold(false)).toMatchObject({ status: 200, body: before });
    expect(await sent(id)).toBe(0);
    const held = (await hold(true)).body;
    const once = await sent(id);
    expect([held.held, held.version, once]).toEqual([true, before.version + 1, 1]);
    expect(await hold(true)).toMatchObject({ status: 200, body: held });
    expect(await sent(id)).toBe(once);
  });

  test.each(["SCHEDULED", "PAUSED"] as const)("returns the schedule and sends no event: mode %s", async (situation) => {
    const { id } = await sessionIn(server.deps, situation);
    const schedule = (await host.call(getSchedule, { params: { id } })).body;
    const response = await host.call(setFlowMode, { params: { id }, body: { flow_mode: "GUIDED" } });
    expect([response.status, response.body]).toEqual([200, { flow_mode: "GUIDED", schedule }]);
    expect(await sent(id)).toBe(0);
  });
});
