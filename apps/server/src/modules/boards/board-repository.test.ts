import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBoardRoom } from "../../../test/board-room.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { listFiles } from "./board-repository.ts";
import { boardFiles, boardOperations } from "./tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ handlers: [] });
});
afterAll(() => server.close());

test("images among changes, one change made offline: each image comes after the changes up to its time (TL-W.18)", async () => {
  const { db } = server.deps.database;
  const [{ boardId }, { boardId: other }] = [await openBoardRoom(server.deps), await openBoardRoom(server.deps)];
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds));
  const times = [10, 20, 30, 15, 40];
  for (const [board, moments] of [
    [boardId, times],
    [other, [1, 2, 3, 4, 5, 6]],
  ] as const)
    for (const [place, seconds] of moments.entries())
      await db.insert(boardOperations).values({
        ...{ boardId: board, seq: place + 1, elements: [], keycloakId: null, client: randomUUID(), edit: 1 },
        at: at(seconds),
      });
  const files = { first: 5, tie: 10, offline: 16, middle: 35, last: 50 };
  for (const [id, seconds] of Object.entries(files))
    await db.insert(boardFiles).values({
      ...{ boardId, id, mimeType: "image/png", content: Buffer.from(id), keycloakId: null },
      at: at(seconds),
    });
  const facts = (await listFiles(db, boardId)).map(({ id, bytes, afterSeq }) => [id, bytes, afterSeq]);
  expect(facts).toEqual([
    ["first", 5, 0],
    ["tie", 3, 1],
    ["offline", 7, 4],
    ["middle", 6, 4],
    ["last", 4, 5],
  ]);
  expect(await listFiles(db, other)).toEqual([]);
});
