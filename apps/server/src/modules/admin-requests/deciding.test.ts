import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addClosedSession, addRequest } from "../../../test/join-requests.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { readEvents } from "../../ledger/read-events.ts";
import { approveJoinRequest, rejectJoinRequest, requestJoin } from "../attendees/contract.requests.ts";
import { cancelRegistration } from "../attendees/contract.ts";
import { listNotifications } from "../notifications/contract.ts";
import { insertBlock } from "../safety/blocks-repository.ts";
import { cancelSession, endSession, getSession } from "../sessions/contract.ts";
import { sessions } from "../sessions/tables.ts";
import { decideJoinRequests, getAdminRequestSummary, listAdminJoinRequests } from "./contract.ts";

const REASON = "This round is for the second year.";

describe("an administrator's decisions on requests for a seat", () => {
  let server: TestServer;
  let admin: Client;
  let host: Client;
  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn(PEOPLE.institutionAdmin);
    host = await server.signIn(PEOPLE.amelie);
  });
  afterAll(() => server.close());

  type Decision = "approve" | "approve_as_observer" | "reject";
  const decide = async (ids: number[], decision: Decision = "approve", reason?: string) => {
    const { status, body } = await admin.call(decideJoinRequests, {
      body: { ids, decision, ...(reason !== undefined && { reason }) },
    });
    return status === 200 ? body.results.map(({ outcome }) => outcome) : body;
  };
  const closed = (change: Partial<typeof sessions.$inferInsert> = {}) =>
    addClosedSession(server.deps, PEOPLE.amelie, change);
  const ask = (sessionId: number, key: string) => addRequest(server.deps, sessionId, member(key));
  const noticesOf = async (person: Client) =>
    (await person.call(listNotifications, {}, { "accept-language": "en" })).body.results.map(({ message }) => message);
  const eventsOf = async (person: string) =>
    (await readEvents(server.deps.database.db, new Map([[`user:${person}`, 0]]), 1000)).map(({ type }) => type);

  test("an approved person has the seat, and a rejected one reads the reason in the inbox and at the session (AS-3.11)", async () => {
    const id = await closed();
    const [seated, refused] = [await ask(id, "seated"), await ask(id, "refused")];
    expect(await decide([seated])).toEqual(["approved"]);
    expect(await decide([refused], "reject", REASON)).toEqual(["rejected"]);
    const read = async (key: string) => {
      const person = await server.signIn(member(key));
      const { my_status, my_rejection } = (await person.call(getSession, { params: { id } })).body;
      return { my_status, reason: my_rejection?.reason, notices: await noticesOf(person) };
    };
    expect(await read("seated")).toEqual({
      my_status: "CONFIRMED",
      reason: undefined,
      notices: ["You have a place: your request was approved"],
    });
    expect(await read("refused")).toEqual({
      my_status: "DECLINED",
      reason: REASON,
      notices: [`Your request to join was declined: ${REASON}`],
    });
  });

  test("a rejected person who asks again reads the old reason no more", async () => {
    const id = await closed();
    await decide([await ask(id, "again")], "reject", REASON);
    const person = await server.signIn(member("again"));
    expect((await person.call(requestJoin, { params: { id }, body: {} })).status).toBe(201);
    expect((await person.call(getSession, { params: { id } })).body).not.toHaveProperty("my_rejection");
  });

  test("a host's rejection takes the same reason, and needs none (AS-3.20)", async () => {
    const id = await closed();
    const rejected = async (key: string, body?: { reason: string }) => {
      const params = { id, requestId: await ask(id, key) };
      expect((await host.call(rejectJoinRequest, { params, ...(body && { body }) } as never)).status).toBe(200);
      return (await (await server.signIn(member(key))).call(getSession, { params: { id } })).body.my_rejection?.reason;
    };
    expect(await rejected("with-reason", { reason: REASON })).toBe(REASON);
    expect(await rejected("without-reason")).toBeNull();
  });

  test("each request has its own outcome, and one that fails does not stop the others (AS-3.12)", async () => {
    const full = await closed({ capacity: 2, observersAllowed: false });
    const over = await closed({ status: "COMPLETED" });
    const kept = await closed();
    const ids = [
      await ask(full, "first"),
      await ask(full, "second"),
      await ask(over, "late"),
      await ask(kept, "apart"),
    ];
    await insertBlock(server.deps.database.db, "apart", PEOPLE.amelie.keycloakId, server.deps.clock.now());
    const gone = await closed();
    const removed = await ask(gone, "of-removed");
    await server.deps.database.db.delete(sessions).where(eq(sessions.id, gone));
    expect(await decide([...ids, removed, ids[0] as number, await ask(kept, "last")])).toEqual([
      "approved",
      "session_full",
      "session_over",
      "seat_cannot_be_given",
      "join_request_not_found",
      "request_settled",
      "approved",
    ]);
    expect(await decide([ids[1] as number], "approve_as_observer")).toEqual(["observers_not_allowed"]);
  });

  test("a person whose seat is taken is seated as observer, has no turn, and reads so (AS-3.12)", async () => {
    const id = await closed({ capacity: 1 });
    const request = await ask(id, "watcher");
    expect(await decide([request])).toEqual(["session_full"]);
    expect(await decide([request], "approve_as_observer")).toEqual(["approved"]);
    const person = await server.signIn(member("watcher"));
    expect((await person.call(getSession, { params: { id } })).body).toMatchObject({ userRole: "observer" });
    expect(await noticesOf(person)).toEqual(["You have a place as an observer: your request was approved"]);
  });

  test("an administrator's own request is left to others, alone or among many, and stays open (AS-3.19)", async () => {
    const id = await closed();
    const own = await addRequest(server.deps, id, PEOPLE.institutionAdmin);
    const other = await ask(id, "beside-own");
    for (const decision of ["approve", "approve_as_observer"] as const)
      expect(await decide([own], decision)).toEqual(["own_request"]);
    expect(await decide([own, other], "reject", REASON)).toEqual(["own_request", "rejected"]);
    const { results } = (await admin.call(listAdminJoinRequests, { query: { session_id: id } })).body;
    expect(results.map((request) => [request.id, request.is_own])).toEqual([[own, true]]);
    const another = await server.signIn(PEOPLE.organisationAdmin);
    const { body } = await another.call(decideJoinRequests, { body: { ids: [own], decision: "approve" } });
    expect(body.results).toEqual([{ id: own, outcome: "approved" }]);
  });

  test("many are seated as observers by one call, each with its own result (AS-3.12)", async () => {
    const full = await closed({ capacity: 1 });
    const without = await closed({ capacity: 1, observersAllowed: false });
    const ids = [await ask(full, "watch-1"), await ask(without, "watch-2"), await ask(full, "watch-3")];
    expect(await decide(ids)).toEqual(["session_full", "session_full", "session_full"]);
    expect(await decide(ids, "approve_as_observer")).toEqual(["approved", "observers_not_allowed", "approved"]);
  });

  test("of host and administrator who decide at once, one wins and the other gets request_settled (AS-3.13)", async () => {
    for (const round of [1, 2, 3]) {
      const id = await closed();
      const request = await ask(id, `raced-${round}`);
      const [byHost, byAdmin] = await Promise.all([
        host.call(approveJoinRequest, { params: { id, requestId: request } }),
        decide([request], "reject", REASON),
      ]);
      const outcomes = [byHost.status === 200 ? "won" : (byHost.body as unknown as { code: string }).code, byAdmin];
      expect([
        ["won", ["request_settled"]],
        ["request_settled", ["rejected"]],
      ]).toContainEqual(outcomes);
    }
  });

  test("a hundred requests are decided by one call, in their order, and no seat is given twice (AS-3.12)", async () => {
    const first = await closed({ capacity: 8 });
    const second = await closed({ capacity: 8 });
    const ids: number[] = [];
    for (let n = 0; n < 100; n += 1) ids.push(await ask(n % 2 === 0 ? first : second, `class-${n}`));
    const outcomes = await decide(ids);
    // The owner has one of eight seats.
    expect(outcomes).toEqual(ids.map((_, n) => (n < 14 ? "approved" : "session_full")));
    expect(await decide(ids.slice(14), "reject", REASON)).toEqual(ids.slice(14).map(() => "rejected"));
    expect(await decide([...ids, 1])).toMatchObject({ code: "validation_failed" });
  });

  test("administrators, host and the person who asked learn each change by an event of their own (AS-3.14)", async () => {
    const id = await closed();
    const person = await server.signIn(member("heard"));
    const counts = async () => ({
      admin: (await eventsOf(PEOPLE.institutionAdmin.keycloakId)).filter((type) => type === "admin.requests.changed")
        .length,
      host: (await eventsOf(PEOPLE.amelie.keycloakId)).filter((type) => type.startsWith("join_request.")).length,
    });
    const before = await counts();
    const request = (await person.call(requestJoin, { params: { id }, body: {} })).body.id;
    expect((await admin.call(getAdminRequestSummary)).body.sessions.map((one) => one.id)).toContain(id);
    expect(await counts()).toEqual({ admin: before.admin + 1, host: before.host + 1 });
    await decide([request], "reject", REASON);
    expect(await counts()).toEqual({ admin: before.admin + 2, host: before.host + 2 });
    expect(await eventsOf("heard")).toEqual(["join_request.created", "join_request.rejected", "private.notification"]);
    await person.call(requestJoin, { params: { id }, body: {} });
    await person.call(cancelRegistration, { params: { id } });
    expect(await counts()).toEqual({ admin: before.admin + 4, host: before.host + 4 });
    expect((await eventsOf("heard")).at(-1)).toBe("join_request.withdrawn");
    expect(JSON.stringify(await readEvents(server.deps.database.db, new Map([["user:heard", 0]]), 100))).not.toContain(
      REASON,
    );
    expect(await eventsOf(PEOPLE.dieter.keycloakId)).toEqual([]);
  });

  test.each([
    ["cancelled", "SCHEDULED", cancelSession],
    ["ended", "IN_PROGRESS", endSession],
  ] as const)(
    "a session with an open request that is %s reaches its administrators, who have one request less (AS-3.14)",
    async (what, status, end) => {
      const id = await closed({ status, ...(status === "IN_PROGRESS" && { startedAt: server.deps.clock.now() }) });
      const quiet = await closed({ status, ...(status === "IN_PROGRESS" && { startedAt: server.deps.clock.now() }) });
      await ask(id, `of-${what}`);
      const heard = async () => ({
        seats: (await admin.call(getAdminRequestSummary)).body.seats,
        events: (await eventsOf(PEOPLE.institutionAdmin.keycloakId)).filter((type) => type === "admin.requests.changed")
          .length,
      });
      const before = await heard();
      expect((await host.call(end, { params: { id }, body: {} } as never)).status).toBe(200);
      expect(await heard()).toEqual({ seats: before.seats - 1, events: before.events + 1 });
      expect((await host.call(end, { params: { id: quiet }, body: {} } as never)).status).toBe(200);
      expect(await heard()).toEqual({ seats: before.seats - 1, events: before.events + 1 });
    },
  );

  test("a decision without ids, with a wrong id, without its reason or with one too many is refused with the field (AS-3.12)", async () => {
    const request = await ask(await closed(), "typed");
    const refused = async (body: object) => {
      const response = await admin.call(decideJoinRequests, { body } as never);
      return [response.status, Object.keys((response.body as unknown as { field_errors: object }).field_errors ?? {})];
    };
    const ids = [request];
    expect(await refused({ ids: [], decision: "approve" })).toEqual([400, ["ids"]]);
    expect(await refused({ ids: ["one"], decision: "approve" })).toEqual([400, ["ids.0"]]);
    expect(await refused({ ids: [0], decision: "approve" })).toEqual([400, ["ids.0"]]);
    expect(await refused({ ids, decision: "maybe" })).toEqual([400, ["decision"]]);
    expect(await refused({ ids, decision: "reject" })).toEqual([400, ["reason"]]);
    expect(await refused({ ids, decision: "reject", reason: "   " })).toEqual([400, ["reason"]]);
    expect(await refused({ ids, decision: "reject", reason: "x".repeat(501) })).toEqual([400, ["reason"]]);
    expect(await refused({ ids, decision: "approve", reason: REASON })).toEqual([400, ["reason"]]);
    expect(await decide(ids)).toEqual(["approved"]);
  });
});
