import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { sessionStream, userStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { approveJoinRequest, requestJoin } from "../attendees/contract.requests.ts";
import { cancelRegistration, joinSession, removeAttendee } from "../attendees/contract.ts";
import { blockAttendee } from "../safety/contract.ts";
import { cancelSession, createSession, getSession } from "../sessions/contract.ts";
import { users } from "../users/tables.ts";
import { acceptInvitation, declineInvitation, invite, listInvitations, withdrawInvitation } from "./contract.ts";
import { placeSignedIn } from "./place-signed-in.ts";

describe("an invited person", () => {
  let server: TestServer;
  let amelie: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
  });
  afterAll(() => server.close());
  const offer = async (rest: object = {}) => ({
    id: (await amelie.call(createSession, { body: { ...OFFER, capacity: 3, access_level: "CLOSED", ...rest } })).body
      .id,
  });
  /** Signs a person in and invites them. */
  const invited = async (params: { id: number }, key: string, role: "participant" | "observer" = "participant") => {
    const client = await server.signIn(member(key));
    const { id } = (await amelie.call(invite, { params, body: { email: `${key}@hotseat.example`, role } })).body;
    return { client, mine: { params: { id } } };
  };
  const statuses = async (params: { id: number }) =>
    (await amelie.call(listInvitations, { params })).body.results.map(({ status }) => status);

  /** The actor of each event about a session's invitations, by the invitation's status. */
  const actorsIn = async (stream: string) => {
    const isSent = and(eq(events.stream, stream), eq(events.type, "invitation.update"));
    const sent = await server.deps.database.db.select().from(events).where(isSent).orderBy(events.seq);
    return sent.map(({ actor, data }) => [(data as { status: string }).status, actor]);
  };

  test("accepts and has a seat, once; nobody else can accept it (LS-D2.3)", async () => {
    const params = await offer();
    const { client, mine } = await invited(params, "a1");
    const ben = await server.signIn(PEOPLE.ben);
    for (const call of [acceptInvitation, declineInvitation])
      for (const stranger of [ben, amelie])
        expect(
          await stranger.call(call, { ...mine, ...(call === acceptInvitation && { body: {} }) } as never),
        ).toMatchObject({ status: 404, body: { code: "invitation_not_found" } });
    const seated = await client.call(acceptInvitation, { ...mine, body: { hot_seat: false } });
    expect(seated).toMatchObject({ status: 200, body: { status: "CONFIRMED", role: "participant", hot_seat: false } });
    expect((await client.call(acceptInvitation, { ...mine, body: {} })).body).toMatchObject({
      code: "already_registered",
    });
    expect((await client.call(declineInvitation, mine)).body).toMatchObject({ code: "already_registered" });
    const session = (await client.call(getSession, { params })).body;
    expect([session.my_status, session.my_invitation, await statuses(params)]).toEqual([
      "CONFIRMED",
      undefined,
      ["accepted"],
    ]);
  });

  test("declines, once, and the session is closed to them as before (LS-D2.2, LS-D2.3)", async () => {
    const params = await offer();
    const { client, mine } = await invited(params, "d1");
    expect((await client.call(declineInvitation, mine)).status).toBe(204);
    expect((await client.call(declineInvitation, mine)).body).toMatchObject({ code: "invitation_settled" });
    expect((await client.call(acceptInvitation, { ...mine, body: {} })).body).toMatchObject({
      code: "invitation_settled",
    });
    expect([(await client.call(getSession, { params })).body.my_status, await statuses(params)]).toEqual([
      "DECLINED",
      ["declined"],
    ]);
  });

  test("may also register or cancel, which settles the invitation too (LS-D2.3)", async () => {
    const params = await offer();
    const [joins, cancels, stays] = [
      await invited(params, "j1"),
      await invited(params, "j2"),
      await invited(params, "j3"),
    ];
    await joins.client.call(joinSession, { params, body: {} });
    await cancels.client.call(cancelRegistration, { params });
    // An invited person without a seat cannot be removed: the response would reveal whether they have an account.
    const attendeeId = (await stays.client.call(getSession, { params })).body.my_attendee_id as number;
    const removal = await amelie.call(removeAttendee, { params: { ...params, attendeeId } });
    expect(removal).toMatchObject({ status: 404, body: { code: "attendee_not_found" } });
    expect(await statuses(params)).toEqual(["pending", "declined", "accepted"]);
  });

  test("is named to the session's leaders once they have a seat, not when they decline (LS-D2.3)", async () => {
    const params = await offer();
    const [declines, cancels, accepts, waits] = [
      await invited(params, "n1"),
      await invited(params, "n2"),
      await invited(params, "n3"),
      await invited(params, "n4"),
    ];
    await declines.client.call(declineInvitation, declines.mine);
    await cancels.client.call(cancelRegistration, { params });
    await accepts.client.call(acceptInvitation, { ...accepts.mine, body: {} });
    await amelie.call(withdrawInvitation, { params: { ...params, invitationId: waits.mine.params.id } });
    const byAmelie = ["pending", "amelie"];
    expect(await actorsIn(sessionStream(params.id))).toEqual([
      ...[byAmelie, byAmelie, byAmelie, byAmelie],
      ["declined", null],
      ["declined", null],
      ["accepted", "n3"],
      ["withdrawn", "amelie"],
    ]);
    expect(await actorsIn(userStream("n1"))).toEqual([byAmelie, ["declined", "n1"]]);
  });

  /** A person invited by their address and, after changing it, by the new one too. */
  const invitedTwice = async (params: { id: number }, key: string) => {
    const first = await invited(params, key);
    const email = `${key}.moved@hotseat.example`;
    await server.deps.database.db.update(users).set({ email }).where(eq(users.keycloakId, key));
    await amelie.call(invite, { params, body: { email } });
    return first;
  };

  test("with two invited addresses loses one invitation only: the other is theirs at the next sign-in (LS-D2.3)", async () => {
    const params = await offer();
    const { client, mine } = await invitedTwice(params, "m1");
    await amelie.call(withdrawInvitation, { params: { ...params, invitationId: mine.params.id } });
    await placeSignedIn(server.deps, "m1");
    expect((await client.call(getSession, { params })).body.my_status).toBe("INVITED");
    expect(await statuses(params)).toEqual(["pending", "withdrawn"]);
  });

  test("with two invited addresses declines one and asks for a seat: the approval does not reveal the owner of the other (LS-D2.3)", async () => {
    const params = await offer();
    const { client, mine } = await invitedTwice(params, "m2");
    await client.call(declineInvitation, mine);
    const { id: requestId } = (await client.call(requestJoin, { params, body: {} })).body;
    expect((await amelie.call(approveJoinRequest, { params: { ...params, requestId } })).status).toBe(200);
    await client.call(cancelRegistration, { params });
    expect(await statuses(params)).toEqual(["pending", "declined"]);
  });

  test("as observer watches: neither the invitation nor a closed session has another seat for them (LS-D2.3)", async () => {
    const params = await offer();
    const { client, mine } = await invited(params, "o1", "observer");
    expect((await client.call(joinSession, { params, body: {} })).body).toMatchObject({ code: "invited_to_watch" });
    expect((await client.call(acceptInvitation, { ...mine, body: {} })).body).toMatchObject({
      role: "observer",
      hot_seat: false,
    });
  });

  test("gets the last seat or an error in a race for it; a person who is late keeps the invitation (LS-D2.2, LS-D2.3)", async () => {
    const params = await offer({ capacity: 2 });
    const racers = await Promise.all(["l1", "l2", "l3"].map((key) => invited(params, key)));
    const responses = await Promise.all(
      racers.map(({ client, mine }) => client.call(acceptInvitation, { ...mine, body: {} })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(
      responses.filter(({ status }) => status === 409).map(({ body }) => (body as { code?: string }).code),
    ).toEqual(["session_full", "session_full"]);
    expect((await statuses(params)).toSorted()).toEqual(["accepted", "pending", "pending"]);
  });

  test("is too late once the session is over (LS-D2.3)", async () => {
    const params = await offer();
    const { client, mine } = await invited(params, "s1");
    await amelie.call(cancelSession, { params });
    expect((await client.call(acceptInvitation, { ...mine, body: {} })).body).toMatchObject({ code: "session_over" });
    expect((await client.call(declineInvitation, mine)).body).toMatchObject({ code: "session_over" });
  });

  test("is not seated beside a person they are kept apart from (LS-D2.3)", async () => {
    const params = await offer();
    const [first, second] = [await invited(params, "k1"), await invited(params, "k2")];
    const other = await offer({ access_level: "OPEN" });
    const seat = (await first.client.call(joinSession, { params: other, body: {} })).body;
    await second.client.call(joinSession, { params: other, body: {} });
    await first.client.call(acceptInvitation, { ...first.mine, body: {} });
    await second.client.call(blockAttendee, { params: { ...other, attendeeId: seat.id } });
    // A block removes the place without an event; the open invitation gives no seat.
    expect(await statuses(params)).toEqual(["pending", "accepted"]);
    expect((await second.client.call(acceptInvitation, { ...second.mine, body: {} })).body).toMatchObject({
      code: "seat_unavailable",
    });
  });
});
