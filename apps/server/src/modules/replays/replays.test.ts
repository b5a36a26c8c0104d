import { randomUUID } from "node:crypto";
import { base64Of } from "@hotseat/collab/scene/gate-file";
import { sampleFile } from "@hotseat/collab/scene/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { setRecordingConsent } from "../attendees/contract.consent.ts";
import { attendees } from "../attendees/tables.ts";
import { boardFiles, boardOperations } from "../boards/tables.ts";
import { padAuthors, padDocuments, padWrites, type StoredEdit } from "../pads/tables.ts";
import { createSchedule } from "../schedule/schedule-repository.ts";
import { schedules } from "../schedule/tables.ts";
import { endSession, getSession } from "../sessions/contract.ts";
import { listTools } from "../tools/contract.ts";
import { getReplay, getReplayImage, listReplayChanges } from "./contract.ts";

describe("the replay of a session (LS-D4.5)", () => {
  const clock = manualClock();
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  let params: { id: number };
  let board: string;
  let pad: string;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, clock });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
  });
  afterAll(() => server.close());

  /** Amélie and Ben agree; Amélie draws, Ben types two edits. */
  beforeEach(async () => {
    const { db } = server.deps.database;
    params = { id: await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]) };
    await createSchedule(db, params.id);
    for (const who of [amelie, ben]) await who.call(setRecordingConsent, { params, body: { agreed: true } });
    const { results } = (await amelie.call(listTools, { params })).body;
    [board, pad] = results.map(({ id }) => id) as [string, string];
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
    await db.insert(boardOperations).values({
      boardId: board,
      seq: 1,
      elements: [{ id: "box", version: 1 }],
      keycloakId: PEOPLE.amelie.keycloakId,
      client: randomUUID(),
      edit: 1,
      at: at(5),
    });
    await db
      .insert(padDocuments)
      .values({ id: pad, toolId: pad, language: "python", createdAt: at(0), editedAt: at(9) });
    await db.insert(padAuthors).values({ documentId: pad, id: 0, keycloakId: PEOPLE.ben.keycloakId });
    await db.insert(padWrites).values({
      documentId: pad,
      revision: 0,
      count: 2,
      edits: [
        [0, at(8).getTime(), ["Hello"]],
        [0, at(9).getTime(), [5, " world"]],
      ],
    });
  });
  const end = () => amelie.call(endSession, { params });
  const read = async (who = ben) => (await who.call(getReplay, { params })).body;
  const changes = async (toolId: string, query = {}) =>
    (await ben.call(listReplayChanges, { params: { ...params, toolId }, query })).body;

  test("opens when the session is over, with its people, colours and the tools that have something in them", async () => {
    expect(await read()).toMatchObject({ code: "replay_not_open" });
    await end();
    const replay = await read();
    expect(replay.people.map(({ colour, full_name, is_me }) => [colour, full_name, is_me])).toEqual([
      [0, PEOPLE.amelie.fullName, false],
      [1, PEOPLE.ben.fullName, true],
    ]);
    expect(replay.tools).toEqual([
      { id: board, kind: "whiteboard", name: "Whiteboard", language: null, changes: 1 },
      { id: pad, kind: "code", name: "Code", language: "python", changes: 2 },
    ]);
  });

  test("the session says to each reader whether there is one, before the reader asks for it (TL-R.8)", async () => {
    const { db } = server.deps.database;
    const said = async (who = ben) => (await who.call(getSession, { params })).body.replay;
    expect(await said()).toBe("not_open");
    await end();
    expect(await said()).toBe("open");
    await amelie.call(setRecordingConsent, { params, body: { agreed: false } });
    expect(await said()).toBe("not_agreed");
    await db.update(attendees).set({ recordingConsent: true }).where(eq(attendees.sessionId, params.id));
    expect(await said()).toBe("open");
    const outsider = await server.signIn(PEOPLE.chiara);
    expect(await said(outsider)).toBe("not_open");
    const mine = (await ben.call(getSession, { params })).body.my_attendee_id as number;
    await db.update(attendees).set({ status: "CANCELLED" }).where(eq(attendees.id, mine));
    expect([await said(), await said(amelie)]).toEqual(["not_open", "not_agreed"]);
  });

  test("has each change with its time and author, page by page", async () => {
    await end();
    const [, benId] = (await read()).people.map(({ attendee_id }) => attendee_id);
    const first = await changes(pad, { limit: 1 });
    expect(first).toMatchObject({
      results: [{ seq: 0, attendee_id: benId, operation: ["Hello"], elements: null }],
      next: 0,
    });
    expect(await changes(pad, { after: first.next, limit: 1 })).toMatchObject({
      results: [{ seq: 1, operation: [5, " world"] }],
      next: null,
    });
    expect((await changes(board)).results[0]).toMatchObject({ operation: null, elements: [{ id: "box", version: 1 }] });
    expect(await changes("s1-AAAAAA")).toMatchObject({ code: "tool_not_found" });
  });

  test("changes of 400 kB: a page ends at 1 MB, with one change at least, and next leads to the others (TL-R.9)", async () => {
    const { db } = server.deps.database;
    const at = clock.now();
    const large = "x".repeat(400_000);
    for (let seq = 2; seq < 7; seq += 1) {
      const text = seq === 4 ? large.repeat(4) : large;
      const row = { boardId: board, client: randomUUID(), keycloakId: null, edit: 1, at };
      await db.insert(boardOperations).values({ ...row, seq, elements: [{ text }] });
      const edits: StoredEdit[] = [
        [0, at.getTime(), [text]],
        [0, at.getTime(), [1]],
      ];
      await db.insert(padWrites).values({ documentId: pad, revision: 2 * seq - 2, count: 2, edits });
    }
    await end();
    async function pages(toolId: string, limit = 1000): Promise<number[][]> {
      const found: number[][] = [];
      for (let after: number | null = -1; after !== null; ) {
        const { results, next } = await changes(toolId, { after, limit });
        found.push(results.map(({ seq }) => seq));
        after = next;
      }
      return found;
    }
    expect(await pages(board)).toEqual([[1, 2, 3], [4], [5, 6]]);
    expect(await pages(pad)).toEqual([
      [0, 1, 2, 3, 4, 5],
      [6, 7],
      [8, 9, 10, 11],
    ]);
    expect(await pages(pad, 3)).toEqual([[0, 1, 2], [3, 4, 5], [6, 7], [8, 9, 10], [11]]);
  });

  test("has the images of its boards, each through the gate (TL-R.2)", async () => {
    const { db } = server.deps.database;
    const picture = sampleFile("picture", "image/png", 10, 10);
    const store = (id: string, mimeType: string, content: Buffer) =>
      db.insert(boardFiles).values({ boardId: board, id, mimeType, content, keycloakId: null, at: clock.now() });
    await store("picture", "image/png", Buffer.from(base64Of(picture), "base64"));
    await store("script", "image/png", Buffer.from("<svg onload='parent.hostile=1'/>"));
    await end();
    const image = async (toolId: string, imageId: string) =>
      (await ben.call(getReplayImage, { params: { ...params, toolId, imageId } })).body;
    expect(await image(board, "picture")).toEqual({
      id: "picture",
      mime_type: "image/png",
      data_url: picture.dataURL,
    });
    for (const imageId of ["script", "nothing", "__proto__"])
      expect(await image(board, imageId)).toMatchObject({ code: "image_not_found" });
    expect(await image("s1-AAAAAA", "picture")).toMatchObject({ code: "tool_not_found" });
    await ben.call(setRecordingConsent, { params, body: { agreed: false } });
    expect(await image(board, "picture")).toMatchObject({ code: "replay_not_agreed" });
  });

  test("is closed while somebody with a seat has not agreed (TL-R.7)", async () => {
    await ben.call(setRecordingConsent, { params, body: { agreed: false } });
    await end();
    expect(await read(amelie)).toMatchObject({ code: "replay_not_agreed" });
    expect(await changes(pad)).toMatchObject({ code: "replay_not_agreed" });
  });

  test("is open after the end, and closes with its changes for everybody when somebody withdraws the consent (TL-R.7)", async () => {
    await end();
    expect((await read()).tools).toHaveLength(2);
    expect([(await changes(pad)).results.length, (await changes(board)).results.length]).toEqual([2, 1]);
    await amelie.call(setRecordingConsent, { params, body: { agreed: false } });
    for (const who of [amelie, ben]) expect(await read(who)).toMatchObject({ code: "replay_not_agreed" });
    for (const toolId of [pad, board]) expect(await changes(toolId)).toMatchObject({ code: "replay_not_agreed" });
  });

  test("is closed while somebody wrote in it who gave their seat back", async () => {
    const { db } = server.deps.database;
    await end();
    expect((await read(amelie)).tools).toHaveLength(2);
    const [seat] = (await read(amelie)).people.slice(1);
    await db
      .update(attendees)
      .set({ status: "CANCELLED" })
      .where(eq(attendees.id, seat?.attendee_id as number));
    expect(await read(amelie)).toMatchObject({ code: "replay_not_agreed" });
    await db.update(padAuthors).set({ keycloakId: null }).where(eq(padAuthors.documentId, pad));
    expect((await read(amelie)).tools).toHaveLength(2);
  });

  test("a former member's changes stay, without a person", async () => {
    const { db } = server.deps.database;
    await db.update(padAuthors).set({ keycloakId: null }).where(eq(padAuthors.documentId, pad));
    await end();
    expect((await changes(pad)).results.map(({ attendee_id }) => attendee_id)).toEqual([null, null]);
  });

  test("has the segments that took place, the last one up to the end of the session", async () => {
    const { db } = server.deps.database;
    const now = clock.now().getTime();
    const segment = (id: string, startedAt: number | null, endedAt: number | null) => ({
      id,
      type: "QNA_RUN" as const,
      slotIndex: 0,
      durationSec: 60,
      remainingMs: null,
      startedAt,
      endedAt,
      questionId: null,
      intervieweeAttendeeId: null,
    });
    await db
      .update(schedules)
      .set({ timeline: [segment("a", now, now + 1000), segment("b", now + 1000, null), segment("c", null, null)] })
      .where(eq(schedules.sessionId, params.id));
    clock.advance(60_000);
    await end();
    const { segments, session } = await read();
    expect(segments.map(({ index }) => index)).toEqual([0, 1]);
    expect(segments[1]?.ended_at).toBe(session.ended_at);
    expect(Date.parse(session.ended_at) - Date.parse(session.started_at)).toBe(60_000);
  });
});
