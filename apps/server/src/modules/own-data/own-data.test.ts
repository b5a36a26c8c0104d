import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addClosedSession, addRequest } from "../../../test/join-requests.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { mailsTo } from "../../../test/registration.ts";
import { fivePillars } from "../../../test/scoring.ts";
import { addSession, OFFER } from "../../../test/sessions.ts";
import { readEvents } from "../../ledger/read-events.ts";
import { saveAccount } from "../../platform/identity/accounts.ts";
import { joinSession, listAttendees } from "../attendees/contract.ts";
import { settleRequest } from "../attendees/join-request-repository.ts";
import { attendees } from "../attendees/tables.ts";
import { evaluations } from "../evaluations/tables.ts";
import { invite } from "../invitations/contract.ts";
import { messages } from "../messages/tables.ts";
import { sessionNotes } from "../notes/tables.ts";
import { notify } from "../notifications/notify.ts";
import { padAuthors, padDocuments, padWrites, type StoredEdit } from "../pads/tables.ts";
import { insertRegistration } from "../registration/registration-repository.ts";
import { cancelSession, createSession, getSession } from "../sessions/contract.ts";
import { sessions } from "../sessions/tables.ts";
import { sessionTools } from "../tools/tables.ts";
import { getMe } from "../users/contract.ts";
import { findUser } from "../users/users-repository.ts";
import { deleteOwnAccount, exportOwnData } from "./contract.ts";

let server: TestServer;
let lea: Client;
let ben: Client;
let sessionId: number;
let tests = 0;
let id: string;
/** Of this test alone. */
const address = (): string => `${id}@hotseat.example`;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tests += 1;
  id = `lea-${tests}`;
  lea = await server.signIn(member(id));
  ben = await server.signIn(PEOPLE.ben);
  const { db } = server.deps.database;
  await saveAccount(db, { keycloakId: id, login: address(), fullName: "Léa", password: "a quiet river in May" });
  sessionId = await addSession(server.deps, [member(id), PEOPLE.ben]);
  await db.update(sessions).set({ status: "COMPLETED" }).where(eq(sessions.id, sessionId));
});

const seatOf = async (who: string): Promise<number> => {
  const rows = await server.deps.database.db.select().from(attendees).where(eq(attendees.sessionId, sessionId));
  return rows.find(({ keycloakId }) => keycloakId === who)?.id ?? 0;
};
/** A submitted evaluation in the session; how one comes about is the subject of other tests. */
const evaluate = async (by: string, who: string, comments: string) => {
  const now = server.deps.clock.now();
  await server.deps.database.db.insert(evaluations).values({
    sessionId,
    evaluatorId: await seatOf(by),
    evaluateeId: await seatOf(who),
    answers: [],
    comments,
    status: "SUBMITTED",
    formData: {} as never,
    pillars: fivePillars(),
    updatedAt: now,
    submittedAt: now,
  });
};
/** Everything of a session that Léa and Ben write. */
const write = async (): Promise<void> => {
  await evaluate(id, "ben", "Written by Léa");
  await evaluate("ben", id, `Written about ${id}`);
  const { db } = server.deps.database;
  const [seat, at] = [await seatOf(id), server.deps.clock.now()];
  const sent = { sessionId, senderId: seat, clientId: randomUUID(), text: "Hello from Léa", createdAt: at };
  await db.insert(messages).values(sent);
  await db
    .insert(sessionNotes)
    .values({ authorId: seat, clientId: randomUUID(), content: `Only for ${id}`, updatedAt: at });
};
const remove = (email = address()) => lea.call(deleteOwnAccount, { body: { email } });
/** Whether any row of any table holds this text. */
const isAnywhere = async (text: string): Promise<string[]> => {
  const { db } = server.deps.database;
  const tables = await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  const found: string[] = [];
  for (const { tablename } of tables.rows as Array<{ tablename: string }>) {
    const hits = await db.execute(
      sql`select 1 from ${sql.identifier(tablename)} t where strpos(t::text, ${text}) > 0 limit 1`,
    );
    if (hits.rows.length > 0) found.push(tablename);
  }
  return found;
};

