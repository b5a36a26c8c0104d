import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { codeOf } from "../../../test/running-session.ts";
import { OFFER } from "../../../test/sessions.ts";
import { sessionStream, userStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { joinSession } from "../attendees/contract.ts";
import { acceptInvitation, invite, listInvitations } from "../invitations/contract.ts";
import { placeSignedIn } from "../invitations/place-signed-in.ts";
import { listMine } from "../sessions/contract.catalogue.ts";
import { createSession } from "../sessions/contract.ts";
import { blockAttendee, removeBlock } from "./contract.ts";

type Session = { id: number };

describe("a block between people of whom one is only invited (LS-D2.3, LS-D4.2)", () => {
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
  });
  afterAll(() => server.close());

  const offered = async (owner: Client, access_level: "OPEN" | "CLOSED"): Promise<Session> => ({
    id: (await owner.call(createSession, { body: { ...OFFER, access_level } })).body.id,
  });
  /** Amélie's session; these people are invited, and an address without an account. */
  const invitedTo = async (access_level: "OPEN" | "CLOSED", ...keys: string[]) => {
    const params = await offered(amelie, access_level);
    const invitations: number[] = [];
    for (const key of [...keys, "nobody.has.this"])
      invitations.push((await amelie.call(invite, { params, body: { email: `${key}@hotseat.example` } })).body.id);
    return { params, invitations };
  };
  /** One blocks the other in a session of Ben's. */
  const block = async (blocker: Client, blocked: Client) => {
    const params = await offered(ben, "OPEN");
    await blocker.call(joinSession, { params, body: {} });
    const attendeeId = (await blocked.call(joinSession, { params, body: {} })).body.id;
    expect((await blocker.call(blockAttendee, { params: { ...params, attendeeId } })).status).toBe(204);
  };
  const place = async (params: Session, key: string) =>
    (await findAttendeeOf(server.deps.database.db, params.id, key))?.status;
  const toldIn = (stream: string) => server.deps.database.db.select().from(events).where(eq(events.stream, stream));
  /** Everything that leaders of a session can read of its invitations. */
  const leadersRead = async (params: Session) => ({
    listed: (await amelie.call(listInvitations, { params })).body.results.map(({ status }) => status),
    sent: await toldIn(sessionStream(params.id)),
  });

  test("does not reveal the address's owner to a leader who blocks", async () => {
    const [shy, calm] = [await server.signIn(member("shy")), await server.signIn(member("calm"))];
    const { params, invitations } = await invitedTo("CLOSED", "shy", "calm");
    const before = await leadersRead(params);
    await block(amelie, shy);
    expect(await leadersRead(params)).toEqual(before);
    expect(before.listed).toEqual(["pending", "pending", "pending"]);

    expect([await place(params, "shy"), await place(params, "calm")]).toEqual(["CANCELLED", "INVITED"]);
    const seen = async (client: Client) => (await client.call(listMine, {})).body.results.map(({ id }) => id);
    expect([await seen(shy), await seen(calm)]).toEqual([expect.not.arrayContaining([params.id]), [params.id]]);
    const own = (await toldIn(userStream("shy"))).filter(({ type }) => type === "invitation.update").at(-1);
    expect(own).toMatchObject({ actor: null, data: { invitation_id: invitations[0], status: "pending" } });

    const accept = { params: { id: invitations[0] as number }, body: {} };
    expect(codeOf(await shy.call(acceptInvitation, accept))).toBe("seat_unavailable");
    await placeSignedIn(server.deps, "shy");
    expect(await place(params, "shy")).toBe("CANCELLED");
    await amelie.call(removeBlock, { params: { keycloakId: "shy" } });
    await placeSignedIn(server.deps, "shy");
    expect(await place(params, "shy")).toBe("INVITED");
  });

  test("names neither person nor address when the invited person blocks the leader", async () => {
    const wary = await server.signIn(member("wary"));
    const { params } = await invitedTo("CLOSED", "wary");
    const before = await leadersRead(params);
    await block(wary, amelie);
    expect(await leadersRead(params)).toEqual(before);
    await placeSignedIn(server.deps, "wary");
    expect(await place(params, "wary")).toBe("CANCELLED");
    await wary.call(removeBlock, { params: { keycloakId: PEOPLE.amelie.keycloakId } });
  });

  test("keeps the seat of a person who has one, so that they do not learn that the other was invited", async () => {
    const [seated, guest] = [await server.signIn(member("seated")), await server.signIn(member("guest"))];
    const { params } = await invitedTo("OPEN", "guest");
    await seated.call(joinSession, { params, body: {} });
    const before = await leadersRead(params);
    await block(seated, guest);
    expect(await leadersRead(params)).toEqual(before);
    expect([await place(params, "seated"), await place(params, "guest")]).toEqual(["CONFIRMED", "CANCELLED"]);
  });

  test("lets two invited people both stay invited until one has taken a seat", async () => {
    const [first, second] = [await server.signIn(member("first")), await server.signIn(member("second"))];
    const { params, invitations } = await invitedTo("CLOSED", "first", "second");
    const before = await leadersRead(params);
    await block(first, second);
    expect(await leadersRead(params)).toEqual(before);
    expect([await place(params, "first"), await place(params, "second")]).toEqual(["INVITED", "INVITED"]);
    const accept = (client: Client, at: number) =>
      client.call(acceptInvitation, { params: { id: invitations[at] as number }, body: {} });
    expect((await accept(second, 1)).status).toBe(200);
    expect(codeOf(await accept(first, 0))).toBe("seat_unavailable");
  });
});
