import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { listMessages, removeMessage, sendMessage } from "./contract.ts";
import { BURST_MESSAGES, BURST_SPAN_MS } from "./policy.ts";
import { messages } from "./tables.ts";

describe("the chat of a session", () => {
  const clock = manualClock();
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, clock });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
  });
  afterAll(() => server.close());
  const open = async () => ({ id: await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]) });
  const send = (who: Client, params: { id: number }, text: string, clientId = randomUUID()) =>
    who.call(sendMessage, { params, body: { client_id: clientId, text } });
  const textsOf = async (who: Client, params: { id: number }) =>
    (await who.call(listMessages, { params })).body.results.map(({ text }) => text);

  test("is kept for late joiners, newest first, page by page", async () => {
    const params = await open();
    for (const text of ["one", "two", "three"]) await send(amelie, params, ` ${text}\n`);
    const first = (await ben.call(listMessages, { params, query: { limit: 2 } })).body;
    expect(first.results.map(({ text, sender }) => [text, sender.full_name])).toEqual([
      ["three", "Amélie Rochat"],
      ["two", "Amélie Rochat"],
    ]);
    expect([first.count, first.previous]).toEqual([3, null]);
    const cursor = new URL(first.next ?? "").searchParams.get("cursor") ?? "";
    const older = (await ben.call(listMessages, { params, query: { limit: 2, cursor } })).body;
    expect([older.results.map(({ text }) => text), older.next]).toEqual([["one"], null]);
    const back = new URL(older.previous ?? "").searchParams.get("cursor") ?? "";
    const again = (await ben.call(listMessages, { params, query: { limit: 2, cursor: back } })).body;
    expect(again.results).toEqual(first.results);
  });

  test("has a message once however often it is sent again after a lost response, also at the same time", async () => {
    const params = await open();
    const clientId = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => send(amelie, params, "Hello", clientId)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await textsOf(ben, params)).toEqual(["Hello"]);
    expect((await send(ben, params, "Hello yourself", clientId)).status).toBe(201);
  });

  test("sends the id of a message only", async () => {
    const params = await open();
    const { body } = await send(amelie, params, "Between us");
    const sent = await server.deps.database.db
      .select()
      .from(events)
      .where(eq(events.stream, sessionStream(params.id)));
    expect(sent.map(({ type, data }) => [type, data])).toEqual([
      ["message.created", { session_id: params.id, message_id: body.id }],
    ]);
  });

  test("lets sender and host remove a text, and keeps a mark of it", async () => {
    const params = await open();
    const mine = (await send(ben, params, "Oh no")).body;
    const other = (await send(amelie, params, "Mine")).body;
    const remove = (who: Client, messageId: number) =>
      who.call(removeMessage, { params: { id: params.id, messageId } });
    expect((await remove(ben, other.id)).body).toMatchObject({ code: "permission_denied" });
    expect((await remove(ben, mine.id)).status).toBe(204);
    expect((await remove(ben, mine.id)).status).toBe(204);
    const listed = (await amelie.call(listMessages, { params })).body.results;
    expect(listed.map(({ text, status }) => [text, status])).toEqual([
      ["Mine", "sent"],
      ["", "removed"],
    ]);
    const [stored] = await server.deps.database.db.select().from(messages).where(eq(messages.id, mine.id));
    expect(stored?.text).toBe("");
    const third = (await send(ben, params, "Rude")).body;
    expect((await remove(amelie, third.id)).status).toBe(204);
    expect((await remove(amelie, 2_000_000_000)).body).toMatchObject({ code: "message_not_found" });
    const elsewhere = await open();
    expect(
      (await amelie.call(removeMessage, { params: { id: elsewhere.id, messageId: other.id } })).body,
    ).toMatchObject({ code: "message_not_found" });
    // A person who is not in the session does not learn the ids either.
    const stranger = await server.signIn(PEOPLE.platformAdmin);
    for (const messageId of [mine.id, 2_000_000_000])
      expect((await remove(stranger, messageId)).body).toMatchObject({ code: "not_attending" });
    const sent = await server.deps.database.db
      .select()
      .from(events)
      .where(eq(events.stream, sessionStream(params.id)));
    expect(sent.filter(({ type }) => type === "message.removed")).toHaveLength(2);
  });

  test("refuses a flood of messages with a wait, and takes the same message a moment later", async () => {
    const params = await open();
    for (let index = 0; index < BURST_MESSAGES; index += 1) await send(ben, params, `line ${index}`);
    const clientId = randomUUID();
    const refused = await send(ben, params, "one more", clientId);
    expect([refused.status, refused.body]).toMatchObject([429, { code: "messages_too_fast" }]);
    expect((await send(amelie, params, "I may")).status).toBe(201);
    clock.advance(BURST_SPAN_MS);
    expect((await send(ben, params, "one more", clientId)).status).toBe(201);
  });

  test.each([
    ["nothing but spaces", " \n\t "],
    ["a thousand and one characters", "x".repeat(1001)],
    ["a character of no text", "a\0b"],
  ])("refuses %s and keeps the stored messages", async (_what, text) => {
    const params = await open();
    await send(amelie, params, "first");
    expect((await send(amelie, params, text)).body).toMatchObject({
      code: "validation_failed",
      field_errors: { text: [expect.any(String)] },
    });
    expect(await textsOf(ben, params)).toEqual(["first"]);
  });

  test("stores markup as plain text", async () => {
    const params = await open();
    const text = "<img src=x onerror=\"alert(1)\"> & 'quotes' \u202e 🙂";
    await send(amelie, params, text);
    expect(await textsOf(ben, params)).toEqual([text]);
  });

  test("is read and not written by observers, whatever authority they were granted", async () => {
    const params = await open();
    await server.deps.database.db
      .update(attendees)
      .set({ seat: "observer", authorityGranted: true })
      .where(eq(attendees.keycloakId, PEOPLE.ben.keycloakId));
    await send(amelie, params, "For all");
    expect((await send(ben, params, "Psst")).body).toMatchObject({ code: "observer_cannot_write" });
    expect(await textsOf(ben, params)).toEqual(["For all"]);
  });

  test("is closed with the session and stays readable for its people", async () => {
    const params = await open();
    await send(amelie, params, "Goodbye");
    await server.deps.database.db.update(sessions).set({ status: "COMPLETED" }).where(eq(sessions.id, params.id));
    expect((await send(amelie, params, "Anyone?")).body).toMatchObject({ code: "session_over" });
    expect(await textsOf(ben, params)).toEqual(["Goodbye"]);
    const stranger = await server.signIn(PEOPLE.platformAdmin);
    expect((await stranger.call(listMessages, { params })).body).toMatchObject({ code: "not_attending" });
  });
});