/** Léa and Ben type in a code pad of the session. */
const typeInPad = async (): Promise<string> => {
  const { db } = server.deps.database;
  const [padId, at] = [`s${sessionId}-${id}`, server.deps.clock.now()];
  const tool = { id: padId, sessionId, kind: "code" as const, name: "Code", position: 0, createdAt: at };
  await db.insert(sessionTools).values(tool);
  await db.insert(padDocuments).values({ id: padId, toolId: padId, createdAt: at, editedAt: at });
  const steps: [string, (number | string)[]][] = [
    [id, ["def léa():"]],
    ["ben", [10, "\n  # Ben"]],
    [id, [18, "\n  pass"]],
    [id, [20, -5]],
  ];
  await db
    .insert(padAuthors)
    .values(steps.map(([keycloakId], author) => ({ documentId: padId, id: author, keycloakId })));
  const edits = steps.map(([, operation], author): StoredEdit => [author, at.getTime(), operation]);
  await db.insert(padWrites).values([
    { documentId: padId, revision: 0, count: 3, edits: edits.slice(0, 3) },
    { documentId: padId, revision: 3, count: 1, edits: edits.slice(3) },
  ]);
  return padId;
};

describe("one's own data", () => {
  test("are read in one document, with what others wrote about one and without their names (AS-4.8)", async () => {
    await write();
    const padId = await typeInPad();
    const { clock, database } = server.deps;
    await database.transaction((tx) =>
      notify(tx, clock, [{ kind: "account_approved", cause: "approved", keycloakId: id }]),
    );
    const { status, body } = await lea.call(exportOwnData);
    expect(status).toBe(200);
    expect(body.profile.email).toBe(address());
    expect(body.sessions).toMatchObject([{ session_id: sessionId, is_owner: true, seat_status: "CONFIRMED" }]);
    expect(body.evaluations_written.map(({ comments }) => comments)).toEqual(["Written by Léa"]);
    expect(body.evaluations_received.map(({ comments }) => comments)).toEqual([`Written about ${id}`]);
    expect(body.messages.map(({ text }) => text)).toEqual(["Hello from Léa"]);
    expect(body.notes.map(({ text }) => text)).toEqual([`Only for ${id}`]);
    expect(body.pads).toMatchObject([{ session_id: sessionId, pad_id: padId, text: "def léa():\n  pass" }]);
    expect(body.notifications).toMatchObject([{ kind: "account_approved", session_id: null, read_at: null }]);
    expect(body.sign_ins).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain("Ben Okafor");
    expect((await ben.call(exportOwnData)).body.notes).toEqual([]);
  });

  test("have the requests for a seat, with the reason of a refusal and without those of others (AS-4.8)", async () => {
    const { database, clock } = server.deps;
    const closed = await addClosedSession(server.deps, PEOPLE.amelie);
    const request = await addRequest(server.deps, closed, member(id), { message: "I would like to practise." });
    await addRequest(server.deps, closed, PEOPLE.ben);
    const reason = "This round is for the second year.";
    const settled = { status: "rejected", reason, givenSeat: null, settledAt: clock.now() } as const;
    await settleRequest(database.db, request, settled);
    const asked = { session_id: closed, seat: "participant", message: "I would like to practise.", reason };
    expect((await lea.call(exportOwnData)).body.requests).toMatchObject([{ ...asked, status: "rejected" }]);
  });

  test("are refused to nobody's browser", async () => {
    expect((await server.anonymous().call(exportOwnData)).status).toBe(401);
    expect((await server.anonymous().call(deleteOwnAccount, { body: { email: address() } })).status).toBe(401);
  });
});

