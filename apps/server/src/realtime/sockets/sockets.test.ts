import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { hasTag, openPad, sessionWithTool, type ToolSession } from "../../../test/pad-sockets.ts";
import { PEOPLE } from "../../../test/people.ts";
import { openSocket } from "../../../test/socket-client.ts";
import { addPartner, mintEmbedToken } from "../../modules/embed/embed-repository.ts";
import { countPadChanges } from "../../modules/pads/pad-history.ts";
import { createSocketTicket } from "../../modules/tools/contract.sockets.ts";
import { users } from "../../modules/users/tables.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { createWebSessions } from "../../platform/identity/web-sessions.ts";

const EDIT = { Edit: { revision: 0, operation: ["x"] } };

let server: TestServer;
let origin: string;
let amelie: Client;
let ben: Client;
let chiara: Client;
let dieter: Client;
let place: ToolSession;

beforeAll(async () => {
  server = await createTestServer({ clock: systemClock, config: { rateLimitPerMinute: 0 } });
  origin = await server.listen();
  amelie = await server.signIn(PEOPLE.amelie);
  ben = await server.signIn(PEOPLE.ben);
  chiara = await server.signIn(PEOPLE.chiara);
  dieter = await server.signIn(PEOPLE.dieter);
  place = await sessionWithTool(server);
});
afterAll(() => server.close());

const ticketFor = async (client: Client, { sessionId, toolId }: ToolSession): Promise<string> =>
  (await client.call(createSocketTicket, { params: { id: sessionId, toolId } })).body.ticket;
describe("an upgrade", () => {
  test("is refused without a sign-in, without a place and for an unknown tool", async () => {
    await expect(openPad(origin, place.toolId, null)).rejects.toThrow("401");
    await expect(openPad(origin, place.toolId, dieter)).rejects.toThrow("404");
    await expect(openPad(origin, `s${place.sessionId}-nobody`, amelie)).rejects.toThrow("404");
  });

  test("is explained to a request without one: 401, 404, or 426 where it would be accepted (TL-P.121)", async () => {
    const statusOf = async (kind: string, id: string, client: Client | null) => {
      const cookie = await client?.cookie();
      return (await fetch(`${origin}/api/${kind}/${id}`, { headers: { ...(cookie && { cookie }) } })).status;
    };
    const { toolId } = await sessionWithTool(server, "whiteboard");
    for (const [kind, id] of [
      ["socket", place.toolId],
      ["board", toolId],
    ] as const)
      expect([await statusOf(kind, id, null), await statusOf(kind, id, dieter), await statusOf(kind, id, ben)]).toEqual(
        [401, 404, 426],
      );
  });

  test("with cookies is refused from another origin and without one, and taken from an allowed one", async () => {
    await expect(openPad(origin, place.toolId, amelie, { from: "https://evil.example" })).rejects.toThrow("403");
    await expect(openPad(origin, place.toolId, amelie, { from: null })).rejects.toThrow("403");
    (await openPad(origin, place.toolId, amelie, { from: "https://partner.example" })).close();
  });

  test("selects the richer messages, and never repeats a ticket", async () => {
    const ticket = await ticketFor(ben, place);
    const socket = await openPad(origin, place.toolId, null, { rich: true, ticket, from: null });
    expect(socket.socket.protocol).toBe(PAD_SUBPROTOCOL);
    await expect(openSocket(`${origin}/api/socket/other`, { protocols: ["hotseat.unknown.1"] })).rejects.toThrow();
    socket.close();
  });

  test("takes a ticket once, and for its own tool", async () => {
    const ticket = await ticketFor(ben, place);
    (await openPad(origin, place.toolId, null, { ticket, rich: true })).close();
    await expect(openPad(origin, place.toolId, null, { ticket, rich: true })).rejects.toThrow("401");
    const other = await sessionWithTool(server);
    const elsewhere = await ticketFor(ben, place);
    await expect(openPad(origin, other.toolId, null, { ticket: elsewhere, rich: true })).rejects.toThrow("404");
  });
});

