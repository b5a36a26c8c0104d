import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE, type Person } from "../../../test/people.ts";
import { readyVideo } from "../../../test/permission-fixture.ts";
import { openSse } from "../../../test/sse-client.ts";
import { userStream } from "../../ledger/ledger.ts";
import { events } from "../../ledger/tables.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { saveAttendee } from "../attendees/attendee-repository.ts";
import { approveJoinRequest, listJoinRequests, requestJoin } from "../attendees/contract.requests.ts";
import { joinSession, listAttendees, removeAttendee } from "../attendees/contract.ts";
import { evaluateAttendee } from "../evaluations/contract.ts";
import { evaluations } from "../evaluations/tables.ts";
import { joinCall } from "../sessions/contract.call.ts";
import { listAvailable, listSessions } from "../sessions/contract.catalogue.ts";
import { createSession, endSession, getSession, startSession } from "../sessions/contract.ts";
import { blockAttendee, listMyBlocks, removeBlock, reportAttendee } from "./contract.ts";
import { personReports } from "./tables.ts";

const member = (keycloakId: string, rest: Partial<Person> = {}): Person => ({
  ...PEOPLE.amelie,
  keycloakId,
  fullName: `The ${keycloakId}`,
  ...rest,
});
const OFFER = {
  module: "M1",
  workshop: "pitch_simple",
  language: "en",
  duration_minutes: 60,
  capacity: 8,
  visibility: "organisation",
} as const;
/** What the product promises for closing what somebody removed still has open. */
const OUT_WITHIN_MS = 2000;

let server: TestServer;
let origin: string;
let owner: Client;
const put: string[] = [];
beforeAll(async () => {
  const video = { ...readyVideo, remove: async (id: number, who: string) => void put.push(`${who} out of ${id}`) };
  server = await createTestServer({ handlers: ALL_ROUTES, video, clock: systemClock });
  origin = await server.listen();
  owner = await server.signIn(PEOPLE.amelie);
});
afterAll(() => server.close());

/** By the real clock, on which the streams run. */
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

/** A session of Amélie's that runs, with these people in it; their attendee ids are in the same order. */
async function sessionWith(people: readonly Person[], rest: object = {}) {
  const body = { ...OFFER, start_time: inAMinute(), ...rest };
  const params = { id: (await owner.call(createSession, { body })).body.id };
  const clients = await Promise.all(people.map((person) => server.signIn(person)));
  const ids: number[] = [];
  for (const client of clients) ids.push((await client.call(joinSession, { params, body: {} })).body.id);
  await owner.call(startSession, { params });
  return { params, clients, ids };
}
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string } | undefined)?.code;

