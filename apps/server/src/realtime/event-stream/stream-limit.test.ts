import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { openSse, type SseConnection } from "../../../test/sse-client.ts";
import { userStream } from "../../ledger/streams.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";

describe("the server keeps a stream open", () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    server = await createTestServer({ handlers: [], clock: systemClock });
    origin = await server.listen();
  });
  afterAll(() => server.close());

  const established = (connection: SseConnection) =>
    connection.until(({ event }) => event === "connection.established");
  const openStreams = async () =>
    Number(/^hotseat_event_streams (\d+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]);

  test("until one sign-in has too many: the oldest is closed", async () => {
    const client = await server.signIn(PEOPLE.chiara);
    const cookie = await client.cookie();
    const held: SseConnection[] = [];
    for (let number = 0; number < 21; number += 1) {
      const stream = await openSse(`${origin}/api/v1/sse/user/chiara/`, { cookie });
      await established(stream);
      held.push(stream);
    }
    // Heartbeats may come before its end.
    for (let last = await held[0]?.next(); last; last = await held[0]?.next()) expect(last.event).toBe("heartbeat");
    await server.deps.database.transaction((tx) =>
      server.deps.ledger.append(tx, [
        {
          stream: userStream("chiara"),
          type: "join_request.approved",
          actor: null,
          data: { session_id: 1, request_id: 1, attendee_id: 1 },
        },
      ]),
    );
    for (const stream of held.slice(1)) await stream.until(({ event }) => event === "join_request.approved");
    for (const stream of held) stream.cut();
  });

  test("but not for a client that left before it was open", async () => {
    const client = await server.signIn(PEOPLE.ben);
    const cookie = await client.cookie();
    await expect.poll(openStreams).toBe(0);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    // The database does not respond now: the request waits, and its client leaves before the response.
    const busy = server.deps.database.transaction(() => held);
    const left = new Promise<void>((resolve) => {
      server.app.server.once("request", (_request, response: ServerResponse) => response.once("close", resolve));
    });
    const abort = new AbortController();
    server.app.server.once("request", () => abort.abort());
    const gone = fetch(`${origin}/api/v1/sse/user/ben/`, { headers: { cookie }, signal: abort.signal });
    await expect(gone).rejects.toThrow();
    await left;
    letGo();
    await busy;
    const after = await openSse(`${origin}/api/v1/sse/user/ben/`, { cookie });
    await established(after);
    expect(await openStreams()).toBe(1);
    after.cut();
  });
});
