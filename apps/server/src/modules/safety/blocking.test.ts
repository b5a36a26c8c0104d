import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import type { TestServer } from "../../../test/create-test-server.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { codeOf, openRunningServer, RUNNING_OFFER, type RunningServer } from "../../../test/running-session.ts";
import { userStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { approveJoinRequest, listJoinRequests, requestJoin } from "../attendees/contract.requests.ts";
import { cancelRegistration, joinSession, listAttendees } from "../attendees/contract.ts";
import { joinCall } from "../sessions/contract.call.ts";
import { listAvailable, listSessions } from "../sessions/contract.catalogue.ts";
import { createSession, endSession } from "../sessions/contract.ts";
import { blockAttendee, listMyBlocks, removeBlock } from "./contract.ts";

let server: TestServer;
let owner: Client;
let sessionWith: RunningServer["sessionWith"];
let put: RunningServer["put"];
let inAMinute: RunningServer["inAMinute"];
beforeAll(async () => {
  ({ server, owner, sessionWith, put, inAMinute } = await openRunningServer());
});
afterAll(() => server.close());

describe("a blocked pair (LS-D4.2)", () => {
  const parted = async (one: string, other: string) => {
    const { params, clients, ids } = await sessionWith([member(one), member(other)]);
    const block = { params: { ...params, attendeeId: ids[1] as number } };
    expect((await (clients[0] as Client).call(blockAttendee, block)).status).toBe(204);
    return { params, blocker: clients[0] as Client, blocked: clients[1] as Client, ids };
  };

  test("is separated at once: the blocker leaves, the other stays and gets no reason", async () => {
    const { params, ids } = await parted("p1", "p2");
    const people = (await owner.call(listAttendees, { params })).body.results.map(({ id }) => id);
    expect(people).toContain(ids[1]);
    expect(people).not.toContain(ids[0]);
    expect(put).toContain(`p1 out of ${params.id}`);
    const { db } = server.deps.database;
    const sent = await db.select().from(events).where(eq(events.type, "user.blocks.changed")).orderBy(asc(events.at));
    expect(sent.map(({ stream }) => stream)).not.toContain(userStream("p2"));
  });

  test("is refused a seat together, both ways and with an error that reveals nothing", async () => {
    const { params, blocker, blocked } = await parted("q1", "q2");
    expect(codeOf(await blocker.call(joinSession, { params, body: {} }))).toBe("seat_unavailable");
    const offer = { ...RUNNING_OFFER, start_time: inAMinute(), access_level: "CLOSED" as const };
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

  test("in the blocker's own session the other person leaves, since an owner stays", async () => {
    const { params, clients, ids } = await sessionWith([member("unwelcome")]);
    const target = { params: { ...params, attendeeId: ids[0] as number } };
    expect((await (clients[0] as Client).call(joinCall, { params, body: {} })).status).toBe(200);
    expect((await owner.call(blockAttendee, target)).status).toBe(204);
    // Their token opens the room that everybody else has left.
    expect(put.filter((line) => line.endsWith(`${params.id}`))).toEqual([
      `unwelcome out of ${params.id}`,
      `close ${params.id}`,
    ]);
    const people = (await owner.call(listAttendees, { params })).body.results;
    expect(people.map((person) => person.user.keycloak_id)).toEqual([PEOPLE.amelie.keycloakId]);
    const sent = await server.deps.database.db
      .select()
      .from(events)
      .where(eq(events.type, "attendee.update"))
      .orderBy(asc(events.seq));
    const ofThem = sent.filter(({ data }) => (data as { attendee_id: number }).attendee_id === ids[0]);
    const actorsOn = (wanted: string) => ofThem.filter(({ stream }) => stream === wanted).map(({ actor }) => actor);
    expect(actorsOn(`session:${params.id}`)).toEqual(["unwelcome", null]);
    // A listing counts this person without naming them.
    expect(actorsOn("catalog:organisation:1")).toEqual([null, null]);
    await owner.call(removeBlock, { params: { keycloakId: "unwelcome" } });
  });

  test.each([
    ["owner", "gone-1"],
    ["participant", "gone-2"],
  ])("does not return to a session whose seat they gave up before, blocked by its %s", async (by, name) => {
    const { params, clients, ids } = await sessionWith([member(name), member(`${name}-peer`)]);
    const [gone, peer] = clients as [Client, Client];
    expect((await gone.call(joinCall, { params, body: {} })).status).toBe(200);
    expect((await gone.call(cancelRegistration, { params })).status).toBe(204);
    const target = { params: { ...params, attendeeId: ids[0] as number } };
    const blocker = by === "owner" ? owner : peer;
    for (const _ of [1, 2]) {
      expect((await blocker.call(blockAttendee, target)).status).toBe(204);
      expect((await peer.call(joinCall, { params, body: {} })).status).toBe(200);
    }
    // At the second block, the current room is one that their token does not open, and the others stay in it.
    expect(put.filter((line) => [`close ${params.id}`, `close ${params.id} next`].includes(line))).toEqual([
      `close ${params.id}`,
    ]);
    expect(put.filter((line) => line === `${name} out of ${params.id} next`).length).toBeGreaterThan(0);
    const people = (await owner.call(listAttendees, { params })).body.results.map(({ id }) => id);
    expect(people).toContain(ids[1]);
    await blocker.call(removeBlock, { params: { keycloakId: name } });
  });

  test("reveals nothing to the blocker about a session in which they had no seat", async () => {
    const { blocker, blocked } = await parted("t1", "t2");
    const elsewhere = await sessionWith([]);
    const seat = (await blocked.call(joinSession, { params: elsewhere.params, body: {} })).body.id;
    const codes = [];
    for (const attendeeId of [seat, seat + 1000]) {
      const response = await blocker.call(blockAttendee, { params: { ...elsewhere.params, attendeeId } });
      codes.push([response.status, codeOf(response)]);
    }
    expect(codes).toEqual([
      [403, "not_attending"],
      [403, "not_attending"],
    ]);
  });

  test("stays blocked when a browser repeats the call, though the two share no session any more", async () => {
    const { params, blocker, blocked, ids } = await parted("x1", "x2");
    const again = { params: { ...params, attendeeId: ids[1] as number } };
    expect((await blocker.call(blockAttendee, again)).status).toBe(204);
    const { db } = server.deps.database;
    const sent = await db
      .select()
      .from(events)
      .where(eq(events.stream, userStream("x1")));
    expect(sent.filter(({ type }) => type === "user.blocks.changed")).toHaveLength(1);
    // The blocked person learns nothing from the same call.
    const back = { params: { ...params, attendeeId: ids[0] as number } };
    expect((await blocked.call(blockAttendee, back)).status).toBe(204);
    expect((await blocked.call(listMyBlocks, {})).body).toMatchObject({ count: 1 });
  });

  test("is listed and removed by the blocker; afterwards both may sit together", async () => {
    const { params, blocker, blocked } = await parted("u1", "u2");
    const mine = async (client: Client) => (await client.call(listMyBlocks)).body;
    expect(await mine(blocker)).toMatchObject({ count: 1, results: [{ keycloak_id: "u2", full_name: "u2" }] });
    expect(await mine(blocked)).toMatchObject({ count: 0, results: [] });
    const take = (client: Client, keycloakId: string) => client.call(removeBlock, { params: { keycloakId } });
    expect(codeOf(await take(blocked, "u1"))).toBe("user_not_found");
    expect((await take(blocker, "u2")).status).toBe(204);
    expect((await blocker.call(joinSession, { params, body: {} })).status).toBe(201);
  });

  test("a block at the moment of a registration finds the two apart, whichever was first", async () => {
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
