import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { readEvents } from "../../ledger/read-events.ts";
import { attendees } from "../attendees/tables.ts";
import { createSchedule } from "../schedule/schedule-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { findUser, toViewer, type UserWithScope } from "../users/users-repository.ts";
import { closeTool, createTool, getToolsStatus, listTools, updateTool, visitTool } from "./contract.ts";
import { MAX_TOOLS } from "./policy.ts";
import { toolAccess } from "./tool-access.ts";

describe("tools of a session (LS-2.22)", () => {
  const clock = manualClock();
  let server: TestServer;
  let amelie: Client;
  let ben: Client;
  let chiara: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, clock });
    amelie = await server.signIn(PEOPLE.amelie);
    ben = await server.signIn(PEOPLE.ben);
    chiara = await server.signIn(PEOPLE.chiara);
  });
  afterAll(() => server.close());
  /** Amélie hosts, Ben takes part, Chiara observes. */
  const open = async () => {
    const id = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben, PEOPLE.chiara]);
    const { db } = server.deps.database;
    await createSchedule(db, id);
    const seats = await db.select().from(attendees).where(eq(attendees.sessionId, id));
    const seat = seats.find(({ keycloakId }) => keycloakId === PEOPLE.chiara.keycloakId)?.id as number;
    await db.update(attendees).set({ seat: "observer" }).where(eq(attendees.id, seat));
    await db.update(attendees).set({ present: true }).where(eq(attendees.sessionId, id));
    return { id };
  };
  const list = async (who: Client, params: { id: number }) => (await who.call(listTools, { params })).body;
  const idOf = async (params: { id: number }, kind: string) =>
    (await list(amelie, params)).results.find((tool) => tool.kind === kind)?.id as string;
  const accessOfBen = async (toolId: string) => {
    const { db } = server.deps.database;
    const viewer = toViewer((await findUser(db, PEOPLE.ben.keycloakId)) as UserWithScope);
    return toolAccess(db, clock.now(), toolId, viewer);
  };
  const changes = async ({ id }: { id: number }) =>
    (await readEvents(server.deps.database.db, new Map([[`session:${id}`, 0]]), 100))
      .filter(({ type }) => type === "tool.update")
      .map(({ data }) => data.change);

  test("one of each kind is there once, when somebody asks who may write", async () => {
    const params = await open();
    expect((await list(chiara, params)).results).toEqual([]);
    await Promise.all([list(amelie, params), list(ben, params), list(amelie, params)]);
    const { results, can_create, can_lock } = await list(ben, params);
    expect(results.map(({ kind, name }) => [kind, name])).toEqual([
      ["whiteboard", "Whiteboard"],
      ["code", "Code"],
    ]);
    expect([can_create, can_lock]).toEqual([["whiteboard", "code"], false]);
    expect(await changes(params)).toEqual(["created", "created"]);
  });

  test("a second tool of a kind has a number, a given name has no invisible characters", async () => {
    const params = await open();
    await list(amelie, params);
    const made = async (body: object) => (await ben.call(createTool, { params, body: body as never })).body;
    expect(await made({ kind: "code" })).toMatchObject({ name: "Code 2", position: 2, locked: false, read_only: null });
    expect(await made({ kind: "whiteboard", name: " Pa\u202Ege\u200B  two " })).toMatchObject({ name: "Page two" });
    expect(await made({ kind: "whiteboard", name: "\u202E\u200B" })).toMatchObject({ code: "validation_failed" });
    expect(await made({ kind: "whiteboard", name: "x".repeat(61) })).toMatchObject({ code: "validation_failed" });
    expect(await made({ kind: "video" })).toMatchObject({ code: "validation_failed" });
  });

  test("a session has no more than twenty, closed ones included", async () => {
    const params = await open();
    await list(amelie, params);
    for (let number = 2; number < MAX_TOOLS; number += 1)
      expect((await ben.call(createTool, { params, body: { kind: "code" } })).status).toBe(201);
    await amelie.call(closeTool, { params: { ...params, toolId: await idOf(params, "code") } });
    expect((await ben.call(createTool, { params, body: { kind: "code" } })).body).toMatchObject({ code: "tools_full" });
  });

  test("a locked tool is renamed by those only who may lock, and each reader learns why", async () => {
    const params = await open();
    const toolId = await idOf(params, "whiteboard");
    const change = (who: Client, body: object) =>
      who.call(updateTool, { params: { ...params, toolId }, body: body as never });
    expect((await change(ben, { name: "Sketch" })).body).toMatchObject({ name: "Sketch", locked: false });
    expect((await change(ben, { locked: true })).body).toMatchObject({ code: "permission_denied" });
    expect((await change(amelie, { locked: true })).body).toMatchObject({ locked: true, read_only: null });
    await change(amelie, { locked: true });
    expect((await change(ben, { name: "Mine" })).body).toMatchObject({ code: "tool_locked" });
    const reasons = await Promise.all(
      [amelie, ben, chiara].map(async (who) => (await list(who, params)).results[0]?.read_only),
    );
    expect(reasons).toEqual([null, "locked", "observer"]);
    expect(await changes(params)).toEqual(["created", "created", "renamed", "locked"]);
    expect((await change(amelie, {})).body).toMatchObject({ code: "validation_failed" });
  });

  test("a closed tool leaves the list and is not found again, nor is another session's", async () => {
    const params = await open();
    const toolId = await idOf(params, "code");
    expect((await ben.call(closeTool, { params: { ...params, toolId } })).body).toMatchObject({
      code: "permission_denied",
    });
    expect((await amelie.call(closeTool, { params: { ...params, toolId } })).status).toBe(204);
    expect((await list(ben, params)).results.map(({ kind }) => kind)).toEqual(["whiteboard"]);
    expect(await accessOfBen(toolId)).toMatchObject({ canSee: true, canEdit: false, reason: "closed" });
    const elsewhere = await open();
    for (const session of [params, elsewhere])
      expect((await amelie.call(closeTool, { params: { ...session, toolId } })).body).toMatchObject({
        code: "tool_not_found",
      });
    expect(await changes(params)).toEqual(["created", "created", "closed"]);
  });

  test("after the end a closed tool is in the list again, to be read", async () => {
    const params = await open();
    const toolId = await idOf(params, "code");
    await amelie.call(closeTool, { params: { ...params, toolId } });
    const { db } = server.deps.database;
    await db.update(sessions).set({ status: "COMPLETED" }).where(eq(sessions.id, params.id));
    const { results } = await list(ben, params);
    expect(results.map(({ kind, read_only }) => [kind, read_only])).toEqual([
      ["whiteboard", "ended"],
      ["code", "ended"],
    ]);
    expect(await accessOfBen(toolId)).toMatchObject({ canSee: true, reason: "ended" });
  });

  test("the status says which tool each person in the call has open (LS-7.26)", async () => {
    const params = await open();
    const [board, pad] = [await idOf(params, "whiteboard"), await idOf(params, "code")];
    const visit = async (who: Client, tool_id: string | null) =>
      (await who.call(visitTool, { params, body: { tool_id } })).body;
    await visit(ben, board);
    await visit(chiara, pad);
    await visit(ben, pad);
    await visit(ben, pad);
    const status = (await amelie.call(getToolsStatus, { params })).body;
    expect([status.active, status.places.map(({ tool_id }) => tool_id)]).toEqual([2, [pad, pad]]);
    expect((await visit(ben, null)).places).toHaveLength(1);
    expect(await visit(ben, "s1-AAAAAA")).toMatchObject({ code: "tool_not_found" });
    const { db } = server.deps.database;
    await db.update(attendees).set({ present: false }).where(eq(attendees.sessionId, params.id));
    expect((await amelie.call(getToolsStatus, { params })).body.places).toEqual([]);
    expect(await changes(params)).toEqual(["created", "created", "visited", "visited", "visited", "left"]);
  });

  test("tools stay readable after the session, and nobody writes to them", async () => {
    const params = await open();
    await list(amelie, params);
    const { db } = server.deps.database;
    await db.update(sessions).set({ status: "COMPLETED" }).where(eq(sessions.id, params.id));
    const after = await list(amelie, params);
    expect(after.results.map(({ read_only }) => read_only)).toEqual(["ended", "ended"]);
    expect([after.can_create, after.can_lock, after.can_clear]).toEqual([[], false, false]);
  });

  test("host and owner prepare tools from five minutes before the planned start", async () => {
    const params = await open();
    const { db } = server.deps.database;
    const startTime = new Date(clock.now().getTime() + 5 * 60_000 + 1);
    await db.update(sessions).set({ status: "SCHEDULED", startTime }).where(eq(sessions.id, params.id));
    expect((await list(amelie, params)).results).toEqual([]);
    clock.advance(1);
    expect((await list(ben, params)).results).toEqual([]);
    expect((await list(amelie, params)).results).toHaveLength(2);
    expect((await list(ben, params)).results[0]?.read_only).toBe("read_only");
  });
});
