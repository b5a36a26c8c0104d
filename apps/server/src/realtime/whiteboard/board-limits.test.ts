import { VERSION_MAX } from "@hotseat/collab/scene/limits";
import { sampleElement } from "@hotseat/collab/scene/testing";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { joinBoard } from "../../../test/board-client.ts";
import { boardServer, openBoardRoom } from "../../../test/board-room.ts";
import { PEOPLE } from "../../../test/people.ts";
import { boardOperations } from "../../modules/boards/tables.ts";

const box = (id: string, version: number, fields = {}) =>
  sampleElement("rectangle", { id, version, versionNonce: 0, ...fields });
/** As an old database may have it. */
const pinned = (id: string) => ({ ...box(id, VERSION_MAX - 1), version: VERSION_MAX });

const { server, origin, amelie, ben } = await boardServer();
afterAll(() => server.close());

describe("a whiteboard at its limits", () => {
  let boardId: string;
  beforeEach(async () => {
    ({ boardId } = await openBoardRoom(server.deps));
  });
  const store = (seq: number, elements: unknown[]) =>
    server.deps.database.db.insert(boardOperations).values({
      ...{ boardId, seq, elements, keycloakId: PEOPLE.ben.keycloakId, edit: seq, at: server.deps.clock.now() },
      client: "00000000-0000-4000-8000-000000000000",
    });

  test("elements at the highest version, stored and by wire: a deletion and a clearing delete them (TL-W.54)", async () => {
    await store(1, [pinned("stored"), pinned("erased"), box("wire", VERSION_MAX - 50_000)]);
    const [host, candidate] = [await joinBoard(origin, boardId, amelie), await joinBoard(origin, boardId, ben)];
    expect(await candidate.draw([pinned("wire")])).toMatchObject({ seq: 2, elements: [] });
    const erased = box("erased", VERSION_MAX, { versionNonce: 5, isDeleted: true });
    expect(await host.draw([erased])).toMatchObject({ seq: 3, elements: [] });
    const cleared = await host.clear();
    expect(cleared.refused).toBeUndefined();
    expect(cleared.elements.map(({ id, version, isDeleted }) => [id, version, isDeleted])).toEqual([
      ["stored", VERSION_MAX, true],
      ["wire", VERSION_MAX, true],
    ]);
    host.socket.close();
    candidate.socket.close();
  });
});
