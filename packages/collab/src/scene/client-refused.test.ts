import { describe, expect, it } from "vitest";
import { boardOf, rectangle } from "./client.fixtures.ts";
import { BOARD_RECONNECT_MS } from "./client.ts";
import { sampleElement, sampleFile } from "./testing.ts";

describe("createBoardClient: refusals", () => {
  it("the refusal is images_full until the element of the refused image is deleted, and later strokes are stored (TL-W.41)", async () => {
    const { clock, board, join } = boardOf();
    const [one, other] = [join(), join()];
    await clock.advance(100);
    board.setImageRoom(1);
    for (const id of ["taken", "refused"]) {
      one.client.addFile(sampleFile(id, "image/png", 9, 9));
      one.draw(sampleElement("image", { id: `element-${id}`, fileId: id }));
      await clock.advance(100);
    }
    expect(one.client.state).toMatchObject({ refusal: "images_full", unsent: 0 });
    one.draw(rectangle("a"));
    await clock.advance(100);
    expect(board.elements.has("a")).toBe(true);
    expect(one.client.state).toMatchObject({ refusal: "images_full", unsent: 0 });
    expect(other.client.state.refusal).toBeNull();
    expect(other.images).toEqual(["taken"]);
    const deletion = sampleElement("image", { id: "element-refused", fileId: "refused", version: 2, isDeleted: true });
    other.draw(deletion);
    await clock.advance(100);
    expect(one.client.state.refusal).toBeNull();
    one.draw({ ...deletion, version: 3, isDeleted: false });
    await clock.advance(100);
    expect(one.client.state.refusal).toBe("images_full");
    one.draw({ ...deletion, version: 4 });
    await clock.advance(100);
    expect(one.client.state.refusal).toBeNull();
  });

  it("the refusal is full while the board has no room for an element of this client, whatever else is stored (TL-W.32)", async () => {
    const { clock, board, join } = boardOf();
    const [one, other] = [join(), join()];
    await clock.advance(100);
    one.draw(rectangle("a"));
    await clock.advance(100);
    board.setRoom(1);
    one.draw(rectangle("b"));
    one.draw(rectangle("a", 2));
    await clock.advance(100);
    expect([...other.scene.keys()]).toEqual(["a"]);
    expect(one.client.state).toMatchObject({ connection: "connected", refusal: "full", unsent: 0 });
    expect(other.client.state.refusal).toBeNull();
    board.setStanding({ can_edit: true, can_clear: true, reason: null });
    await clock.advance(100);
    expect(one.client.state.refusal).toBe("full");
    // The board has no room for the deletion either, and nothing is missed by it.
    one.draw({ ...rectangle("b", 2), isDeleted: true });
    await clock.advance(100);
    expect(one.client.state.refusal).toBeNull();
  });

  it("the refusal is null once the board takes the element for which it had no room (TL-W.32)", async () => {
    const { clock, board, join } = boardOf();
    const one = join();
    board.setRoom(0);
    one.draw(rectangle("a"));
    await clock.advance(100);
    expect(one.client.state.refusal).toBe("full");
    board.setRoom(1);
    one.draw(rectangle("a", 2));
    await clock.advance(100);
    expect(board.elements.get("a")?.version).toBe(2);
    expect(one.client.state.refusal).toBeNull();
  });

  it("stops after two refusals in a row before the board came, and tries again on request", async () => {
    const { clock, board, join } = boardOf();
    board.refuse("not_allowed");
    const one = join();
    await clock.advance(BOARD_RECONNECT_MS * 10);
    expect(one.client.state).toMatchObject({ connection: "refused", refusal: "not_allowed" });
    board.refuse(null);
    one.client.retryNow();
    await clock.advance(100);
    expect(one.client.state).toMatchObject({ connection: "connected", refusal: null });
  });

  it("has the reason of a server that lets no socket open, stops after two, and tries again on request (TL-P.120)", async () => {
    const { clock, lines, join } = boardOf();
    lines.refuse({ code: "not_authenticated" });
    const one = join();
    await clock.advance(BOARD_RECONNECT_MS * 10);
    expect(one.client.state).toMatchObject({ connection: "refused", refusal: "not_authenticated" });
    expect(lines.attempts()).toBe(2);
    lines.refuse(null);
    one.client.retryNow();
    await clock.advance(100);
    expect(one.client.state).toMatchObject({ connection: "connected", refusal: null });
  });
});
