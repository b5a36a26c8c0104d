import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { findSession } from "../sessions/session-repository.ts";
import { extendSegment } from "./contract.ts";
import { REMEMBERED_EXTENSIONS } from "./schedule-state.ts";

describe("an extended segment", () => {
  let server: TestServer;
  let host: Client;
  let fixture: Fixture;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    host = await server.signIn(CALLERS.host);
  });
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
  });
  afterAll(() => server.close());

  const extend = (client_id?: string) =>
    host.call(extendSegment, { params: { id: fixture.id }, body: { minutes: 1, expected_index: 0, client_id } });
  const minutes = async () => (await findSession(server.deps.database.db, fixture.id))?.durationMinutes;
  const sent = async () => {
    const where = and(eq(events.stream, sessionStream(fixture.id)), eq(events.type, "schedule.update"));
    return (await server.deps.database.db.select().from(events).where(where)).length;
  };

  test("is extended once when a browser repeats a call after a broken connection, also at the same time", async () => {
    const before = [await minutes(), await sent()];
    const id = randomUUID();
    const responses = await Promise.all([extend(id), extend(id), extend(id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => `${body.version} ${body.timeline[0]?.duration_sec}`)).size).toBe(1);
    expect([await minutes(), await sent()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
  });

  test("is extended again by a call with a new id, or without an id (LS-D3.5)", async () => {
    const before = (await minutes()) ?? 0;
    for (const id of [randomUUID(), randomUUID(), undefined, undefined]) await extend(id);
    expect(await minutes()).toBe(before + 4);
  });

  test("remembers the latest calls only", async () => {
    const ids = Array.from({ length: REMEMBERED_EXTENSIONS + 1 }, () => randomUUID());
    for (const id of ids) await extend(id);
    const before = (await minutes()) ?? 0;
    await extend(ids[1]);
    expect(await minutes()).toBe(before);
    await extend(ids[0]);
    expect(await minutes()).toBe(before + 1);
  });

  test("is sent without the call ids", async () => {
    const id = randomUUID();
    const { body } = await extend(id);
    const { rows } = await server.deps.database.db.execute("select data from events");
    expect(JSON.stringify([body, rows])).not.toContain(id);
  });
});
