import { eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { openSse, type SseConnection, type SseMessage } from "../../../test/sse-client.ts";
import { encodeCursor } from "../../ledger/cursor.ts";
import { CATALOGUE_STREAM, catalogueStreamOf, userStream } from "../../ledger/streams.ts";
import { events, ledgerStreams } from "../../ledger/tables.ts";
import { attendees } from "../../modules/attendees/tables.ts";
import type { NewEvent } from "../../modules/events/server-event.ts";
import { MAX_CATALOGUE_STREAMS } from "../../modules/sessions/catalogue-streams.ts";
import { listAvailable } from "../../modules/sessions/contract.catalogue.ts";
import { cancelSession, createSession } from "../../modules/sessions/contract.ts";
import { institutions } from "../../modules/users/tables.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";

const ORGANISATION = catalogueStreamOf("organisation", 1);
const INSTITUTION = catalogueStreamOf("institution", 1);
const STREAM = { platform: CATALOGUE_STREAM, organisation: ORGANISATION, institution: INSTITUTION } as const;
type Visibility = keyof typeof STREAM;
type Who = keyof typeof PEOPLE;

describe("the catalogue", () => {
  let server: TestServer;
  let origin: string;
  const open: SseConnection[] = [];
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, clock: systemClock });
    origin = await server.listen();
  });
  afterEach(() => {
    for (const connection of open.splice(0)) connection.cut();
  });
  afterAll(() => server.close());

  async function offer(visibility: Visibility): Promise<number> {
    const start_time = new Date(Date.now() + 3_600_000).toISOString();
    const body = { ...OFFER, start_time, visibility };
    const made = await (await server.signIn(PEOPLE.amelie)).call(createSession, { body });
    expect(made.status).toBe(201);
    return made.body.id;
  }
  async function connect(who: Who, after?: string): Promise<SseConnection> {
    const cookie = await (await server.signIn(PEOPLE[who])).cookie();
    const query = after === undefined ? "" : `&after=${encodeURIComponent(after)}`;
    const connection = await openSse(`${origin}/api/v1/sse/?global=1${query}`, { cookie });
    open.push(connection);
    return connection;
  }
  const established = (connection: SseConnection) =>
    connection.until(({ event }) => event === "connection.established");
  const tell = (...news: NewEvent[]) => server.deps.database.transaction((tx) => server.deps.ledger.append(tx, news));
  const state = (stream: string, session_id: number): NewEvent => ({
    stream,
    type: "session.state.update",
    actor: null,
    data: { session_id, status: "SCHEDULED", host_attendee_id: null },
  });
  /** All events sent before a mark in the person's own stream. */
  async function toldTo(who: Who, connection: SseConnection): Promise<SseMessage[]> {
    const { keycloakId } = PEOPLE[who];
    const [mark] = await tell({
      stream: userStream(keycloakId),
      type: "user.blocks.changed",
      actor: null,
      data: { keycloak_id: keycloakId, blocked: false },
    });
    const sent: SseMessage[] = [];
    await connection.until((message) => {
      const { meta } = message.data;
      if (meta && message.event !== "user.blocks.changed") sent.push(message);
      return meta?.stream === mark?.stream && meta?.seq === mark?.seq;
    });
    return sent;
  }
  const heads = async () =>
    new Map((await server.deps.database.db.select().from(ledgerStreams)).map(({ stream, head }) => [stream, head]));

  test.each(Object.keys(STREAM) as Visibility[])(
    "writes the events of a session with visibility %s into that scope's stream only",
    async (visibility) => {
      const before = await heads();
      const id = await offer(visibility);
      await (await server.signIn(PEOPLE.amelie)).call(cancelSession, { params: { id } });
      const { db } = server.deps.database;
      const parts = Object.values(STREAM);
      const grown = (await db.select().from(ledgerStreams).where(inArray(ledgerStreams.stream, parts)))
        .filter(({ stream, head }) => head > (before.get(stream) ?? 0))
        .map(({ stream }) => stream);
      expect(grown).toEqual([STREAM[visibility]]);
      const sent = await db.select().from(events).where(eq(events.stream, STREAM[visibility]));
      expect(sent.filter(({ data }) => data.id === id || data.session_id === id).map(({ type }) => type)).toEqual([
        "catalog.session.created",
        "session.state.update",
      ]);
    },
  );

  test.each([
    ["platform", ["ben", "chiara", "dieter", "platformAdmin", "organisationAdmin", "institutionAdmin"]],
    ["organisation", ["ben", "chiara", "platformAdmin", "organisationAdmin", "institutionAdmin"]],
    ["institution", ["ben", "platformAdmin", "organisationAdmin", "institutionAdmin"]],
  ] as const)("sends a new session with visibility %s to people who may see it", async (visibility, expected) => {
    const everybody = ["ben", "chiara", "dieter", "platformAdmin", "organisationAdmin", "institutionAdmin"] as const;
    const connections = new Map<Who, SseConnection>();
    for (const who of everybody) connections.set(who, await connect(who));
    for (const connection of connections.values()) await established(connection);
    const id = await offer(visibility);
    const heard: Who[] = [];
    for (const [who, connection] of connections)
      if ((await toldTo(who, connection)).some(({ data }) => data.data.id === id)) heard.push(who);
    expect(heard).toEqual(expected);
  });

  test("sends to a person of another organisation with a place in a session, in their own stream", async () => {
    const id = await offer("organisation");
    await server.signIn(PEOPLE.dieter);
    const place = {
      sessionId: id,
      keycloakId: "dieter",
      seat: "participant",
      status: "INVITED",
      hotSeat: true,
    } as const;
    await server.deps.database.db.insert(attendees).values(place);
    const [dieter, ben] = [await connect("dieter"), await connect("ben")];
    for (const connection of [dieter, ben]) await established(connection);
    await (await server.signIn(PEOPLE.amelie)).call(cancelSession, { params: { id } });
    const streamsOf = (sent: readonly SseMessage[]) => sent.map(({ event, data }) => [event, data.meta?.stream]);
    expect(streamsOf(await toldTo("dieter", dieter))).toEqual([
      ["private.notification", "user:dieter"],
      ["session.state.update", "user:dieter"],
    ]);
    expect(streamsOf(await toldTo("ben", ben))).toEqual([["session.state.update", ORGANISATION]]);
  });

  test("continues from a cursor older than the split, with the events before and after it", async () => {
    const id = await offer("organisation");
    await tell(state(CATALOGUE_STREAM, id), state(CATALOGUE_STREAM, id));
    const now = await heads();
    const [last = 0, own = 0] = [now.get(CATALOGUE_STREAM), now.get(userStream("ben"))];
    const old = encodeCursor(
      new Map([
        [CATALOGUE_STREAM, last - 1],
        [userStream("ben"), own],
      ]),
    );
    const connection = await connect("ben", old);
    const skipped = (await established(connection)).data.data.skipped;
    const sent = await toldTo("ben", connection);
    const keys = sent.map(({ data }) => data.meta?.idempotency_key);
    expect(skipped).toEqual([]);
    expect(keys.filter((key) => key?.startsWith(`${CATALOGUE_STREAM}:${last}`))).toEqual([`catalog:${last}`]);
    const parts = [...now].filter(([stream]) => stream === ORGANISATION || stream === INSTITUTION);
    for (const [stream, head] of parts) expect(keys.filter((key) => key?.startsWith(`${stream}:`))).toHaveLength(head);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("begins at its head for a connection without a cursor, and after a listing's own cursor", async () => {
    const id = await offer("organisation");
    const listing = (await (await server.signIn(PEOPLE.ben)).call(listAvailable, {})).body;
    expect(listing.results.map((session) => session.id)).toContain(id);
    const [fresh, after] = [await connect("ben"), await connect("ben", listing.stream_cursor)];
    for (const connection of [fresh, after]) await established(connection);
    expect(await toldTo("ben", fresh)).toEqual([]);
    await tell(state(ORGANISATION, id));
    expect((await toldTo("ben", fresh)).map(({ event }) => event)).toEqual(["session.state.update"]);
    expect((await toldTo("ben", after)).map(({ event }) => event)).toEqual(["session.state.update"]);
  });

  test("gives a platform administrator a cursor that fits into an address, with any number of institutions", async () => {
    const many = Array.from({ length: 2 * MAX_CATALOGUE_STREAMS }, (_, index) => ({
      id: 2_000_000_000 + index,
      organisationId: 1,
      name: `Institution ${index}`,
    }));
    await server.deps.database.db.insert(institutions).values(many);
    const admin = await server.signIn(PEOPLE.platformAdmin);
    const cursor = (await admin.call(listAvailable, {})).body.stream_cursor;
    expect(cursor.length).toBeLessThan(1900);
    const hello = await established(await connect("platformAdmin", cursor));
    expect((hello.data.data.streams as string[]).filter((stream) => stream.startsWith(CATALOGUE_STREAM))).toHaveLength(
      MAX_CATALOGUE_STREAMS,
    );
  });
});