describe("somebody removed (D4.2)", () => {
  test("is out of room and streams within 2 s, and does not come back", async () => {
    const { params, clients, ids } = await sessionWith([member("loud"), member("calm")]);
    const [loud, calm] = clients as [Client, Client];
    const stream = await openSse(`${origin}/api/v1/sse/?stream_session_id=${params.id}&global=1`, {
      cookie: await loud.cookie(),
    });
    await stream.until(({ event }) => event === "connection.established");
    expect((await loud.call(joinCall, { params, body: {} })).status).toBe(200);

    const asked = Date.now();
    const target = { params: { ...params, attendeeId: ids[0] as number } };
    expect((await owner.call(removeAttendee, target)).status).toBe(204);
    while (await stream.next());
    expect(Date.now() - asked).toBeLessThan(OUT_WITHIN_MS);
    expect(put).toContain(`loud out of ${params.id}`);

    expect(codeOf(await loud.call(joinCall, { params, body: {} }))).toBe("not_attending");
    expect(codeOf(await loud.call(joinSession, { params, body: {} }))).toBe("seat_unavailable");
    expect(codeOf(await loud.call(requestJoin, { params, body: {} }))).toBe("seat_unavailable");
    expect((await loud.call(getSession, { params })).body).toMatchObject({
      removed: true,
      view: { state: "UNAVAILABLE", cta: { action: "NONE" } },
    });
    expect((await calm.call(listAttendees, { params })).body.results.map(({ id }) => id)).not.toContain(ids[0]);
    expect((await owner.call(removeAttendee, target)).status).toBe(204);
  });

  test("hears nothing more from any other instance within 2 s either", async () => {
    const { deps } = server;
    const other = await createTestServer({ handlers: ALL_ROUTES, database: deps.database, clock: systemClock });
    const { params, clients, ids } = await sessionWith([member("elsewhere")]);
    const address = `${await other.listen()}/api/v1/sse/session/${params.id}/`;
    const stream = await openSse(address, { cookie: await (clients[0] as Client).cookie() });
    await stream.until(({ event }) => event === "connection.established");
    const asked = Date.now();
    await owner.call(removeAttendee, { params: { ...params, attendeeId: ids[0] as number } });
    while (await stream.next());
    expect(Date.now() - asked).toBeLessThan(OUT_WITHIN_MS);
    await other.close();
  });

  test("leaves behind what they have written about others", async () => {
    const { params, clients, ids } = await sessionWith([member("writer"), member("read")]);
    const [writer] = clients as [Client];
    const body = { evaluatee: ids[1] as number, answers: [], comments: "Well said.", status: "DRAFT" as const };
    expect((await writer.call(evaluateAttendee, { params, body })).status).toBeLessThan(300);
    await owner.call(removeAttendee, { params: { ...params, attendeeId: ids[0] as number } });
    const kept = await server.deps.database.db
      .select()
      .from(evaluations)
      .where(eq(evaluations.evaluatorId, ids[0] as number));
    expect(kept).toMatchObject([{ comments: "Well said." }]);
  });

  test("is never oneself, never the owner, and somebody of this session", async () => {
    const { params, clients, ids } = await sessionWith([member("first"), member("second")]);
    const people = (await owner.call(listAttendees, { params })).body.results;
    const own = people.find((person) => person.is_owner)?.id as number;
    const remove = async (client: Client, attendeeId: number) =>
      codeOf(await client.call(removeAttendee, { params: { ...params, attendeeId } }));
    expect(await remove(owner, own)).toBe("not_about_yourself");
    expect(await remove(clients[0] as Client, ids[1] as number)).toBe("permission_denied");
    const admin = await server.signIn(PEOPLE.organisationAdmin);
    expect(await remove(admin, own)).toBe("owner_stays");
    expect(await remove(admin, 2_000_000_000)).toBe("attendee_not_found");
    expect(await remove(admin, ids[1] as number)).toBeUndefined();
    const elsewhere = await server.signIn(member("other-admin", { role: "institution_admin", institutionId: 2 }));
    expect(await remove(elsewhere, ids[0] as number)).toBe("not_attending");
  });

  test("and was host: the owner follows", async () => {
    const { params, ids } = await sessionWith([member("leader")]);
    const leader = await saveAttendee(server.deps.database.db, {
      sessionId: params.id,
      keycloakId: "leader",
      seat: "participant",
      hotSeat: true,
      status: "CONFIRMED",
      isHost: true,
    });
    await saveAttendee(server.deps.database.db, {
      sessionId: params.id,
      keycloakId: PEOPLE.amelie.keycloakId,
      seat: "participant",
      hotSeat: true,
      status: "CONFIRMED",
      isHost: false,
    });
    expect(leader.id).toBe(ids[0]);
    await owner.call(removeAttendee, { params: { ...params, attendeeId: leader.id } });
    const host = (await owner.call(listAttendees, { params })).body.results.find((person) => person.is_host);
    expect(host?.user.keycloak_id).toBe(PEOPLE.amelie.keycloakId);
  });
});

