import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { codeOf, openRunningServer, type RunningServer } from "../../../test/running-session.ts";
import { openSse } from "../../../test/sse-client.ts";
import type { Database } from "../../platform/database/database.ts";
import { saveAttendee } from "../attendees/attendee-repository.ts";
import { approveJoinRequest, requestJoin } from "../attendees/contract.requests.ts";
import { cancelRegistration, joinSession, listAttendees, removeAttendee } from "../attendees/contract.ts";
import { evaluateAttendee } from "../evaluations/contract.ts";
import { evaluations } from "../evaluations/tables.ts";
import { joinCall } from "../sessions/contract.call.ts";
import { getSession } from "../sessions/contract.ts";

/** The promised time, in milliseconds of the server's clock, for closing a removed person's connections. */
const OUT_WITHIN_MS = 2000;

let server: TestServer;
let owner: Client;
let sessionWith: RunningServer["sessionWith"];
let origin: RunningServer["origin"];
let put: RunningServer["put"];
let clock: RunningServer["clock"];
beforeAll(async () => {
  ({ server, owner, sessionWith, origin, put, clock } = await openRunningServer());
});
afterAll(() => server.close());

describe("somebody removed (LS-D4.2)", () => {
  test("is out of room and streams without the clock moving on, and does not come back", async () => {
    const { params, clients, ids } = await sessionWith([member("loud"), member("calm")]);
    const [loud, calm] = clients as [Client, Client];
    const stream = await openSse(`${origin}/api/v1/sse/?stream_session_id=${params.id}&global=1`, {
      cookie: await loud.cookie(),
    });
    await stream.until(({ event }) => event === "connection.established");
    expect((await loud.call(joinCall, { params, body: {} })).status).toBe(200);

    const target = { params: { ...params, attendeeId: ids[0] as number } };
    expect((await owner.call(removeAttendee, target)).status).toBe(204);
    while (await stream.next());
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

  test("finds the room of their token closed, and the others get a token for another one", async () => {
    const { params, clients, ids } = await sessionWith([member("noisy"), member("quiet"), member("passing")]);
    const [noisy, quiet, passing] = clients as [Client, Client, Client];
    for (const client of [noisy, quiet, passing])
      expect((await client.call(joinCall, { params, body: {} })).status).toBe(200);
    const from = put.length;
    await owner.call(removeAttendee, { params: { ...params, attendeeId: ids[0] as number } });
    expect(put.slice(from)).toContain(`close ${params.id}`);
    expect(put.slice(from).indexOf(`noisy out of ${params.id}`)).toBeLessThan(
      put.slice(from).indexOf(`close ${params.id}`),
    );
    expect((await quiet.call(joinCall, { params, body: {} })).status).toBe(200);
    expect(put.slice(from)).not.toContain(`close ${params.id} next`);
    // Giving up one's own seat moves nobody: repeated, it would disconnect everybody each time.
    const left = put.length;
    expect((await passing.call(cancelRegistration, { params })).status).toBe(204);
    expect(put.slice(left).filter((line) => line.startsWith("close") && !line.endsWith(`${params.id}`))).toEqual([]);
  });

  test("finds the room of their token closed, once, after giving the seat up before", async () => {
    const { params, clients, ids } = await sessionWith([member("sly"), member("steady")]);
    const [sly, steady] = clients as [Client, Client];
    expect((await sly.call(joinCall, { params, body: {} })).status).toBe(200);
    expect((await sly.call(cancelRegistration, { params })).status).toBe(204);
    const closings = () => put.filter((line) => [`close ${params.id}`, `close ${params.id} next`].includes(line));
    expect(closings()).toEqual([]);
    const target = { params: { ...params, attendeeId: ids[0] as number } };
    for (const _ of [1, 2]) {
      expect((await owner.call(removeAttendee, target)).status).toBe(204);
      // The others are in the new room, which a repeated removal would close.
      expect((await steady.call(joinCall, { params, body: {} })).status).toBe(200);
    }
    expect(closings()).toEqual([`close ${params.id}`]);
    expect(codeOf(await sly.call(joinSession, { params, body: {} }))).toBe("seat_unavailable");
  });

  test("finds the room closed too after giving the seat up and asking for it again", async () => {
    const { params, clients, ids } = await sessionWith([], { access_level: "CLOSED" });
    expect([clients, ids]).toEqual([[], []]);
    const shy = await server.signIn(member("shy"));
    const { id } = (await shy.call(requestJoin, { params, body: {} })).body;
    await owner.call(approveJoinRequest, { params: { ...params, requestId: id } });
    expect((await shy.call(joinCall, { params, body: {} })).status).toBe(200);
    await shy.call(cancelRegistration, { params });
    const asked = (await shy.call(requestJoin, { params, body: {} })).body;
    await owner.call(removeAttendee, { params: { ...params, attendeeId: asked.attendee_id } });
    expect(put).toContain(`close ${params.id}`);
  });

  test.each([
    ["that hears of it, without the clock moving on", (database: Database) => database, 0],
    [
      "that does not hear of it, within 2 s",
      (database: Database): Database => ({ ...database, listen: async () => async () => {} }),
      OUT_WITHIN_MS,
    ],
  ])("hears nothing more from another instance %s", async (_which, asHeard, withinMs) => {
    const database = asHeard(server.deps.database);
    const other = await createTestServer({ handlers: ALL_ROUTES, database, clock });
    const { params, clients, ids } = await sessionWith([member("elsewhere")]);
    const address = `${await other.listen()}/api/v1/sse/session/${params.id}/`;
    const stream = await openSse(address, { cookie: await (clients[0] as Client).cookie() });
    await stream.until(({ event }) => event === "connection.established");
    await owner.call(removeAttendee, { params: { ...params, attendeeId: ids[0] as number } });
    clock.advance(withinMs);
    while (await stream.next());
    await other.close();
  });

  test("leaves their evaluations of others", async () => {
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

  test("is never oneself, never the owner, and is a person of this session", async () => {
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

  test("is replaced by the owner as host", async () => {
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
