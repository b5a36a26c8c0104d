import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { openSse, type SseConnection } from "../../../test/sse-client.ts";
import type { VisibleTo } from "../../ledger/ledger.ts";
import { CATALOGUE_STREAM, sessionStream, userStream } from "../../ledger/streams.ts";
import { attendees } from "../../modules/attendees/tables.ts";
import type { NewEvent } from "../../modules/events/server-event.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";

describe("the event stream", () => {
  let server: TestServer;
  let origin: string;
  let sessionId: number;
  beforeAll(async () => {
    server = await createTestServer({ handlers: [], clock: systemClock });
    origin = await server.listen();
    sessionId = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
  });
  afterAll(() => server.close());

  const tell = (...events: NewEvent[]) =>
    server.deps.database.transaction((tx) => server.deps.ledger.append(tx, events));
  const context = (attendee: number, visibleTo?: VisibleTo, session = sessionId): NewEvent => ({
    stream: sessionStream(session),
    type: "turn.context.updated",
    actor: null,
    data: { session_id: session, attendee_id: attendee },
    ...(visibleTo && { visibleTo }),
  });
  async function connect(
    person: keyof typeof PEOPLE,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<SseConnection> {
    const client = await server.signIn(PEOPLE[person]);
    return openSse(`${origin}/api/v1/sse/${path}`, { cookie: await client.cookie(), ...headers });
  }
  const established = (connection: SseConnection) =>
    connection.until(({ event }) => event === "connection.established");
  const nextEvent = async (connection: SseConnection) =>
    (await connection.until(({ event }) => event !== "heartbeat" && event !== "connection.established")).data;

  test("sends a member the events from now on (LS-D7.1)", async () => {
    const stream = await connect("amelie", `?stream_session_id=${sessionId}&global=1`);
    const hello = await established(stream);
    expect(hello.data.data.streams).toEqual([
      sessionStream(sessionId),
      "user:amelie",
      "organisation:1",
      "catalog",
      "catalog:organisation:1",
      "catalog:institution:1",
    ]);
    await tell(context(1));
    expect(await nextEvent(stream)).toMatchObject({
      type: "turn.context.updated",
      data: { attendee_id: 1 },
      meta: { stream: sessionStream(sessionId) },
    });
    stream.cut();
  });

  test("continues after Last-Event-ID, past hidden events, in three streams (LS-D7.1)", async () => {
    const stream = await connect("ben", `?stream_session_id=${sessionId}&global=1`);
    await established(stream);
    await tell(context(10));
    const { id } = await stream.until(({ data }) => data.data.attendee_id === 10);
    stream.cut();
    const join = { session_id: sessionId, request_id: 1, attendee_id: 1 };
    await tell(
      context(11, { kind: "people", ids: ["amelie"] }),
      context(12),
      { stream: userStream("ben"), type: "join_request.approved", actor: null, data: join },
      context(13, { kind: "authorities" }),
      {
        stream: CATALOGUE_STREAM,
        type: "session.state.update",
        actor: null,
        data: { session_id: sessionId, status: "COMPLETED", host_attendee_id: null },
      },
      context(14),
    );
    const again = await connect("ben", `?stream_session_id=${sessionId}&global=1`, { "last-event-id": id });
    const types = [await nextEvent(again), await nextEvent(again), await nextEvent(again), await nextEvent(again)].map(
      ({ type, data }) => `${type} ${data.attendee_id ?? ""}`,
    );
    expect(types.sort()).toEqual([
      "join_request.approved 1",
      "session.state.update ",
      "turn.context.updated 12",
      "turn.context.updated 14",
    ]);
    again.cut();
  });

  test("sends events for authorities to authorities only", async () => {
    const [host, peer] = [
      await connect("amelie", `session/${sessionId}/`),
      await connect("ben", `session/${sessionId}/`),
    ];
    await Promise.all([established(host), established(peer)]);
    await tell(context(20, { kind: "authorities" }), context(21));
    expect((await nextEvent(host)).data.attendee_id).toBe(20);
    expect((await nextEvent(peer)).data.attendee_id).toBe(21);
    host.cut();
    peer.cut();
  });

  test("ends for a person who lost the seat, without the event about it", async () => {
    const id = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.chiara]);
    const stream = await connect("chiara", `session/${id}/`);
    await established(stream);
    await server.deps.database.transaction(async (tx) => {
      const [row] = await tx
        .update(attendees)
        .set({ status: "CANCELLED" })
        .where(eq(attendees.keycloakId, "chiara"))
        .returning();
      await server.deps.ledger.append(tx, [
        {
          stream: sessionStream(id),
          type: "attendee.update",
          actor: null,
          data: {
            session_id: id,
            attendee_id: row?.id ?? 0,
            status: "CANCELLED",
            attendee_count: 1,
            is_present: false,
          },
        },
      ]);
    });
    expect(await stream.next()).toBeNull();
  });

  test("ends when its person signs out", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const stream = await openSse(`${origin}/api/v1/sse/user/ben/`, { cookie: await ben.cookie() });
    await established(stream);
    await fetch(`${origin}/api/v1/oidc/logout/`, { headers: { cookie: await ben.cookie() }, redirect: "manual" });
    expect(await stream.next()).toBeNull();
  });

  test("ends when the server stops, without delaying it", async () => {
    const stopping = await createTestServer({ handlers: [], clock: systemClock });
    const at = await stopping.listen();
    const client = await stopping.signIn(PEOPLE.ben);
    const stream = await openSse(`${at}/api/v1/sse/?global=1`, { cookie: await client.cookie() });
    await established(stream);
    await stopping.close();
    expect(await stream.next()).toBeNull();
  });

  test.each([
    ["ben", "user/amelie/", 403, "permission_denied"],
    ["ben", "org/2/", 403, "permission_denied"],
    ["ben", "session/99999/", 404, "session_not_found"],
    ["dieter", "session/1/", 404, "session_not_found"],
  ] as const)("refuses %s %s with %i", async (person, path, status, code) => {
    const client = await server.signIn(PEOPLE[person]);
    const response = await fetch(`${origin}/api/v1/sse/${path}`, { headers: { cookie: await client.cookie() } });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });
});
