// @vitest-environment jsdom
import { act } from "react";
import { expect, it } from "vitest";
import { actUntil } from "../../shared/act-until.fixtures";
import type { FakeSocket } from "../../shared/fake-socket.fixtures";
import type { SceneElement } from "../headless";
import { slowFile } from "../slow-file.fixtures";
import { SessionBoard } from "./session-board";
import {
  acknowledge,
  asks,
  boardPage,
  connect,
  ENDED,
  LARGE,
  lastError,
  MAY_EDIT,
  messagesOf,
  page,
  photo,
  View,
} from "./session-board.fixtures";

const show = boardPage();

const DRAWING = JSON.stringify({ elements: [photo], files: { photo: LARGE } });
/** Adds a file to the board that is shown. Returns the function that ends the reading of the file. */
async function addSlowly(text = DRAWING): Promise<() => Promise<void>> {
  const { file, arrive } = slowFile();
  await act(async () => void page.addFiles([file]));
  return () => act(async () => arrive(text));
}
const editedFiles = (socket: FakeSocket) =>
  messagesOf(socket).flatMap(({ Delta }) => Delta?.elements.map(({ fileId }: SceneElement) => fileId) ?? []);

it("a file that is still read when the tab changes: leaving the page asks, and the board stays connected until it is stored (TL-W.70)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-l" />);
  const socket = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await show(null);
  expect([socket.isClosed, asks()]).toEqual([false, true]);
  await arrive();
  expect([editedFiles(socket), messagesOf(socket)[1]]).toEqual([["photo"], { File: LARGE }]);
  await acknowledge(socket);
  expect(socket.isClosed).toBe(true);
});

it("a file that is still read when the tab changes, and holds nothing: the board is closed then (TL-W.70)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-m" />);
  const socket = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly("{}");
  await show(null);
  expect(socket.isClosed).toBe(false);
  await arrive();
  expect([socket.isClosed, asks()]).toEqual([true, false]);
});

it("a file that is read once its board is shown again: is drawn there and sent (TL-W.70)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-o" />);
  await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await show(null);
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-o" />);
  const again = await connect(2, MAY_EDIT, []);
  await arrive();
  expect([...page.shown.values()].map(({ fileId }) => fileId)).toEqual(["photo"]);
  expect(editedFiles(again)).toEqual(["photo"]);
  await acknowledge(again);
});

it("a file that is read once another board is at the place of its own: is sent to its own board (TL-W.70)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-p" />);
  const own = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-q" />);
  const other = await connect(2, MAY_EDIT, []);
  await arrive();
  expect([editedFiles(own), editedFiles(other)]).toEqual([["photo"], []]);
  await acknowledge(own);
});

it("a file that is read once the board is locked: nothing is drawn or sent, and the board says so (TL-W.71)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-r" />);
  const socket = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await act(async () => socket.say({ Standing: { can_edit: false, can_clear: false, reason: "locked" } }));
  await arrive();
  await actUntil(() => expect(document.body.textContent).toContain("The file was not added"));
  expect([page.shown.size, editedFiles(socket), asks()]).toEqual([0, [], false]);
});

it("a file that is read after the tab changed and the session ended: a toast counts it (TL-W.50, TL-W.71)", async () => {
  await show(<SessionBoard View={View} sessionId={1} toolId="s1-s" />);
  const socket = await connect(1, MAY_EDIT, []);
  const arrive = await addSlowly();
  await show(null);
  await act(async () => socket.say(ENDED));
  await arrive();
  expect([lastError(), asks()]).toEqual(["1 change was not stored.", false]);
});