describe("the deletion of one's own account", () => {
  test("leaves no reference to the person in any table; what they wrote for others stays under 'Former member' (AS-4.9)", async () => {
    await write();
    await lea.call(cancelSession, {
      params: { id: (await lea.call(createSession, { body: OFFER })).body.id },
      body: {},
    });
    expect(await isAnywhere(id)).toContain("events");
    expect((await remove()).status).toBe(204);
    expect(await isAnywhere(id)).toEqual([]);
    const rows = await server.deps.database.db.select().from(evaluations).where(eq(evaluations.sessionId, sessionId));
    expect(rows.map(({ comments }) => comments)).toEqual(["Written by Léa"]);
    expect(await isAnywhere("Hello from Léa")).toEqual(["messages"]);
    expect((await lea.call(getMe)).status).toBe(401);
    const people = await ben.call(listAttendees, { params: { id: sessionId } });
    expect(JSON.stringify(people.body)).not.toContain(id);
  });

  test("cancels their scheduled sessions, frees their other seats and tells the people there", async () => {
    const params = { id: (await lea.call(createSession, { body: OFFER })).body.id };
    await ben.call(joinSession, { params, body: {} });
    const others = { id: (await ben.call(createSession, { body: OFFER })).body.id };
    await lea.call(joinSession, { params: others, body: {} });
    await ben.call(invite, { params: others, body: { email: address(), role: "participant" } as never });
    expect((await remove()).status).toBe(204);
    expect((await ben.call(getSession, { params })).body.status).toBe("CANCELLED");
    expect((await ben.call(getSession, { params: others })).body.attendee_count).toBe(1);
    const mails = await mailsTo(server.deps, "ben@hotseat.example");
    expect(mails.map(({ kind }) => kind)).toContain("session_cancelled");
    await ben.call(cancelSession, { params: others, body: {} });
  });

  test("erases the message and the reason of a request for a seat that was refused (AS-4.9)", async () => {
    const { database, clock } = server.deps;
    const closed = await addClosedSession(server.deps, PEOPLE.amelie);
    const request = await addRequest(server.deps, closed, member(id), { message: `Message of ${id}` });
    const reason = `Reason for ${id}`;
    const settled = { status: "rejected", reason, givenSeat: null, settledAt: clock.now() } as const;
    await settleRequest(database.db, request, settled);
    expect(await isAnywhere(reason)).toEqual(["join_requests"]);
    expect((await remove()).status).toBe(204);
    expect([await isAnywhere(reason), await isAnywhere(`Message of ${id}`)]).toEqual([[], []]);
  });

  test("while the request for the account waits, reaches the administrators of its scope and no other (AS-3.14)", async () => {
    const { database, clock } = server.deps;
    await insertRegistration(database.db, {
      organisationId: 1,
      institutionId: 1,
      email: address(),
      fullName: "Léa",
      shortName: "Léa",
      language: "fr",
      status: "pending",
      keycloakId: id,
      consentedAt: null,
      verifiedAt: clock.now(),
      createdAt: clock.now(),
    });
    const admins = [
      PEOPLE.institutionAdmin,
      member(`elsewhere-${id}`, { role: "organisation_admin", organisationId: 2 }),
    ];
    for (const admin of admins) await server.signIn(admin);
    const heard = () =>
      Promise.all(
        admins.map(async ({ keycloakId }) => {
          const found = await readEvents(database.db, new Map([[`user:${keycloakId}`, 0]]), 1000);
          return found.filter(({ type }) => type === "admin.requests.changed").map(({ data }) => data.kind);
        }),
      );
    expect(await heard()).toEqual([[], []]);
    expect((await remove()).status).toBe(204);
    expect(await heard()).toEqual([["account"], []]);
  });

  test("needs the person's own address, and nothing changes with another one", async () => {
    const refused = await remove("ben@hotseat.example");
    expect([refused.status, refused.body]).toMatchObject([400, { field_errors: { email: [expect.any(String)] } }]);
    expect((await lea.call(getMe)).status).toBe(200);
    expect((await remove(address().toUpperCase())).status).toBe(204);
  });

  test("is refused to the last platform administrator", async () => {
    const admin = await server.signIn(PEOPLE.platformAdmin);
    const response = await admin.call(deleteOwnAccount, { body: { email: "platform-admin@hotseat.example" } });
    expect([response.status, response.body]).toMatchObject([409, { code: "last_platform_admin" }]);
    expect((await admin.call(getMe)).body.roles).toEqual(["platform_admin"]);
  });

  test("deletes nothing here when the provider cannot delete the account, and a second call completes it", async () => {
    const accounts = server.deps.accounts as NonNullable<typeof server.deps.accounts>;
    vi.spyOn(accounts, "remove").mockRejectedValueOnce(new Error("the provider is away"));
    expect((await remove()).status).toBe(500);
    expect(await findUser(server.deps.database.db, id)).toMatchObject({ isActive: true });
    expect(await accounts.findByEmail(address())).not.toBeNull();
    expect((await remove()).status).toBe(204);
    expect(await accounts.findByEmail(address())).toBeNull();
    expect(await findUser(server.deps.database.db, id)).toBeNull();
  });
});
