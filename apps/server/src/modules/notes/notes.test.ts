import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { openSse, type SseConnection } from "../../../test/sse-client.ts";
import { NOTE_MAX_LENGTH } from "../../contract/limits.ts";
import { createNote, deleteNote, listNotes, updateNote } from "./contract.ts";
import { MAX_NOTES } from "./policy.ts";

describe("notes in a session", () => {
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
  });
  afterAll(() => server.close());
  const open = async () => ({ id: await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]) });
  const begin = (who: Client, params: { id: number }, content: string, clientId = randomUUID()) =>
    who.call(createNote, { params, body: { client_id: clientId, content } });

  test("are only their author's: host, owner and administrators never get them (LS-D5.6)", async () => {
    const admin = await server.signIn(PEOPLE.platformAdmin);
    const params = { id: await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben, PEOPLE.platformAdmin]) };
    const { body: note } = await begin(ben, params, "Breathe.");
    const inNote = { id: params.id, noteId: note.id };
    for (const other of [amelie, admin]) {
      expect((await other.call(listNotes, { params })).body).toMatchObject({ results: [], count: 0 });
      expect((await other.call(updateNote, { params: inNote, body: { content: "Mine" } })).body).toMatchObject({
        code: "note_not_found",
      });
      expect((await other.call(deleteNote, { params: inNote })).body).toMatchObject({ code: "note_not_found" });
    }
    expect((await ben.call(listNotes, { params })).body.results).toEqual([note]);
    const elsewhere = await open();
    expect(
      (await ben.call(updateNote, { params: { id: elsewhere.id, noteId: note.id }, body: { content: "" } })).body,
    ).toMatchObject({ code: "note_not_found" });
  });

  test("are sent to their author's live session by an event, and to nobody else's", async () => {
    const origin = await server.listen();
    const params = await open();
    const listening = async (person: Client) => {
      const path = `/api/v1/sse/?stream_session_id=${params.id}`;
      const stream = await openSse(origin + path, { cookie: await person.cookie() });
      await stream.until(({ event }) => event === "connection.established");
      return stream;
    };
    const [author, host] = [await listening(ben), await listening(amelie)];
    const { body: note } = await begin(ben, params, "Breathe.");
    await ben.call(deleteNote, { params: { id: params.id, noteId: note.id } });
    await begin(amelie, params, "Ask for more.");
    const first = async (stream: SseConnection) => (await stream.until(({ event }) => event === "note.update")).data;
    expect(await first(author)).toMatchObject({ data: { session_id: params.id, note_id: note.id } });
    expect((await first(host)).data.note_id).not.toBe(note.id);
    author.cut();
    host.cut();
  });

  test("are created once, with id, content and timestamp, changed, emptied and deleted (LS-3.10)", async () => {
    const params = await open();
    const clientId = randomUUID();
    const begun = await begin(ben, params, "First", clientId);
    const again = await begin(ben, params, "Second", clientId);
    expect([begun.status, again.status, again.body]).toEqual([201, 200, begun.body]);
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(begun.body).toMatchObject({ id: expect.any(Number), content: "First", timestamp });
    const inNote = { id: params.id, noteId: begun.body.id };
    const save = (content: string, base_timestamp?: string) =>
      ben.call(updateNote, { params: inNote, body: { content, ...(base_timestamp && { base_timestamp }) } });
    const saved = await save("Second", begun.body.timestamp);
    expect(saved.body.timestamp > begun.body.timestamp).toBe(true);
    const stale = await save("Third", begun.body.timestamp);
    expect([stale.status, stale.body]).toMatchObject([409, { code: "note_changed", current: saved.body }]);
    expect((await save("")).body.content).toBe("");
    expect((await ben.call(deleteNote, { params: inNote })).status).toBe(204);
    expect((await ben.call(deleteNote, { params: inNote })).body).toMatchObject({ code: "note_not_found" });
  });

  test("hold five thousand characters and not one more, and fifty fit in a session", async () => {
    const params = await open();
    const longest = "é".repeat(NOTE_MAX_LENGTH);
    expect((await begin(ben, params, longest)).body.content).toBe(longest);
    expect((await begin(ben, params, `${longest}!`)).body).toMatchObject({
      code: "validation_failed",
      field_errors: { content: [expect.any(String)] },
    });
    for (let index = 1; index < MAX_NOTES; index += 1) await begin(ben, params, String(index));
    expect((await begin(ben, params, "over")).body).toMatchObject({ code: "notes_full" });
    expect((await begin(amelie, params, "mine")).status).toBe(201);
    const page = (await ben.call(listNotes, { params })).body;
    expect([page.count, page.results.length, page.next === null]).toEqual([MAX_NOTES, 20, false]);
  });
});
