import { createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, it } from "vitest";
import { boardOf, rectangle } from "./client.fixtures.ts";
import { BOARD_RECONNECT_MS } from "./client.ts";
import { sampleElement, sampleFile } from "./testing.ts";

/** A storage that takes values up to this length. */
function storageOf(maxCharacters: number) {
  const storage = createMemoryStorage();
  return {
    ...storage,
    setItem(key: string, value: string) {
      if (value.length > maxCharacters) throw new DOMException("full", "QuotaExceededError");
      storage.setItem(key, value);
    },
  };
}
const refuse = () => {
  throw new DOMException("forbidden", "SecurityError");
};
const FORBIDDEN = { getItem: refuse, setItem: refuse, removeItem: refuse };
const LARGE = sampleFile("photo", "image/png", 9, 9, 20_000);
const photo = sampleElement("image", { id: "image", fileId: "photo" });

/** A board on which one person draws a large image and a stroke offline, and leaves. */
async function leftOffline(storage: ReturnType<typeof createMemoryStorage>) {
  const opened = boardOf();
  const one = opened.join(storage);
  await opened.clock.advance(100);
  opened.lines.setReachable(false);
  one.draw(rectangle("before"));
  one.client.addFile(LARGE);
  one.draw(photo);
  one.draw(rectangle("after"));
  const kept = one.client.stop();
  opened.lines.setReachable(true);
  return { ...opened, kept };
}

describe("createBoardClient with a storage that an image does not fit", () => {
  it("after a reload: sends the strokes, and hands the element over as lost whose image nobody has (TL-W.68)", async () => {
    const storage = storageOf(10_000);
    const { clock, board, join } = await leftOffline(storage);
    const again = join(storage);
    expect(again.client.unsent().files).toEqual([]);
    expect(again.lost).toEqual([]);
    await clock.advance(BOARD_RECONNECT_MS + 100);
    expect([...board.elements.keys()]).toEqual(["before", "after"]);
    expect([again.lost, again.client.state.unsent]).toEqual([["image"], 0]);
    again.client.stop();
    expect(storage.getItem("board")).toBeNull();
  });

  it("after two reloads with no network between them: the lost element is handed over all the same (TL-W.68)", async () => {
    const storage = storageOf(10_000);
    const { clock, join } = await leftOffline(storage);
    join(storage).client.stop();
    const again = join(storage);
    await clock.advance(BOARD_RECONNECT_MS + 100);
    expect(again.lost).toEqual(["image"]);
  });

  it("after a reload, the server has the image: nothing is lost, and its element is stored", async () => {
    const storage = storageOf(10_000);
    const { clock, board, join } = await leftOffline(storage);
    board.plantFile(LARGE);
    const again = join(storage);
    await clock.advance(BOARD_RECONNECT_MS + 100);
    expect([...board.elements.keys()]).toEqual(["before", "image", "after"]);
    expect(again.lost).toEqual([]);
  });

  it("after a reload, the person adds the image once more before the board is here: nothing is lost", async () => {
    const storage = storageOf(10_000);
    const { clock, board, join } = await leftOffline(storage);
    const again = join(storage);
    again.client.addFile(LARGE);
    await clock.advance(BOARD_RECONNECT_MS + 100);
    expect([...board.elements.keys()]).toEqual(["before", "image", "after"]);
    expect(again.lost).toEqual([]);
  });

  it.each([
    ["throws above a length", storageOf(10_000)],
    ["always throws", FORBIDDEN],
  ])(
    "the next client on the same page, a storage that %s: has every stroke and image in memory (TL-W.20)",
    async (_title, storage) => {
      const { clock, board, join, kept } = await leftOffline(storage);
      const again = join(storage, undefined, kept);
      expect(again.client.unsent().files).toEqual([LARGE]);
      await clock.advance(BOARD_RECONNECT_MS + 100);
      expect([...board.elements.keys()]).toEqual(["before", "image", "after"]);
      const late = join();
      await clock.advance(100);
      expect([late.images, again.lost]).toEqual([["photo"], []]);
    },
  );
});
