import { sampleElement, sampleFile } from "@hotseat/collab/scene/testing";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joinBoard, shown } from "../../../test/board-client.ts";
import { openBoardRoom } from "../../../test/board-room.ts";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { boardOperations, boardSnapshots } from "../../modules/boards/tables.ts";
import type { Database } from "../../platform/database/database.ts";
import { leases } from "../../platform/lease/tables.ts";

const box = (id: string, version = 1) => sampleElement("rectangle", { id, version, versionNonce: version });
/** A stroke of about a fifth of a megabyte. */
const stroke = (id: string, version: number) =>
  sampleElement("freedraw", { id, version, points: Array.from({ length: 9000 }, (_, at) => [at + 0.123456, version]) });

describe("an acknowledged edit of a whiteboard", () => {
  let database: Database;
  let servers: TestServer[];
  beforeEach(async () => {
    database = await freshDatabase(silentLog);
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    await database.close();
  });
  const start = async () => {
    const server = await createTestServer({ handlers: ALL_ROUTES, database });
    servers.push(server);
    return { server, origin: await server.listen() };
  };
  const stop = async (server: TestServer) => {
    servers = servers.filter((one) => one !== server);
    await server.close();
  };
  const stored = (boardId: string) =>
    database.db.select().from(boardOperations).where(eq(boardOperations.boardId, boardId));

  test("is there after a restart, with its images, and is known when it is repeated (TL-W.13)", async () => {
    const before = await start();
    const { boardId } = await openBoardRoom(before.server.deps);
    const host = await joinBoard(before.origin, boardId, await before.server.signIn(PEOPLE.amelie));
    const file = sampleFile("picture", "image/jpeg", 30, 20);
    host.socket.send({ File: file });
    await host.draw([box("a"), sampleElement("image", { fileId: "picture" })]);
    await host.draw([box("a", 2)]);
    await stop(before.server);
    expect(await host.socket.closed).toMatchObject({ code: 1012 });

    const after = await start();
    const person = await after.server.signIn(PEOPLE.amelie);
    const back = await joinBoard(after.origin, boardId, person, { client: host.id, edits: 1 });
    expect(back.joined).toMatchObject({ seq: 2, edit: 2, files: ["picture"] });
    expect(shown(back.scene)).toEqual(shown(host.scene));
    expect(await back.file("picture")).toEqual(file);
    await back.draw([box("a", 2)]);
    expect(await back.draw([box("b")])).toMatchObject({ seq: 3, edit: 3 });
    expect((await stored(boardId)).map(({ edit }) => edit)).toEqual([1, 2, 3]);
  });

  test("is read from the last snapshot, the one that is kept, and the changes after it (TL-W.56)", async () => {
    const before = await start();
    const { boardId } = await openBoardRoom(before.server.deps);
    const host = await joinBoard(before.origin, boardId, await before.server.signIn(PEOPLE.amelie));
    await host.draw([box("a")]);
    await host.draw([stroke("s", 1)]);
    await host.draw([stroke("s", 2)]);
    await host.draw([box("b")]);
    const snapshots = async () => (await database.db.select().from(boardSnapshots)).map(({ seq }) => seq);
    await expect.poll(snapshots).toEqual([3]);
    await host.draw([stroke("s", 3)]);
    await host.draw([stroke("s", 4)]);
    await expect.poll(snapshots).toEqual([6]);
    await host.draw([box("c")]);
    await stop(before.server);

    // Proves that they are not read again.
    await database.db.delete(boardOperations).where(eq(boardOperations.seq, 1));
    const after = await start();
    const back = await joinBoard(after.origin, boardId, await after.server.signIn(PEOPLE.ben));
    expect(back.joined.seq).toBe(7);
    expect(shown(back.scene)).toEqual(shown(host.scene));
  });

  test("stays when another process takes the board over: the earlier owner stores nothing more (TL-W.14)", async () => {
    const { server, origin } = await start();
    const { boardId } = await openBoardRoom(server.deps);
    const host = await joinBoard(origin, boardId, await server.signIn(PEOPLE.amelie));
    await host.draw([box("a")]);
    const usurper = { holder: "another", epoch: 99, instanceUrl: null };
    await database.db
      .update(leases)
      .set(usurper)
      .where(eq(leases.name, `document:board:${boardId}`));
    const lost = host.draw([box("b")]);
    await expect(lost).rejects.toThrow("closed");
    expect(await host.socket.closed).toMatchObject({ code: 1012 });
    expect(await stored(boardId)).toHaveLength(1);
  });

  test("survives a full stop in the middle: what comes after the stop is not half stored", async () => {
    const { server, origin } = await start();
    const { boardId } = await openBoardRoom(server.deps);
    const host = await joinBoard(origin, boardId, await server.signIn(PEOPLE.amelie));
    const edits = Array.from({ length: 40 }, (_, at) =>
      host.draw([box(`e${at}`)]).then(
        () => at,
        () => -1,
      ),
    );
    await stop(server);
    const acknowledged = (await Promise.all(edits)).filter((at) => at >= 0).map((at) => `e${at}`);
    const ids = (await stored(boardId)).flatMap(({ elements }) => elements.map((each) => (each as { id: string }).id));
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
