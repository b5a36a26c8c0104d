import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { userStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { approveJoinRequest, rejectJoinRequest, requestJoin } from "../attendees/contract.requests.ts";
import { joinSession } from "../attendees/contract.ts";
import { attendees } from "../attendees/tables.ts";
import { invite } from "../invitations/contract.ts";
import { runReminders } from "../mail/run-reminders.ts";
import { mailOutbox } from "../mail/tables.ts";
import { updatePreferences } from "../preferences/contract.ts";
import { cancelSession, createSession, updateSession } from "../sessions/contract.ts";
import {
  countUnreadNotifications,
  getViewState,
  listNotifications,
  listNotificationTypes,
  readAllNotifications,
  readNotification,
  updateViewState,
} from "./contract.ts";
import { NOTIFICATION_KINDS } from "./notification-types.ts";
import { notify } from "./notify.ts";

const [ON, OFF] = [{ session_invited: true }, { session_invited: false }];

describe("a person's inbox", () => {
  let server: TestServer;
  let clock: ManualClock;
  let amelie: Client;
  let ben: Client;
  beforeEach(async () => {
    clock = manualClock();
    server = await createTestServer({ clock });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
  });
  afterEach(() => server.close());

  const create = async (more: object = {}) =>
    (await amelie.call(createSession, { body: { ...OFFER, visibility: "organisation", ...more } })).body.id;
  const listOf = async (person: Client, query: object = {}, language = "en") =>
    (await person.call(listNotifications, { query }, { "accept-language": language })).body;
  const kindsOf = async (person: Client) =>
    (await listOf(person)).results.map(({ notification_type }) => notification_type.key);
  const eventsOf = async (keycloakId: string, type: string) =>
    (
      await server.deps.database.db
        .select()
        .from(events)
        .where(eq(events.stream, userStream(keycloakId)))
    ).filter((event) => event.type === type);
  const write = (count: number, keycloakId = "ben") =>
    server.deps.database.transaction(async (tx) => {
      const wanted = Array.from({ length: count }, (_, n) => ({
        kind: "account_approved" as const,
        cause: `cause:${n}`,
        keycloakId,
      }));
      return server.deps.ledger.append(tx, await notify(tx, clock, wanted));
    });

  test("gets an invitation with its inviter, session, next step and mail, in the reader's language (IN-1.1, IN-1.2)", async () => {
    const id = await create();
    await amelie.call(invite, { params: { id }, body: { email: "ben@hotseat.example" } });
    const [english] = (await listOf(ben)).results;
    expect(english).toMatchObject({
      notification_type: { key: "session_invited" },
      message: "Amélie Rochat invited you",
      is_read: false,
      priority: "MEDIUM",
      delivery_status: "QUEUED_EMAIL",
      link: `/home?session=${id}`,
      data: { session_id: id, start_time: OFFER.start_time, actor: "Amélie Rochat" },
    });
    const [german] = (await listOf(ben, {}, "de")).results;
    expect([german?.id, german?.message]).toEqual([english?.id, "Amélie Rochat lädt Sie ein"]);
    expect((await eventsOf("ben", "private.notification")).map(({ data }) => data)).toEqual([
      { notification_id: english?.id, kind: "session_invited", session_id: id },
    ]);
  });

  test("tells a host of a request, and the person who asked of the answer (IN-1.3)", async () => {
    const id = await create({ access_level: "CLOSED" });
    const chiara = await server.signIn(PEOPLE.chiara);
    const asked = [];
    for (const person of [ben, chiara]) {
      asked.push((await person.call(requestJoin, { params: { id }, body: { role: "participant" } })).body.id);
      clock.advance(1000);
    }
    expect((await listOf(amelie)).results.map(({ message }) => message)).toEqual([
      "Chiara Bianchi asks to join",
      "Ben Okafor asks to join",
    ]);
    await amelie.call(approveJoinRequest, { params: { id, requestId: asked[0] as number } });
    await amelie.call(rejectJoinRequest, { params: { id, requestId: asked[1] as number } });
    expect([await kindsOf(ben), await kindsOf(chiara)]).toEqual([["join_approved"], ["join_rejected"]]);
  });

  test("says which fields of a session changed, that it was cancelled, and nothing to the person who did it (IN-1.4)", async () => {
    const id = await create();
    await ben.call(joinSession, { params: { id }, body: { role: "participant" } });
    await amelie.call(updateSession, { params: { id }, body: { duration_minutes: 40, capacity: 5 } });
    clock.advance(1000);
    await amelie.call(cancelSession, { params: { id }, body: { reason: "I am ill." } });
    expect((await listOf(ben)).results.map(({ message }) => message)).toEqual([
      "Amélie Rochat cancelled a session",
      "Your session has changed: duration",
    ]);
    expect(await kindsOf(amelie)).toEqual([]);
  });

  test("reminds everybody confirmed once, however many instances look (IN-1.5)", async () => {
    const id = await create({ start_time: "2026-11-21T12:00:00.000Z" });
    await ben.call(joinSession, { params: { id }, body: { role: "participant" } });
    clock.set(new Date("2026-11-21T11:50:00.000Z"));
    const stops = [runReminders(server.deps), runReminders(server.deps)];
    await expect.poll(() => kindsOf(ben), { timeout: 15_000 }).toEqual(["session_reminder"]);
    await Promise.all(stops.map((stop) => stop()));
    expect(await kindsOf(amelie)).toEqual(["session_reminder"]);
  });

  test.each([
    ["notifications", { notifications: OFF, mails: ON }, { notices: [], mails: 1 }],
    ["mails", { notifications: ON, mails: OFF }, { notices: ["session_invited"], mails: 0 }],
  ])(
    "leaves out a kind whose %s its person has switched off, and brings it by the other way (IN-4.1)",
    async (_way, body, expected) => {
      await ben.call(updatePreferences, { body });
      const id = await create();
      await amelie.call(invite, { params: { id }, body: { email: "ben@hotseat.example" } });
      const mails = await server.deps.database.db.select().from(mailOutbox).where(eq(mailOutbox.keycloakId, "ben"));
      expect({ notices: await kindsOf(ben), mails: mails.length }).toEqual(expected);
    },
  );

  test("writes a notification with its cause or not at all (IN-1.6)", async () => {
    const failing = server.deps.database.transaction(async (tx) => {
      await notify(tx, clock, [{ kind: "account_approved", cause: "cause", keycloakId: "ben" }]);
      throw new Error("The cause fails.");
    });
    await expect(failing).rejects.toThrow("The cause fails.");
    expect(await kindsOf(ben)).toEqual([]);
    await write(1);
    await write(1);
    expect(await kindsOf(ben)).toEqual(["account_approved"]);
  });

  test("pages through many, the latest first, none twice, by read state (IN-2.1)", async () => {
    await write(5);
    const seen: string[] = [];
    let query: { limit: number; cursor?: string } | null = { limit: 2 };
    while (query) {
      const page = await listOf(ben, query);
      expect(page.count).toBe(5);
      seen.push(...page.results.map(({ id }) => id));
      const cursor: string | null = page.next && new URL(page.next).searchParams.get("cursor");
      query = cursor === null ? null : { limit: 2, cursor };
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    await ben.call(readNotification, { params: { id: seen[0] as string } });
    expect((await listOf(ben, { read: "true" })).results.map(({ id }) => id)).toEqual([seen[0]]);
    expect((await listOf(ben, { read: "false" })).count).toBe(4);
  });

  test("keeps unseen, seen and read apart, and says each change to the person's other pages (IN-3.1)", async () => {
    await write(3);
    const state = async () => (await ben.call(getViewState)).body.notifications;
    expect(await state()).toMatchObject({ last_opened_at: null, unread_badge: 3, unseen: 3 });
    clock.advance(1000);
    const opened = clock.now().toISOString();
    const [first] = (await listOf(ben)).results;
    await ben.call(updateViewState, {
      body: { notifications: { last_opened_at: opened, last_seen_id: first?.id as string } },
    });
    expect(await state()).toEqual({ last_opened_at: opened, last_seen_id: first?.id, unread_badge: 3, unseen: 0 });
    await ben.call(readNotification, { params: { id: first?.id as string } });
    expect(await state()).toMatchObject({ unread_badge: 2, unseen: 0 });
    await ben.call(readAllNotifications);
    expect((await ben.call(countUnreadNotifications)).body).toEqual({ count: 0 });
    expect((await eventsOf("ben", "user.state.update")).map(({ data }) => data)).toEqual([
      { view_state_version: 1, unread_badge: 3 },
      { view_state_version: 2, unread_badge: 2 },
      { view_state_version: 3, unread_badge: 0 },
    ]);
  });

  test("takes neither an earlier moment nor one in the future as opened (IN-3.2)", async () => {
    const open = (last_opened_at: string) => ben.call(updateViewState, { body: { notifications: { last_opened_at } } });
    const now = clock.now().toISOString();
    await open("2030-01-01T00:00:00.000Z");
    const { body } = await open("2020-01-01T00:00:00.000Z");
    expect(body).toMatchObject({ version: 1, notifications: { last_opened_at: now } });
  });

  test("marks a notification as read once; two pages at the same time make one event (IN-3.3)", async () => {
    await write(1);
    const id = (await listOf(ben)).results[0]?.id as string;
    const both = await Promise.all([
      ben.call(readNotification, { params: { id }, body: { clicked: true } }),
      ben.call(readNotification, { params: { id } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listOf(ben)).results[0]).toMatchObject({ is_read: true, clicked_at: expect.any(String) });
    expect(await eventsOf("ben", "user.state.update")).toHaveLength(1);
  });

  test("of somebody else does not exist (IN-5.1)", async () => {
    await write(1);
    const id = (await listOf(ben)).results[0]?.id as string;
    for (const unknown of [id, randomUUID()]) {
      const response = await amelie.call(readNotification, { params: { id: unknown } });
      expect([response.status, (response.body as { code?: string }).code]).toEqual([404, "notification_not_found"]);
    }
    expect((await listOf(amelie)).count).toBe(0);
    expect((await listOf(ben)).results[0]?.is_read).toBe(false);
  });

  test("keeps the message about a session that its reader may no longer see, without facts and link (IN-5.2)", async () => {
    const id = await create({ visibility: "institution" });
    const dieter = await server.signIn(PEOPLE.dieter);
    await amelie.call(invite, { params: { id }, body: { email: "dieter@hotseat.example" } });
    expect((await listOf(dieter)).results[0]?.link).toBe(`/home?session=${id}`);
    await server.deps.database.db
      .update(attendees)
      .set({ status: "CANCELLED" })
      .where(eq(attendees.keycloakId, "dieter"));
    expect((await listOf(dieter)).results[0]).toMatchObject({
      message: "You are invited",
      link: null,
      data: { session_id: null, workshop: null, start_time: null, actor: null },
    });
  });

  test("names every kind with a title and a message in each language (IN-1.2)", async () => {
    for (const language of ["en", "fr", "de", "it"]) {
      const { body } = await ben.call(listNotificationTypes, {}, { "accept-language": language });
      expect(body.map(({ key }) => key)).toEqual(NOTIFICATION_KINDS);
      expect(body.every(({ title, default_message }) => title !== "" && default_message !== "")).toBe(true);
    }
  });

  test("is closed to a browser that is not signed in and to a person who waits for approval (IN-5.3)", async () => {
    await addPerson(server.deps, PEOPLE.pending);
    const pending = await server.signIn(PEOPLE.pending);
    for (const call of [listNotifications, countUnreadNotifications, listNotificationTypes, getViewState])
      expect([(await server.anonymous().call(call)).status, (await pending.call(call)).status]).toEqual([401, 403]);
  });
});
