import { describe, expect, it } from "vitest";
import { boardOf, rectangle } from "./client.fixtures.ts";
import { BOARD_LOADING_MS, BOARD_PATIENCE_MS } from "./client.ts";
import { sampleElement, sampleFile } from "./testing.ts";

/** A client whose image has been leaving for twice the patience, on a slow line. */
async function sendLargeImage() {
  const { clock, board, lines, join } = boardOf();
  const one = join();
  await clock.advance(100);
  lines.slowDown(5_000);
  one.client.addFile(sampleFile("f", "image/png", 9, 9, 150_000));
  one.draw(sampleElement("image", { fileId: "f" }));
  await clock.advance(2 * BOARD_PATIENCE_MS);
  return { clock, board, lines, one };
}

describe("createBoardClient: patience", () => {
  it("gives a connection up that does not store an edit within the patience", async () => {
    const { clock, lines, join } = boardOf();
    const one = join();
    await clock.advance(100);
    lines.freeze();
    one.draw(rectangle("a"));
    await clock.advance(BOARD_PATIENCE_MS);
    expect(one.client.state.connection).toBe("reconnecting");
  });

  it("an image that takes longer than the patience to leave is stored over one connection, and later strokes too (TL-W.40)", async () => {
    const { clock, board, lines, one } = await sendLargeImage();
    one.draw(rectangle("a"));
    await clock.advance(4 * BOARD_PATIENCE_MS);
    expect([...board.elements.keys()]).toEqual(["image-1", "a"]);
    expect(one.client.state).toMatchObject({ connection: "connected", unsent: 0 });
    expect(lines.attempts()).toBe(1);
  });

  it("gives a connection up whose bytes have ceased to leave, after the patience (TL-W.40)", async () => {
    const { clock, lines, one } = await sendLargeImage();
    lines.freeze();
    await clock.advance(BOARD_PATIENCE_MS - 1_000);
    expect(one.client.state.connection).toBe("connected");
    await clock.advance(2_000);
    expect(one.client.state.connection).toBe("reconnecting");
  });

  it("a board that takes longer than the patience to arrive opens over one connection (TL-W.40)", async () => {
    const { clock, board, lines, join } = boardOf();
    for (let place = 0; place < 200; place += 1) board.plant(rectangle(`e${place}`));
    lines.slowDown(3_000);
    const one = join();
    await clock.advance(6 * BOARD_PATIENCE_MS);
    expect(one.scene.size).toBe(200);
    expect(lines.attempts()).toBe(1);
  });

  it("an edit whose acknowledgement waits behind an image of the board is stored over one connection (TL-W.40)", async () => {
    const { clock, board, lines, join } = boardOf();
    board.plantFile(sampleFile("f", "image/png", 9, 9, 150_000));
    lines.slowDown(5_000);
    const one = join();
    one.draw(rectangle("a"));
    await clock.advance(5 * BOARD_PATIENCE_MS);
    expect(one.images).toEqual(["f"]);
    expect(one.client.state).toMatchObject({ connection: "connected", unsent: 0 });
    expect(lines.attempts()).toBe(1);
    // Nothing long is on its way any more.
    lines.freeze();
    one.draw(rectangle("b"));
    await clock.advance(2 * BOARD_PATIENCE_MS);
    expect(one.client.state.connection).toBe("reconnecting");
  });

  it("gives a connection up on which the board does not come (TL-W.40)", async () => {
    const { clock, lines, join } = boardOf();
    lines.freeze();
    const one = join();
    await clock.advance(BOARD_PATIENCE_MS);
    expect(one.client.state.connection).toBe("reconnecting");
  });

  it("gives a connection up that brings the rights and not the board, after the time for a large one (TL-W.40)", async () => {
    const { clock, board, lines, join } = boardOf();
    board.plant(sampleElement("text", { text: "long ".repeat(1_000) }));
    lines.slowDown(10);
    const one = join();
    await clock.advance(BOARD_LOADING_MS);
    expect(one.client.state).toMatchObject({ connection: "connecting", standing: { can_edit: true } });
    await clock.advance(3 * BOARD_PATIENCE_MS);
    expect(one.client.state.connection).toBe("reconnecting");
  });
});
