import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { events } from "../../ledger/tables.ts";
import { joinSession } from "../attendees/contract.ts";
import { listQuestions } from "../attendees/question-repository.ts";
import { invite } from "../invitations/contract.ts";
import type { MailData } from "../mail/mail-types.ts";
import { mailOutbox } from "../mail/tables.ts";
import { users } from "../users/tables.ts";
import { cancelSession, createSession, getSession, updateSession } from "./contract.ts";
import { findSession, updateSession as storeSession } from "./session-repository.ts";

const START = "2026-12-01T10:00:00.000Z";
const LATER = "2026-12-02T17:00:00.000Z";

describe("changing a session (LS-D2.1)", () => {
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
    await addPerson(server.deps, PEOPLE.chiara);
    await server.deps.database.db.update(users).set({ language: "de" }).where(eq(users.keycloakId, "ben"));
  });
  afterAll(() => server.close());

  const offer = async (rest: object = {}) => {
    const body = { ...OFFER, start_time: START, visibility: "organisation", ...rest } as const;
    const { id, version } = (await amelie.call(createSession, { body })).body;
    return { params: { id }, version };
  };
  const mailsOf = async (id: number, kind: "session_changed" | "session_cancelled") =>
    (await server.deps.database.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind)))
      .filter(({ data }) => (data as MailData["session_cancelled"]).sessionId === id)
      .map(({ address, keycloakId, language, data }) => ({ address, keycloakId, language, data }));
  const row = async (id: number) => await findSession(server.deps.database.db, id);

  test("each field is changed, and a field that is left out stays", async () => {
    const { params } = await offer();
    const body = {
      module: "M1",
      workshop: "pitch_simple",
      language: "it",
      sector: "finance",
      start_time: LATER,
      duration_minutes: 90,
      flow_mode: "FREE",
      access_level: "CLOSED",
      capacity: 6,
      observers_allowed: false,
      visibility: "platform",
    } as const;
    for (const [name, value] of Object.entries(body).filter(([field]) => field !== "module")) {
      const change = name === "workshop" ? { module: "M1", workshop: "pitch_simple" } : { [name]: value };
      expect((await amelie.call(updateSession, { params, body: change })).status).toBe(200);
    }
    expect((await amelie.call(getSession, { params })).body).toMatchObject({
      ...{ language: "it", start_time: LATER, duration_minutes: 90, flow_mode: "FREE", access_level: "CLOSED" },
      ...{ capacity: 6, observers_allowed: false, visibility: "platform", job_sector: { key: "finance" } },
      type: { module: { key: "M1" }, workshop: { key: "pitch_simple" } },
    });
  });

  test("everybody registered and invited gets one mail with what changed, in their language; the owner gets none (AS-8.4)", async () => {
    const { params } = await offer();
    await ben.call(joinSession, { params, body: {} });
    for (const email of ["chiara@hotseat.example", "nobody@hotseat.example"])
      await amelie.call(invite, { params, body: { email } });
    expect((await amelie.call(getSession, { params })).body.people_to_tell).toBe(3);
    expect((await ben.call(getSession, { params })).body).not.toHaveProperty("people_to_tell");
    await amelie.call(updateSession, { params, body: { start_time: LATER, duration_minutes: 45, capacity: 5 } });
    const sent = await mailsOf(params.id, "session_changed");
    expect(sent.map(({ address, keycloakId, language }) => [address, keycloakId, language]).sort()).toEqual([
      ["ben@hotseat.example", "ben", "de"],
      ["chiara@hotseat.example", "chiara", PEOPLE.chiara.language ?? "fr"],
      ["nobody@hotseat.example", null, "en"],
    ]);
    expect(sent.find(({ keycloakId }) => keycloakId === "ben")?.data).toMatchObject({
      start: LATER,
      durationMinutes: 45,
      path: `/home?session=${params.id}`,
      changes: [
        {
          field: "start",
          before: "Dienstag, 1. Dezember 2026 um 11:00",
          after: "Mittwoch, 2. Dezember 2026 um 18:00",
        },
        { field: "duration", before: "20 Min.", after: "45 Min." },
      ],
    });
  });

  test("a change of seats, observers or visibility sends no mail", async () => {
    const { params } = await offer();
    await ben.call(joinSession, { params, body: {} });
    await amelie.call(updateSession, {
      params,
      body: { capacity: 5, observers_allowed: false, visibility: "platform" },
    });
    expect(await mailsOf(params.id, "session_changed")).toEqual([]);
  });

  test("a base_version that is old returns session_changed with the stored session and changes nothing", async () => {
    const { params, version } = await offer();
    const first = await amelie.call(updateSession, { params, body: { capacity: 5, base_version: version } });
    expect(first.body.version).toBeGreaterThan(version);
    const second = await amelie.call(updateSession, { params, body: { capacity: 3, base_version: version } });
    expect([second.status, second.body]).toMatchObject([
      409,
      { code: "session_changed", current: { id: params.id, capacity: 5, version: first.body.version } },
    ]);
    expect((await row(params.id))?.capacity).toBe(5);
  });

  test("the same change sent again after a lost response is 200 without a second mail", async () => {
    const { params, version } = await offer();
    await ben.call(joinSession, { params, body: {} });
    const body = { start_time: LATER, base_version: version };
    const responses = [1, 2].map(() => amelie.call(updateSession, { params, body }));
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsOf(params.id, "session_changed")).toHaveLength(1);
  });

  test("a start in the past, fewer seats than people, another module's workshop and a group of nobody are field errors", async () => {
    const { params } = await offer({ capacity: 4 });
    const chiara = await server.signIn(PEOPLE.chiara);
    for (const client of [ben, chiara]) await client.call(joinSession, { params, body: {} });
    const refused = async (body: object) => (await amelie.call(updateSession, { params, body })).body;
    const faulty = (field: string) => ({ code: "validation_failed", field_errors: { [field]: [expect.any(String)] } });
    expect(await refused({ capacity: 2 })).toMatchObject(faulty("capacity"));
    expect(await refused({ start_time: "2026-11-20T10:00:00.000Z" })).toMatchObject(faulty("start_time"));
    expect(await refused({ workshop: "pitch_simple" })).toMatchObject(faulty("workshop"));
    await storeSession(server.deps.database.db, params.id, { visibility: "platform", institutionId: null });
    expect(await refused({ visibility: "institution" })).toMatchObject(faulty("visibility"));
    expect(await row(params.id)).toMatchObject({ capacity: 4, visibility: "platform", workshopKey: OFFER.workshop });
  });

  test("observers cannot be refused once one is registered", async () => {
    const { params } = await offer();
    await ben.call(joinSession, { params, body: { role: "observer" } });
    const response = await amelie.call(updateSession, { params, body: { observers_allowed: false } });
    expect(response.body).toMatchObject({ field_errors: { observers_allowed: [expect.any(String)] } });
  });

  test("start, duration and workshop raise the calendar's sequence; another start is reminded of again", async () => {
    const { params } = await offer();
    const { db } = server.deps.database;
    await storeSession(db, params.id, { remindedAt: server.deps.clock.now() });
    const sequenceAfter = async (body: object) => {
      await amelie.call(updateSession, { params, body });
      return (await row(params.id))?.calendarSequence;
    };
    expect(await sequenceAfter({ capacity: 5, sector: "finance" })).toBe(0);
    expect(await sequenceAfter({ duration_minutes: 30 })).toBe(1);
    expect((await row(params.id))?.remindedAt).not.toBeNull();
    expect(await sequenceAfter({ start_time: LATER })).toBe(2);
    expect((await row(params.id))?.remindedAt).toBeNull();
    expect(await sequenceAfter({ module: "M1", workshop: "pitch_simple" })).toBe(3);
  });

  test("another workshop or language gives everybody other questions, another sector keeps them", async () => {
    const { params } = await offer();
    const keysOf = async () => {
      const asked = await listQuestions(server.deps.database.db, params.id);
      return asked.map(({ id, text }) => `${id} ${text}`);
    };
    const before = await keysOf();
    expect(before).toHaveLength(4);
    await amelie.call(updateSession, { params, body: { sector: "finance" } });
    expect(await keysOf()).toEqual(before);
    await amelie.call(updateSession, { params, body: { language: "de" } });
    const german = await keysOf();
    expect(german).toHaveLength(4);
    expect(german.filter((key) => before.includes(key))).toEqual([]);
    await amelie.call(updateSession, { params, body: { module: "M1", workshop: "pitch_simple" } });
    const other = await keysOf();
    expect(other).toHaveLength(4);
    expect(other.filter((key) => german.includes(key))).toEqual([]);
  });

  test("the session's people, and every listing that shows or showed it, get an event", async () => {
    const { params } = await offer();
    await amelie.call(updateSession, { params, body: { visibility: "platform" } });
    const isUpdate = eq(events.type, "session.state.update");
    const sent = await server.deps.database.db.select().from(events).where(isUpdate);
    const streams = sent
      .filter(({ data }) => (data as { session_id: number }).session_id === params.id)
      .map(({ stream }) => stream);
    expect(streams.sort()).toEqual(["catalog", "catalog:organisation:1", `session:${params.id}`]);
  });

  test("the reason for cancelling reaches everybody registered and invited, but no address without an account (AS-8.5)", async () => {
    const { params } = await offer();
    await ben.call(joinSession, { params, body: {} });
    for (const email of ["chiara@hotseat.example", "nobody@hotseat.example"])
      await amelie.call(invite, { params, body: { email } });
    const reason = "I have a fever. Sorry!";
    expect((await amelie.call(cancelSession, { params, body: { reason: "x".repeat(501) } })).body).toMatchObject({
      field_errors: { reason: [expect.any(String)] },
    });
    await amelie.call(cancelSession, { params, body: { reason: `  ${reason} ` } });
    const sent = await mailsOf(params.id, "session_cancelled");
    expect(sent.map(({ address, data }) => [address, (data as { reason: string }).reason]).sort()).toEqual([
      ["ben@hotseat.example", reason],
      ["chiara@hotseat.example", reason],
      ["nobody@hotseat.example", ""],
    ]);
    expect((await ben.call(getSession, { params })).body).toMatchObject({
      status: "CANCELLED",
      cancel_reason: reason,
    });
    const visitor = await server.signIn({ ...PEOPLE.amelie, keycloakId: "visitor" });
    expect((await visitor.call(getSession, { params })).body).not.toHaveProperty("cancel_reason");
    expect((await row(params.id))?.calendarSequence).toBe(1);
    const [{ calendar } = { calendar: null }] = await server.deps.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.cause, `session:${params.id}:cancelled:ben`));
    expect(calendar).toContain("METHOD:CANCEL");
    expect(calendar).toContain("SEQUENCE:1");
  });

  test("a person whose account is disabled gets no mail", async () => {
    const { params } = await offer();
    await ben.call(joinSession, { params, body: {} });
    const { db } = server.deps.database;
    await db.update(users).set({ isActive: false }).where(eq(users.keycloakId, "ben"));
    await amelie.call(updateSession, { params, body: { duration_minutes: 45 } });
    await db.update(users).set({ isActive: true }).where(eq(users.keycloakId, "ben"));
    expect(await mailsOf(params.id, "session_changed")).toEqual([]);
  });
});