describe("a report (D4.2)", () => {
  test("is kept once a pair, its text nowhere else", async () => {
    const { params, clients, ids } = await sessionWith([member("teller"), member("told-of")]);
    const [teller, reported] = clients as [Client, Client];
    const target = { ...params, attendeeId: ids[1] as number };
    for (const comment of ["Shouted.", "Shouted, twice."])
      expect(
        (await teller.call(reportAttendee, { params: target, body: { reason: "harassment", comment } })).status,
      ).toBe(204);
    const { db } = server.deps.database;
    const kept = await db.select().from(personReports).where(eq(personReports.sessionId, params.id));
    expect(kept).toMatchObject([{ comment: "Shouted, twice.", reason: "harassment", reportedKeycloakId: "told-of" }]);
    const ledger = JSON.stringify(await db.select().from(events));
    expect(ledger).not.toContain("Shouted");
    expect(ledger).not.toContain("harassment");
    const onTheirStream = await db
      .select()
      .from(events)
      .where(eq(events.stream, userStream("told-of")));
    expect(onTheirStream).toEqual([]);
    expect(codeOf(await reported.call(reportAttendee, { params: target, body: { reason: "other" } }))).toBe(
      "not_about_yourself",
    );
  });

  test.each([{ reason: "boring" }, { reason: "other", comment: "x".repeat(1001) }, {}])(
    "of a wrong form is refused: %j",
    async (body) => {
      const { params, clients } = await sessionWith([member("former")]);
      const people = (await owner.call(listAttendees, { params })).body.results;
      const attendeeId = people.find((person) => person.is_owner)?.id as number;
      const answer = await (clients[0] as Client).call(reportAttendee, {
        params: { ...params, attendeeId },
        body: body as never,
      });
      expect([answer.status, codeOf(answer)]).toEqual([400, "validation_failed"]);
    },
  );
});

