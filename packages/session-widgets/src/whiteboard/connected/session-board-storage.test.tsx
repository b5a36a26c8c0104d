// @vitest-environment jsdom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { actUntil } from "../../shared/act-until.fixtures";
import type { SceneElement } from "../headless";
import { SessionBoard } from "./session-board";
import {
  acknowledge,
  asks,
  boardPage,
  connect,
  draw,
  errors,
  first,
  keptKeys,
  LARGE,
  MAY_EDIT,
  messagesOf,
  page,
  photo,
  View,
} from "./session-board.fixtures";

const show = boardPage();

/** The tab's storage takes values up to this length. */
function limitStorage(maxCharacters: number): void {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > maxCharacters) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  });
}
it.each([
  ["is too small for an image", 10_000],
  ["takes nothing", 0],
])(
  "an unsent image and stroke after a change of tab, a storage that %s: both are shown and sent (TL-W.20, TL-W.68)",
  async (_title, room) => {
    limitStorage(room);
    await show(<SessionBoard View={View} sessionId={1} toolId="s1-i" />);
    await connect(1, MAY_EDIT, []);
    page.images.push(LARGE);
    await draw(photo);
    await draw(first);
    await show(null);
    await show(<SessionBoard View={View} sessionId={1} toolId="s1-i" />);
    const again = await connect(2, MAY_EDIT, []);
    expect([[...page.shown.keys()], page.images.map(({ id }) => id)]).toEqual([[photo.id, first.id], ["photo"]]);
    const [, file, edits] = messagesOf(again);
    expect(file).toEqual({ File: LARGE });
    expect(edits.Deltas.map(({ elements }: { elements: SceneElement[] }) => elements[0]?.id)).toEqual([
      photo.id,
      first.id,
    ]);
    const { client: id } = messagesOf(again)[0].Resume;
    await act(async () => again.say({ Delta: { seq: 2, at: 1, author: null, client: id, edit: 2, elements: [] } }));
    expect(asks()).toBe(false);
  },
);

it("an unsent image that does not fit the storage of the tab: its stroke is kept for the next page, and the image by its id (TL-W.68)", async () => {
  limitStorage(10_000);
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-j" />);
  const socket = await connect(1, MAY_EDIT, []);
  page.images.push(LARGE);
  await draw(photo);
  await actUntil(() => expect(keptKeys("s1-j")).toHaveLength(1));
  expect(JSON.parse(sessionStorage.getItem(keptKeys("s1-j")[0] ?? "") ?? "")).toMatchObject({
    reports: [{ elements: [{ id: photo.id }] }],
    files: [],
    lostFiles: ["photo"],
  });
  await acknowledge(socket);
});

it("a stroke, and an image that did not fit the storage, of an earlier page: the stroke is sent, and a toast counts the image (TL-W.68)", async () => {
  const kept = { reports: [{ at: 1, elements: [photo, first] }], files: [], lostFiles: ["photo"] };
  sessionStorage.setItem("hotseat:board:s1-k/amara", JSON.stringify(kept));
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-k" />);
  const socket = await connect(1, MAY_EDIT, []);
  expect(messagesOf(socket)[1].Delta.elements).toMatchObject([{ id: first.id }]);
  expect([...page.shown.values()].filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)).toEqual([first.id]);
  expect(errors()).toEqual(["1 change was not stored."]);
  await acknowledge(socket);
});
