import { seeded } from "@hotseat/core/testing";
import { describe, expect, it } from "vitest";
import { boardOf, rectangle } from "./client.fixtures.ts";
import { BOARD_PATIENCE_MS, BOARD_RECONNECT_MS } from "./client.ts";
import { deletionsOf } from "./merge.ts";
import { sampleElement, sampleFile } from "./testing.ts";

describe("createBoardClient", () => {
  it("sends an edit once it has the board, and shows it to the others", async () => {
    const { clock, board, join } = boardOf();
    const [one, other] = [join(), join()];
    one.draw(rectangle("a"));
    await clock.advance(100);
    expect([...board.elements.keys()]).toEqual(["a"]);
    expect([...other.scene.keys()]).toEqual(["a"]);
    expect(one.client.state).toMatchObject({ connection: "connected", unsent: 0, seq: 1 });
  });

  it("keeps what changes while an edit is on its way apart, and sends it in one message with the ages (TL-W.21)", async () => {
    const { clock, board, join } = boardOf();
    const one = join();
    await clock.advance(100);
    one.draw(rectangle("a", 1));
    for (let version = 2; version <= 4; version += 1) {
      await clock.advance(3);
      one.draw(rectangle("a", version));
    }
    await clock.advance(100);
    expect(board.history.map(({ elements, age }) => [elements[0]?.version, age])).toEqual([
      [1, 0],
      [2, 7],
      [3, 4],
      [4, 1],
    ]);
    expect(board.messages()).toBe(2);
    expect(one.client.state.unsent).toBe(0);
  });

  it("records a stroke that was drawn and erased offline, each state with its age (TL-W.21)", async () => {
    const { clock, board, lines, join } = boardOf();
    const one = join();
    await clock.advance(100);
    lines.setReachable(false);
    one.draw(rectangle("a", 1));
    await clock.advance(20_000);
    one.draw({ ...rectangle("a", 2), isDeleted: true });
    await clock.advance(10_000);
    expect(one.client.state.unsent).toBe(1);
    lines.setReachable(true);
    await clock.advance(BOARD_RECONNECT_MS + 100);
    const [drawn, erased] = board.history;
    expect(drawn?.elements).toMatchObject([{ version: 1, isDeleted: false }]);
    expect(erased?.elements).toMatchObject([{ version: 2, isDeleted: true }]);
    expect((drawn?.age ?? 0) - (erased?.age ?? 0)).toBe(20_000);
    expect(erased?.age).toBeGreaterThanOrEqual(10_000);
    expect(board.history).toHaveLength(2);
  });

  it("keeps the reports of an offline page apart over a reload, with their times (TL-W.21)", async () => {
    const { clock, board, lines, join } = boardOf();
    const one = join();
    await clock.advance(100);
    lines.setReachable(false);
    one.draw(rectangle("a", 1));
    await clock.advance(1_000);
    one.draw(rectangle("a", 2));
    one.client.stop();
    await clock.advance(5_000);
    lines.setReachable(true);
    const again = join(one.storage);
    expect(again.client.unsent().elements).toEqual([rectangle("a", 2)]);
    await clock.advance(BOARD_RECONNECT_MS + 100);
    expect(board.history.map(({ elements }) => elements[0]?.version)).toEqual([1, 2]);
    expect((board.history[0]?.age ?? 0) - (board.history[1]?.age ?? 0)).toBe(1_000);
    expect(board.history[1]?.age).toBeGreaterThanOrEqual(5_000);
  });

  it("stores what was drawn offline before a clearing, then the clearing, then what was drawn after it", async () => {
    const { clock, board, lines, join } = boardOf();
    const one = join();
    await clock.advance(100);
    lines.setReachable(false);
    one.draw(rectangle("before"));
    one.draw({ ...rectangle("before", 2), isDeleted: true });
    one.draw(rectangle("after"));
    lines.setReachable(true);
    await clock.advance(BOARD_RECONNECT_MS + 200);
    expect(board.history.map(({ elements }) => elements.map(({ id, isDeleted }) => [id, isDeleted]))).toEqual([
      [["before", false]],
      [["before", true]],
      [["after", false]],
    ]);
  });

  it("a clearing made offline leaves what another person drew and moved meanwhile (TL-W.43)", async () => {
    const { clock, board, lines, join } = boardOf();
    const one = join();
    for (const id of ["a", "b"]) one.draw(rectangle(id));
    await clock.advance(100);
    one.client.offline();
    for (const deletion of deletionsOf(one.scene.values(), () => 1)) one.draw(deletion);
    const other = join();
    await clock.advance(100);
    other.draw(rectangle("c"));
    other.draw(rectangle("b", 3));
    await clock.advance(BOARD_RECONNECT_MS + 200);
    expect(lines.attempts()).toBe(3);
    expect([...board.elements.values()].map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
      ["a", true],
      ["b", false],
      ["c", false],
    ]);
    expect(one.scene).toEqual(board.elements);
  });

  it("connects again every second, keeps what is drawn meanwhile and sends it", async () => {
    const { clock, board, lines, join } = boardOf();
    const one = join();
    await clock.advance(100);
    lines.setReachable(false);
    await clock.advance(10);
    one.draw(rectangle("a"));
    await clock.advance(BOARD_RECONNECT_MS * 5);
    expect(one.client.state).toMatchObject({ connection: "reconnecting", unsent: 1 });
    expect(lines.attempts()).toBe(1 + 5);
    lines.setReachable(true);
    await clock.advance(BOARD_RECONNECT_MS + 100);
    expect(board.elements.has("a")).toBe(true);
    expect(one.client.state).toMatchObject({ connection: "connected", unsent: 0 });
  });

  it("keeps an edit that is not stored over a reload of the page", async () => {
    const { clock, board, lines, join } = boardOf();
    const one = join();
    await clock.advance(100);
    lines.setReachable(false);
    one.draw(rectangle("a", 3));
    one.client.stop();
    lines.setReachable(true);
    const again = join(one.storage);
    expect(again.client.unsent().elements.map(({ id }) => id)).toEqual(["a"]);
    await clock.advance(BOARD_RECONNECT_MS + 100);
    expect(board.elements.get("a")?.version).toBe(3);
    again.client.stop();
    expect(one.storage.getItem("board")).toBeNull();
  });

  it("a client that is stopped by the message that the session has ended: writes nothing more, and an emptied storage stays empty", async () => {
    const { clock, board, join } = boardOf({ canEdit: false });
    const one = join(undefined, ({ standing }, stop) => standing?.reason === "ended" && stop());
    await clock.advance(100);
    one.draw(rectangle("a"));
    board.setStanding({ can_edit: false, can_clear: false, reason: "ended" });
    await clock.advance(100);
    expect(one.storage.getItem("board")).not.toBeNull();
    one.storage.removeItem("board");
    await clock.advance(BOARD_PATIENCE_MS);
    expect(one.storage.getItem("board")).toBeNull();
  });

  it("holds edits back while this person may not edit, and sends them when they may", async () => {
    const { clock, board, join } = boardOf({ canEdit: false });
    const one = join();
    await clock.advance(100);
    one.draw(rectangle("a"));
    await clock.advance(100);
    expect(board.elements.size).toBe(0);
    board.setStanding({ can_edit: true, can_clear: true, reason: null });
    await clock.advance(100);
    expect(board.elements.size).toBe(1);
  });

  it("an edit and its image that reach a locked board are stored once the board is unlocked (TL-W.42)", async () => {
    const { clock, board, join } = boardOf();
    const one = join();
    await clock.advance(100);
    board.setStanding({ can_edit: false, can_clear: false, reason: "locked" });
    one.client.addFile(sampleFile("f", "image/png", 9, 9));
    one.draw(sampleElement("image", { id: "a", fileId: "f" }));
    await clock.advance(100);
    expect(one.client.state).toMatchObject({ connection: "connected", unsent: 1 });
    expect(board.elements.size).toBe(0);
    board.setStanding({ can_edit: true, can_clear: true, reason: null });
    await clock.advance(100);
    expect(board.elements.has("a")).toBe(true);
    const late = join();
    await clock.advance(100);
    expect(late.images).toEqual(["f"]);
    expect(one.client.state).toMatchObject({ refusal: null, unsent: 0 });
  });

  it("gets after a cut between the board and its image the image, and none that it has (TL-W.18)", async () => {
    const { clock, board, lines, join } = boardOf();
    join().draw(rectangle("a"));
    await clock.advance(100);
    for (const id of ["first", "second"]) board.plantFile(sampleFile(id, "image/png", 9, 9));
    lines.cutBefore((message) => "File" in message && message.File.id === "second");
    const one = join();
    await clock.advance(100);
    expect(one.images).toEqual(["first"]);
    await clock.advance(BOARD_RECONNECT_MS);
    expect(one.client.state.connection).toBe("connected");
    expect(one.images).toEqual(["first", "second"]);
  });

  it("hands over no element that the gate refuses", async () => {
    const { clock, board, join } = boardOf();
    board.plant({ ...rectangle("evil"), type: "iframe", customData: { generationData: { html: "<script>" } } });
    board.plant(rectangle("good"));
    const one = join();
    await clock.advance(100);
    expect([...one.scene.keys()]).toEqual(["good"]);
  });

  it("loses and doubles nothing over 1,000 cuts before storing, after storing, and inside the response (TL-W.5)", async () => {
    let cuts = 0;
    for (let seed = 1; cuts < 1000; seed += 1) {
      const { clock, board, lines, join } = boardOf({ seed });
      const random = seeded(seed * 7919);
      const people = [join(), join(), join()];
      const newest = new Map<string, number>();
      lines.cutSome(0.2);
      for (let step = 0; step < 60; step += 1) {
        const person = people[Math.floor(random() * people.length)];
        const id = `e${Math.floor(random() * 12)}`;
        const version = (person?.scene.get(id)?.version ?? 0) + 1;
        person?.draw(rectangle(id, version, Math.floor(random() * 1e9)));
        newest.set(id, Math.max(newest.get(id) ?? 0, version));
        await clock.advance(Math.floor(random() * 400));
      }
      lines.cutSome(0);
      await clock.advance(BOARD_PATIENCE_MS * 3);
      cuts += lines.cuts();
      for (const [id, version] of newest) expect(board.elements.get(id)?.version).toBe(version);
      for (const { scene, client } of people) {
        expect(scene).toEqual(board.elements);
        expect(client.state.unsent).toBe(0);
        client.stop();
      }
      expect(board.doubled()).toBe(0);
    }
  }, 60_000);
});