describe("a blocked pair (D4.2)", () => {
  const parted = async (one: string, other: string) => {
    const { params, clients, ids } = await sessionWith([member(one), member(other)]);
    const block = { params: { ...params, attendeeId: ids[1] as number } };
    expect((await (clients[0] as Client).call(blockAttendee, block)).status).toBe(204);
    return { params, blocker: clients[0] as Client, blocked: clients[1] as Client, ids };
  };

  test("is parted at once: the blocker leaves, the other stays and hears nothing of why", async () => {
    const { params, ids } = await parted("p1", "p2");
    const people = (await owner.call(listAttendees, { params })).body.results.map(({ id }) => id);
    expect(people).toContain(ids[1]);
    expect(people).not.toContain(ids[0]);
    expect(put).toContain(`p1 out of ${params.id}`);
    const { db } = server.deps.database;
    const told = await db.select().from(events).where(eq(events.type, "user.blocks.changed")).orderBy(asc(events.at));
    expect(told.map(({ stream }) => stream)).not.toContain(userStream("p2"));
  });

  test("is refused a seat together, both ways and with words that do not tell", async () => {
    const { params, blocker, blocked } = await parted("q1", "q2");
    expect(codeOf(await blocker.call(joinSession, { params, body: {} }))).toBe("seat_unavailable");
    const offer = { ...OFFER, start_time: inAMinute(), access_level: "CLOSED" as const };
    const closed = (await owner.call(createSession, { body: offer })).body;
    await blocker.call(requestJoin, { params: { id: closed.id }, body: {} });
    await blocked.call(requestJoin, { params: { id: closed.id }, body: {} });
    const requests = (await owner.call(listJoinRequests, { params: { id: closed.id } })).body.results;
    const approve = (request: number) =>
      owner.call(approveJoinRequest, { params: { id: closed.id, requestId: requests[request]?.id as number } });
    expect((await approve(0)).status).toBe(200);
    expect(codeOf(await approve(1))).toBe("seat_cannot_be_given");
  });

  test("does not find each other's sessions among the available ones, and sees them marked elsewhere", async () => {
    const { params, blocker } = await parted("s1", "s2");
    const available = async (client: Client) =>
      (await client.call(listAvailable, { query: { limit: 100 } })).body.results.map(({ id }) => id);
    expect(await available(blocker)).not.toContain(params.id);
    expect(await available(await server.signIn(member("s3")))).toContain(params.id);
    const all = (await blocker.call(listSessions, { query: { limit: 100 } })).body.results;
    expect(all.find(({ id }) => id === params.id)?.view).toMatchObject({
      state: "UNAVAILABLE",
      cta: { action: "NONE" },
    });
  });

  test("out of one's own session the other goes, since an owner stays", async () => {
    const { params, ids } = await sessionWith([member("unwelcome")]);
    const target = { params: { ...params, attendeeId: ids[0] as number } };
    expect((await owner.call(blockAttendee, target)).status).toBe(204);
    const people = (await owner.call(listAttendees, { params })).body.results;
    expect(people.map((person) => person.user.keycloak_id)).toEqual([PEOPLE.amelie.keycloakId]);
    const told = await server.deps.database.db
      .select()
      .from(events)
      .where(eq(events.type, "attendee.update"))
      .orderBy(asc(events.seq));
    const ofThem = told.filter(({ data }) => (data as { attendee_id: number }).attendee_id === ids[0]);
    const actorsOn = (wanted: string) => ofThem.filter(({ stream }) => stream === wanted).map(({ actor }) => actor);
    expect(actorsOn(`session:${params.id}`)).toEqual(["unwelcome", null]);
    // Whom a listing counts, it does not name.
    expect(actorsOn("catalog")).toEqual([null, null]);
    await owner.call(removeBlock, { params: { keycloakId: "unwelcome" } });
  });

  test("tells the one who blocked nothing of a session in which they have had no seat", async () => {
    const { blocker, blocked } = await parted("t1", "t2");
    const elsewhere = await sessionWith([]);
    const seat = (await blocked.call(joinSession, { params: elsewhere.params, body: {} })).body.id;
    const codes = [];
    for (const attendeeId of [seat, seat + 1000]) {
      const answer = await blocker.call(blockAttendee, { params: { ...elsewhere.params, attendeeId } });
      codes.push([answer.status, codeOf(answer)]);
    }
    expect(codes).toEqual([
      [403, "not_attending"],
      [403, "not_attending"],
    ]);
  });

  test("stays one when a browser repeats the call, though the two share no session any more", async () => {
    const { params, blocker, blocked, ids } = await parted("x1", "x2");
    const again = { params: { ...params, attendeeId: ids[1] as number } };
    expect((await blocker.call(blockAttendee, again)).status).toBe(204);
    const { db } = server.deps.database;
    const told = await db
      .select()
      .from(events)
      .where(eq(events.stream, userStream("x1")));
    expect(told.filter(({ type }) => type === "user.blocks.changed")).toHaveLength(1);
    // Who was blocked is told nothing by asking for the same.
    const back = { params: { ...params, attendeeId: ids[0] as number } };
    expect((await blocked.call(blockAttendee, back)).status).toBe(204);
    expect((await blocked.call(listMyBlocks, {})).body).toMatchObject({ count: 1 });
  });

  test("can be read and taken back by who blocked; afterwards both may sit together", async () => {
    const { params, blocker, blocked } = await parted("u1", "u2");
    const mine = async (client: Client) => (await client.call(listMyBlocks)).body;
    expect(await mine(blocker)).toMatchObject({ count: 1, results: [{ keycloak_id: "u2", full_name: "The u2" }] });
    expect(await mine(blocked)).toMatchObject({ count: 0, results: [] });
    const take = (client: Client, keycloakId: string) => client.call(removeBlock, { params: { keycloakId } });
    expect(codeOf(await take(blocked, "u1"))).toBe("user_not_found");
    expect((await take(blocker, "u2")).status).toBe(204);
    expect((await blocker.call(joinSession, { params, body: {} })).status).toBe(201);
  });

  test("a block of the moment somebody registers finds the two apart, whichever was first", async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const { params, clients } = await sessionWith([member(`x${round}`)]);
      const other = await server.signIn(member(`y${round}`));
      const shared = await sessionWith([member(`x${round}`), member(`y${round}`)]);
      await owner.call(endSession, { params: shared.params });
      const target = { params: { ...shared.params, attendeeId: shared.ids[1] as number } };
      await Promise.all([
        (clients[0] as Client).call(blockAttendee, target),
        other.call(joinSession, { params, body: {} }),
      ]);
      const people = (await owner.call(listAttendees, { params })).body.results.map(({ user }) => user.keycloak_id);
      expect(people.filter((key) => key === `x${round}` || key === `y${round}`)).toHaveLength(1);
    }
  });
});
