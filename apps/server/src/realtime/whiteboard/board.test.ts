import type { SceneFile } from "@hotseat/collab/scene/element";
import { gateElement } from "@hotseat/collab/scene/gate";
import { base64Of } from "@hotseat/collab/scene/gate-file";
import { FILES_MAX } from "@hotseat/collab/scene/limits";
import { sampleElement, sampleFile } from "@hotseat/collab/scene/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type BoardClient, joinBoard, openBoardSocket, shown } from "../../../test/board-client.ts";
import { boardServer, openBoardRoom } from "../../../test/board-room.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { boardFiles, boardOperations } from "../../modules/boards/tables.ts";
import { clearTool } from "../../modules/tools/contract.ts";

const box = (id: string, version = 1, fields = {}) =>
  sampleElement("rectangle", { id, version, versionNonce: version * 10, ...fields });

const { server, origin, amelie, ben, chiara } = await boardServer();
afterAll(() => server.close());

describe("a whiteboard's socket", () => {
  let boardId: string;
  beforeEach(async () => {
    ({ boardId } = await openBoardRoom(server.deps));
  });
  const join = (person: Client, options = {}) => joinBoard(origin, boardId, person, options);
  const operations = () =>
    server.deps.database.db.select().from(boardOperations).where(eq(boardOperations.boardId, boardId));
  /** As many images as a board takes. */
  const rowsOfImages = () =>
    Array.from({ length: FILES_MAX }, (_, place) => ({
      ...{ boardId, id: `f${place}`, mimeType: "image/png", content: Buffer.from([1]) },
      ...{ keycloakId: "amelie", at: new Date() },
    }));
  const leave = (...people: BoardClient[]) => {
    for (const { socket } of people) socket.close();
  };

  test("an edit of one person reaches the other, with author, time and number (TL-W.1)", async () => {
    const [host, candidate] = [await join(amelie), await join(ben)];
    expect(host.joined).toEqual({ seq: 0, since: 0, files: [], edit: 0, elements: [] });
    const acknowledged = await host.draw([box("a"), box("b")]);
    expect(acknowledged).toMatchObject({ seq: 1, elements: [], client: host.id, edit: 1 });
    const seen = await candidate.seen(host, 1);
    const at = server.deps.clock.now().getTime();
    expect(seen).toEqual({ seq: 1, elements: [box("a"), box("b")], author: "amelie", client: host.id, edit: 1, at });
    leave(host, candidate);
  });

  test("an open board is not counted among the open pads of the statistics (TL-P.71)", async () => {
    const host = await join(amelie);
    const stats = (await (await fetch(`${origin}/api/stats`)).json()) as { num_documents: number };
    expect(stats.num_documents).toBe(0);
    leave(host);
  });

  test("an edit is stored before it is acknowledged, with who and when (TL-W.2)", async () => {
    const host = await join(amelie);
    await host.draw([box("a")]);
    expect(await operations()).toEqual([
      {
        boardId,
        seq: 1,
        elements: [box("a")],
        keycloakId: "amelie",
        client: host.id,
        edit: 1,
        at: server.deps.clock.now(),
      },
    ]);
    leave(host);
  });

  test("somebody who joins later gets the whole board at once, deleted elements included (TL-W.3)", async () => {
    const host = await join(amelie);
    await host.draw([box("a"), box("b")]);
    await host.draw([box("a", 2, { isDeleted: true })]);
    leave(host);
    const late = await join(ben);
    expect(late.joined).toMatchObject({ seq: 2, since: 0, edit: 0 });
    const [deleted, drawn] = shown(late.scene).map(gateElement);
    expect(deleted).toMatchObject({ id: "a", type: "rectangle", version: 2, versionNonce: 20, isDeleted: true });
    expect(drawn).toEqual(box("b"));
    leave(late);
  });

  test("the newer of two states stays, whichever comes first, and its author learns of it (TL-W.4)", async () => {
    const [host, candidate] = [await join(amelie), await join(ben)];
    await host.draw([box("a", 3)]);
    const late = await candidate.draw([box("a", 2, { x: 99 })]);
    expect(late).toMatchObject({ seq: 1, elements: [box("a", 3)] });
    const sameVersion = await candidate.draw([{ ...box("a", 3), versionNonce: 1, x: 77 }]);
    expect(sameVersion).toMatchObject({ seq: 2, elements: [] });
    await host.seen(candidate, 2);
    expect(shown(host.scene)).toEqual(shown(candidate.scene));
    leave(host, candidate);
  });

  test("an edit that comes again is stored once and acknowledged again (TL-W.5)", async () => {
    const host = await join(amelie);
    await host.draw([box("a")]);
    const again = await join(amelie, { client: host.id, seq: 0 });
    expect(again.joined).toMatchObject({ seq: 1, edit: 1 });
    expect(await again.draw([box("a")])).toMatchObject({ edit: 1, elements: [] });
    expect(await again.draw([box("b")])).toMatchObject({ edit: 2, seq: 2 });
    expect((await operations()).map(({ edit }) => edit)).toEqual([1, 2]);
    leave(host, again);
  });

  test("a client counts for its person alone: nobody uses up another's edits", async () => {
    const host = await join(amelie);
    const thief = await join(ben, { client: host.id, edits: 500 });
    await thief.draw([box("x")]);
    expect(await host.draw([box("a")])).toMatchObject({ edit: 1, seq: 2 });
    leave(host, thief);
  });

  test("somebody who comes back gets what changed since, and nothing else", async () => {
    const host = await join(amelie);
    await host.draw([box("a")]);
    await host.draw([box("b")]);
    const back = await join(ben, { seq: 1 });
    expect(back.joined).toMatchObject({ seq: 2, since: 1, elements: [box("b")] });
    const stranger = await join(ben, { seq: 99 });
    expect(stranger.joined).toMatchObject({ seq: 2, since: 0 });
    expect(stranger.joined.elements).toHaveLength(2);
    leave(host, back, stranger);
  });

  test("clearing deletes everything for everybody, as a change of the person who may (TL-W.6)", async () => {
    const [host, candidate] = [await join(amelie), await join(ben)];
    await candidate.draw([box("a", 4), box("b")]);
    candidate.socket.send({ Clear: { edit: 2 } });
    await candidate.socket.until((message) => "Standing" in message && candidate.socket.received.length > 3);
    const cleared = await host.clear();
    expect(cleared.elements).toMatchObject([
      { id: "a", version: 5, isDeleted: true },
      { id: "b", version: 2, isDeleted: true },
    ]);
    expect((await candidate.seen(host, 1)).elements).toEqual(cleared.elements);
    const restored = await host.draw(cleared.elements.map((each) => ({ ...each, version: 9, isDeleted: false })));
    expect(restored).toMatchObject({ elements: [] });
    expect((await operations()).map(({ keycloakId }) => keycloakId)).toEqual(["ben", "amelie", "amelie"]);
    leave(host, candidate);
  });

  test("an observer looks: their edit and their clearing change nothing (TL-W.7)", async () => {
    const [host, observer] = [await join(amelie), await join(chiara)];
    expect(observer.socket.received[0]).toEqual({
      Standing: { can_edit: false, can_clear: false, reason: "observer" },
    });
    observer.socket.send({ Delta: { edit: 1, elements: [box("x")] } });
    observer.socket.send({ Clear: { edit: 2 } });
    observer.socket.send({ File: sampleFile("f", "image/png", 2, 2) });
    await observer.socket.until(() => observer.socket.received.length === 5);
    expect(await host.draw([box("a")])).toMatchObject({ seq: 1 });
    expect(await operations()).toHaveLength(1);
    leave(host, observer);
  });

  test("an image is stored, sent to the others, and to people who come later (TL-W.12)", async () => {
    const [host, candidate] = [await join(amelie), await join(ben)];
    const file = sampleFile("picture", "image/png", 300, 200);
    host.socket.send({ File: file });
    await host.draw([sampleElement("image", { fileId: "picture" })]);
    expect(await candidate.file("picture")).toEqual(file);
    expect(await server.deps.database.db.select().from(boardFiles)).toMatchObject([{ boardId, id: "picture" }]);
    const late = await join(chiara);
    expect(late.joined.files).toEqual(["picture"]);
    expect(await late.file("picture")).toEqual(file);
    expect(host.socket.received).not.toContainEqual({ File: file });
    leave(host, candidate, late);
  });

  test("somebody who comes back with the whole board and one of its two images gets the other (TL-W.18)", async () => {
    const host = await join(amelie);
    for (const name of ["had", "lacked"]) host.socket.send({ File: sampleFile(name, "image/png", 9, 9) });
    const { seq } = await host.draw([box("after")]);
    const back = await join(ben, { seq, files: ["had"] });
    expect((await back.file("lacked")).id).toBe("lacked");
    await back.draw([box("last")]);
    expect(back.socket.received.filter((message) => "File" in (message as object))).toHaveLength(1);
    leave(host, back);
  });

  test("an image under the id of another one, before and after a restart: it is refused, the same one again is not (TL-W.72)", async () => {
    const { mimeType, ...stored } = sampleFile("stored", "image/png", 1, 1);
    const content = Buffer.from(base64Of(stored), "base64");
    const row = { boardId, id: "stored", mimeType, content, keycloakId: "ben", at: new Date() };
    await server.deps.database.db.insert(boardFiles).values(row);
    const host = await join(amelie);
    const refusals = () => host.socket.received.filter((message) => "Refused" in (message as object));
    const pairs = ["stored", "new"].map((id) => [sampleFile(id, "image/png", 1, 1), sampleFile(id, "image/png", 2, 2)]);
    for (const [first, other] of pairs) for (const file of [first, first, other]) host.socket.send({ File: file });
    host.socket.send({ File: sampleFile("stored", "image/webp", 9, 9) });
    await host.socket.until(() => refusals().length === 3);
    const code = "bad_image";
    expect(refusals()).toMatchObject([1, 2, 3].map(() => ({ Refused: { code } })));
    await host.draw([]);
    const late = await join(ben);
    for (const [first] of pairs) expect(await late.file((first as SceneFile).id)).toEqual(first);
    expect(refusals()).toHaveLength(3);
    leave(host, late);
  });

  test("a message in an unknown form closes the socket, with the reason", async () => {
    const socket = await openBoardSocket(origin, boardId, ben);
    socket.sendText("not json");
    expect(await socket.until((message) => "Refused" in message)).toMatchObject({ Refused: { code: "bad_message" } });
    expect(await socket.closed).toMatchObject({ code: 1008 });
  });

  test("a file that is no image is refused, and the socket stays open", async () => {
    const host = await join(amelie);
    host.socket.send({ File: { id: "f", mimeType: "image/svg+xml", dataURL: "data:image/svg+xml;base64,AAAA" } });
    expect(await host.socket.until((message) => "Refused" in message)).toMatchObject({
      Refused: { code: "bad_image" },
    });
    expect(await host.draw([box("a")])).toMatchObject({ seq: 1 });
    leave(host);
  });

  test("a board with 200 images refuses another one by its id, and stores the edit behind it (TL-W.41)", async () => {
    await server.deps.database.db.insert(boardFiles).values(rowsOfImages());
    const host = await join(amelie);
    host.socket.send({ File: sampleFile("more", "image/png", 2, 2) });
    expect(await host.draw([sampleElement("image", { fileId: "more" })])).toMatchObject({ seq: 1, elements: [] });
    expect(host.socket.received.filter((message) => "Refused" in (message as object))).toEqual([
      { Refused: { code: "images_full", detail: "This board holds no more images.", file: "more" } },
    ]);
    leave(host);
  });

  test("a board with 200 images that is cleared: it takes elements, and no other image (TL-W.73)", async () => {
    await server.deps.database.db.insert(boardFiles).values(rowsOfImages());
    const host = await join(amelie);
    await host.draw([sampleElement("image", { fileId: "f0" })]);
    expect((await host.clear()).elements).toMatchObject([{ fileId: "f0", isDeleted: true }]);
    host.socket.send({ File: sampleFile("more", "image/png", 2, 2) });
    expect(await host.draw([box("a")])).toMatchObject({ seq: 3, elements: [] });
    expect(host.socket.received).toContainEqual({
      Refused: { code: "images_full", detail: "This board holds no more images.", file: "more" },
    });
    const late = await join(ben);
    expect([shown(late.scene).map(({ id }) => id), late.joined.files.length]).toEqual([["a", "image-1"], FILES_MAX]);
    leave(host, late);
  });

  test("the author learns which elements were not kept", async () => {
    const host = await join(amelie);
    const kept = await host.draw([box("a"), { ...box("page"), type: "iframe" }, box("far", 200_000)]);
    expect(kept).toMatchObject({ seq: 1, refused: ["page", "far"] });
    expect(await operations()).toMatchObject([{ elements: [box("a")] }]);
    leave(host);
  });

  test("the call of a host clears it for everybody; a participant's call is refused (TL-W.6)", async () => {
    const whole = await createTestServer();
    const [host, peer] = [await whole.signIn(PEOPLE.amelie), await whole.signIn(PEOPLE.ben)];
    await whole.signIn(PEOPLE.chiara);
    const room = await openBoardRoom(whole.deps);
    const at = await joinBoard(await whole.listen(), room.boardId, peer);
    await at.draw([box("a")]);
    const params = { id: room.sessionId, toolId: room.boardId };
    expect((await peer.call(clearTool, { params })).body).toMatchObject({ code: "permission_denied" });
    expect((await host.call(clearTool, { params })).status).toBe(204);
    const rows = await whole.deps.database.db.select().from(boardOperations);
    expect(rows.map(({ seq, keycloakId }) => [seq, keycloakId])).toEqual([
      [1, "ben"],
      [2, "amelie"],
    ]);
    expect(rows[1]?.elements).toMatchObject([{ id: "a", isDeleted: true }]);
    at.socket.close();
    await whole.close();
  });
});
