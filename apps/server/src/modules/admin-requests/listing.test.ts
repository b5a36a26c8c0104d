import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addClosedSession, addRequest } from "../../../test/join-requests.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { addPerson, member, PEOPLE } from "../../../test/people.ts";
import { registerAndVerify } from "../../../test/registration.ts";
import { insertRegistration } from "../registration/registration-repository.ts";
import { institutions } from "../users/tables.ts";
import { decideJoinRequests, getAdminRequestSummary, listAdminJoinRequests } from "./contract.ts";

const minutesAgo = (minutes: number) => new Date(Date.parse("2026-11-21T09:00:00.000Z") - minutes * 60_000);

describe("the list of requests for a seat", () => {
  let server: TestServer;
  let admin: Client;
  let panel: number;
  let small: number;
  beforeAll(async () => {
    server = await createTestServer({ clock: manualClock() });
    const { deps } = server;
    admin = await server.signIn(PEOPLE.organisationAdmin);
    panel = await addClosedSession(deps, PEOPLE.amelie, { startTime: new Date("2026-11-26T18:30:00.000Z") });
    small = await addClosedSession(deps, PEOPLE.chiara, { capacity: 1, observersAllowed: false });
    await addPerson(deps, PEOPLE.ben);
    await addRequest(deps, panel, member("tom", { fullName: "Tom Whitfield" }), { at: minutesAgo(5) });
    await addRequest(deps, panel, member("priya", { fullName: "Priya Raman", institutionId: 2 }), {
      seat: "observer",
      message: "I would like to watch first.",
      at: minutesAgo(90),
    });
    await addRequest(deps, small, member("hana", { fullName: "Hana Kovář" }), { at: minutesAgo(3000) });
    const over = await addClosedSession(deps, PEOPLE.amelie, { status: "CANCELLED" });
    await addRequest(deps, over, member("late"));
    const settled = await addRequest(deps, panel, member("settled"));
    await admin.call(decideJoinRequests, { body: { ids: [settled], decision: "reject", reason: "No." } });
  });
  afterAll(() => server.close());

  type Query = NonNullable<Parameters<typeof admin.call<typeof listAdminJoinRequests>>[1]>["query"];
  const names = async (query: Query) =>
    (await admin.call(listAdminJoinRequests, { query })).body.results.map(({ person }) => person.full_name);

  test("has the open requests of sessions that are not over, with session and person, the longest wait first (AS-3.11)", async () => {
    const { body } = await admin.call(listAdminJoinRequests);
    expect(body.count).toBe(3);
    expect(body.results.map(({ person, is_full }) => [person.full_name, is_full])).toEqual([
      ["Hana Kovář", true],
      ["Priya Raman", false],
      ["Tom Whitfield", false],
    ]);
    expect(body.results[1]).toEqual({
      id: expect.any(Number),
      session_id: panel,
      title: expect.stringMatching(/\w/),
      start_time: "2026-11-26T18:30:00.000Z",
      role: "observer",
      hot_seat: false,
      message: "I would like to watch first.",
      person: {
        full_name: "Priya Raman",
        short_name: expect.any(String),
        email: "priya@hotseat.example",
        organisation: { id: 1, name: "Rive Gauche Academy" },
        institution: { id: 2, name: "Genève" },
      },
      is_own: false,
      is_full: false,
      observers_allowed: true,
      created_at: minutesAgo(90).toISOString(),
    });
    expect(body.results[0]).toMatchObject({ session_id: small, observers_allowed: false });
  });

  test("is filtered by name or address, institution, session and wait, and cut into pages (AS-3.15)", async () => {
    expect(await names({ search: "KOVÁŘ" })).toEqual(["Hana Kovář"]);
    expect(await names({ search: "tom@hot" })).toEqual(["Tom Whitfield"]);
    expect(await names({ institution_id: 2 })).toEqual(["Priya Raman"]);
    expect(await names({ session_id: panel })).toEqual(["Priya Raman", "Tom Whitfield"]);
    expect(await names({ waiting_since_before: minutesAgo(60).toISOString() })).toEqual(["Hana Kovář", "Priya Raman"]);
    expect(await names({ session_id: panel, institution_id: 3 })).toEqual([]);
    const first = (await admin.call(listAdminJoinRequests, { query: { limit: 2 } })).body;
    const cursor = new URL(first.next ?? "").searchParams.get("cursor") ?? "";
    expect(await names({ limit: 2, cursor })).toEqual(["Tom Whitfield"]);
  });

  test("a filter or a cursor that is none is refused with its field (AS-3.15)", async () => {
    for (const [name, value] of [
      ["session_id", "one"],
      ["institution_id", "0"],
      ["waiting_since_before", "yesterday"],
      ["cursor", "nowhere"],
      ["search", "x".repeat(101)],
    ] as const) {
      const response = await admin.call(listAdminJoinRequests, { query: { [name]: value } } as never);
      expect([name, response.status, (response.body as unknown as { code: string }).code]).toEqual([
        name,
        400,
        "validation_failed",
      ]);
    }
  });

  test("the summary counts accounts and seats, and names sessions and institutions to filter by (AS-3.14)", async () => {
    await registerAndVerify(server.deps, server.anonymous(), "noe@example.org", { institution_id: 2 });
    const { body } = await admin.call(getAdminRequestSummary);
    expect(body).toEqual({
      accounts: 1,
      seats: 3,
      waiting_since: minutesAgo(3000).toISOString(),
      sessions: [
        { id: small, title: expect.any(String), start_time: expect.any(String), requests: 1 },
        { id: panel, title: expect.any(String), start_time: "2026-11-26T18:30:00.000Z", requests: 2 },
      ],
      institutions: [
        { id: 2, name: "Genève", requests: 2 },
        { id: 1, name: "Lausanne", requests: 2 },
      ],
    });
    const elsewhere = await server.signIn(
      member("other-admin", { role: "organisation_admin", organisationId: 2, institutionId: null }),
    );
    expect((await elsewhere.call(getAdminRequestSummary)).body).toEqual({
      accounts: 0,
      seats: 0,
      waiting_since: null,
      sessions: [],
      institutions: [],
    });
  });

  test("the summary names each of 150 institutions and 120 sessions with a request, once and by name (AS-3.15)", async () => {
    const organisationId = 2;
    const { db } = server.deps.database;
    await addPerson(server.deps, PEOPLE.dieter);
    const names = Array.from({ length: 150 }, (_, n) => `Campus ${String(n).padStart(3, "0")}`);
    // In no order, as institutions are made.
    const made = await db
      .insert(institutions)
      .values(names.map((_, n) => ({ organisationId, name: names[(n * 7) % 150] as string })))
      .returning();
    const one = await addClosedSession(server.deps, PEOPLE.dieter);
    for (const [n, { id: institutionId }] of made.entries()) {
      const isAccount = n % 3 === 0;
      const person = member(`campus-${n}`, { organisationId, institutionId });
      await addRequest(server.deps, n < 120 ? await addClosedSession(server.deps, PEOPLE.dieter) : one, person);
      if (isAccount)
        await insertRegistration(db, {
          email: `new-${n}@hotseat.example`,
          fullName: `New ${n}`,
          shortName: "New",
          language: "en",
          organisationId,
          institutionId,
          status: "pending",
          createdAt: minutesAgo(n),
        });
    }
    const theirs = await server.signIn(
      member("their-admin", { role: "organisation_admin", organisationId, institutionId: null }),
    );
    const { body } = await theirs.call(getAdminRequestSummary);
    expect(body).toMatchObject({ accounts: 50, seats: 150 });
    expect(body.institutions.map(({ name }) => name)).toEqual(names);
    expect(body.institutions.filter(({ requests }) => requests === 2)).toHaveLength(50);
    expect(body.sessions).toHaveLength(121);
  });
});
