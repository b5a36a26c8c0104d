import { sampleElement } from "@hotseat/collab/scene/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type BoardClient, joinBoard } from "../../../test/board-client.ts";
import { boardServer, openBoardRoom } from "../../../test/board-room.ts";
import type { Client } from "../../../test/client.ts";
import { boardOperations } from "../../modules/boards/tables.ts";

const box = (id: string, version = 1, fields = {}) =>
  sampleElement("rectangle", { id, version, versionNonce: version * 10, ...fields });

const { server, origin, amelie, ben } = await boardServer();
afterAll(() => server.close());

describe("the edits of a whiteboard that waited", () => {
  let boardId: string;
  beforeEach(async () => {
    ({ boardId } = await openBoardRoom(server.deps));
  });
  const join = (person: Client, options = {}) => joinBoard(origin, boardId, person, options);
  const operations = () =>
    server.deps.database.db.select().from(boardOperations).where(eq(boardOperations.boardId, boardId));
  const leave = (...people: BoardClient[]) => {
    for (const { socket } of people) socket.close();
  };

  test("edits that waited come in one message; each is stored and sent with its own time (TL-W.21)", async () => {
    const [host, candidate] = [await join(amelie), await join(ben)];
    const now = server.deps.clock.now().getTime();
    host.socket.send({
      Deltas: [
        { edit: 1, age: 900, elements: [box("a")] },
        { edit: 2, age: 500, elements: [box("a", 2, { isDeleted: true })] },
        { edit: 3, elements: [box("b")] },
      ],
    });
    for (const edit of [1, 2, 3]) await candidate.seen(host, edit);
    expect((await operations()).map(({ seq, edit, at }) => [seq, edit, at.getTime() - now])).toEqual([
      [1, 1, -900],
      [2, 2, -500],
      [3, 3, 0],
    ]);
    expect(await candidate.seen(host, 2)).toMatchObject({ at: now - 500, elements: [{ id: "a", isDeleted: true }] });
    leave(host, candidate);
  });

  test("an edit's time is never in the future, at most a day ago, and never before the client's edit before (TL-W.21)", async () => {
    const host = await join(amelie);
    const now = server.deps.clock.now().getTime();
    const ages = [2 * 86_400_000, 100, 300, 50];
    host.socket.send({ Deltas: ages.map((age, at) => ({ edit: at + 1, age, elements: [box(`e${at}`)] })) });
    await host.seen(host, ages.length);
    leave(host);
    const again = await join(amelie, { client: host.id });
    expect(again.joined.edit).toBe(4);
    again.socket.send({ Delta: { edit: 5, age: 5000, elements: [box("last")] } });
    await again.seen(again, 5);
    expect((await operations()).map(({ at }) => now - at.getTime())).toEqual([86_400_000, 100, 100, 50, 50]);
    again.socket.send({ Delta: { edit: 6, age: -1, elements: [box("future")] } });
    expect(await again.socket.closed).toMatchObject({ code: 1008 });
  });

  test("a message of edits that comes again with more behind it adds only what is new (TL-W.5)", async () => {
    const host = await join(amelie);
    const edits = [1, 2, 3].map((edit) => ({ edit, age: 0, elements: [box(`e${edit}`)] }));
    host.socket.send({ Deltas: edits.slice(0, 2) });
    await host.seen(host, 2);
    host.socket.send({ Deltas: edits });
    await host.seen(host, 3);
    expect((await operations()).map(({ edit }) => edit)).toEqual([1, 2, 3]);
    leave(host);
  });

  test("a clearing has the time of its receipt, and what was drawn offline after it keeps its own", async () => {
    const host = await join(amelie);
    const now = server.deps.clock.now().getTime();
    host.socket.send({ Delta: { edit: 1, age: 9000, elements: [box("before")] } });
    host.socket.send({ Clear: { edit: 2 } });
    host.socket.send({ Delta: { edit: 3, age: 4000, elements: [box("after")] } });
    await host.seen(host, 3);
    expect((await operations()).map(({ at }) => now - at.getTime())).toEqual([9000, 0, 4000]);
    leave(host);
  });

  test("more than 1,000 edits a second close the socket, however few messages they are in", async () => {
    const host = await join(amelie);
    for (let message = 0; message <= 10; message += 1) {
      const edits = Array.from({ length: 100 }, (_, at) => ({ edit: message * 100 + at + 1, elements: [] }));
      host.socket.send({ Deltas: edits });
    }
    expect(await host.socket.until((message) => "Refused" in message)).toMatchObject({ Refused: { code: "too_fast" } });
    expect(await host.socket.closed).toMatchObject({ code: 1008 });
  });
});