describe("a socket of a session's pad", () => {
  test("with a ticket is refused once the sign-in that asked for it is over", async () => {
    const chiaras = await server.signIn(PEOPLE.chiara);
    const ticket = await ticketFor(chiaras, place);
    const webSessions = createWebSessions(server.deps.database, server.deps.clock, false);
    const [, id = ""] = (await chiaras.cookie()).match(/hotseat_session=([^;]+)/) ?? [];
    await webSessions.end({ idHash: hashOpaque(id) });
    await expect(openPad(origin, place.toolId, null, { ticket, from: null })).rejects.toThrow("401");
    chiara = await server.signIn(PEOPLE.chiara);
  });

  test("of an observer reads; its edit gets the standing as the response, and on the plain wire a close", async () => {
    const here = await sessionWithTool(server);
    const rich = await openPad(origin, here.toolId, chiara, { rich: true });
    rich.send({ Resume: { client: crypto.randomUUID(), revision: 0 } });
    expect(await rich.until(hasTag("Standing"))).toEqual({ Standing: { can_edit: false, reason: "observer" } });
    rich.send({ Edit: { ...EDIT.Edit, edit: 1 } });
    const plain = await openPad(origin, here.toolId, chiara);
    plain.send(EDIT);
    expect((await plain.closed).code).toBe(1008);
    expect(await countPadChanges(server.deps.database.db, here.toolId)).toBe(0);
    rich.close();
  });

  test("shows the name of the account, not the one that was sent", async () => {
    const here = await sessionWithTool(server);
    const socket = await openPad(origin, here.toolId, ben);
    socket.send({ ClientInfo: { name: "Amélie Rochat", hue: 7 } });
    expect(await socket.until(hasTag("UserInfo"))).toEqual({
      UserInfo: { id: 0, info: { name: PEOPLE.ben.fullName, hue: 7 } },
    });
    socket.close();
  });

  test("shows names that look alike with the mark by which the session's people tell them apart", async () => {
    const { db } = server.deps.database;
    const here = await sessionWithTool(server);
    const { keycloakId } = PEOPLE.chiara;
    const nameChiara = (fullName: string) => db.update(users).set({ fullName }).where(eq(users.keycloakId, keycloakId));
    // The second letter is Cyrillic.
    await nameChiara("B\u0435n Okafor");
    const sockets = [await openPad(origin, here.toolId, ben), await openPad(origin, here.toolId, chiara)];
    await nameChiara(PEOPLE.chiara.fullName);
    const names = sockets.map(async (socket) => {
      const { Identity } = (await socket.until(hasTag("Identity"))) as { Identity: number };
      socket.send({ ClientInfo: { name: "", hue: 7 } });
      const isMine = ({ UserInfo }: { UserInfo?: { id: number } }) => UserInfo?.id === Identity;
      return ((await socket.until(isMine)) as { UserInfo: { info: { name: string } } }).UserInfo.info.name;
    });
    expect(await Promise.all(names)).toEqual(["Ben Okafor (B.)", "B\u0435n Okafor (C.)"]);
    for (const socket of sockets) socket.close();
  });

  test("opened with an embed token's ticket reads its own session's tool only", async () => {
    const { db } = server.deps.database;
    const partner = await addPartner(db, server.deps.clock, { name: "Partner", organisationId: 1 });
    const here = await sessionWithTool(server);
    const grant = { partnerId: partner.id, keycloakId: PEOPLE.ben.keycloakId, sessionId: here.sessionId };
    const { token } = await mintEmbedToken(db, server.deps.clock, grant);
    const headers = { authorization: `Bearer ${token}` };
    const params = { id: here.sessionId, toolId: here.toolId };
    const { ticket } = (await server.anonymous().call(createSocketTicket, { params }, headers)).body;
    const socket = await openPad(origin, here.toolId, null, { ticket, rich: true, from: "https://partner.example" });
    const foreign = { id: place.sessionId, toolId: place.toolId };
    expect((await server.anonymous().call(createSocketTicket, { params: foreign }, headers)).status).toBe(404);
    socket.close();
  });
});
