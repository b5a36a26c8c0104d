// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { createSurface } from "../board-surface.fixtures";
import { storyDrawing } from "../whiteboard.fixtures";
import { useWhiteboard, type WhiteboardModel } from "./use-whiteboard";
import type { BoardCollaborator, SceneChange, SceneElement } from "./whiteboard.types";

const RECORD = {
  pluginId: "whiteboard",
  instanceId: "s12-a1b2c3",
  roomId: "session-12",
  createdAt: "2026-03-02T10:00:00.000Z",
};
const AMARA: BoardCollaborator = { id: "amara", name: "Amara", hue: 170, pointer: { x: 1, y: 2, button: "up" } };
const [first, second] = storyDrawing as [SceneElement, SceneElement];

let board: WhiteboardModel | null = null;
function Board() {
  const { instanceId, roomId, createdAt } = RECORD;
  const model = useWhiteboard({ instanceId, roomId, createdAt });
  board = model;
  const { hostRef } = model;
  return <section ref={hostRef} />;
}

const { render, at } = reactRoot();
const sent: SceneChange[] = [];
const listen = (event: Event) => void sent.push((event as CustomEvent<SceneChange>).detail);
beforeEach(() => {
  sent.length = 0;
  document.addEventListener("wb:scene-change", listen);
});
afterEach(() => document.removeEventListener("wb:scene-change", listen));

/** A board with a surface, and a function that sends an event to its host element. */
async function open() {
  await render(<Board />);
  const on = createSurface();
  await act(async () => void board?.getSurfaceProps().onReady(on.surface));
  const send = (name: string, detail?: unknown) =>
    act(async () => void at("section").dispatchEvent(new CustomEvent(name, { detail })));
  return { ...on, send };
}

it("a board takes a scene by wb:apply-scene, and ignores one whose version is not higher (TL-W.28, TL-W.29)", async () => {
  const { send, elements } = await open();
  await send("wb:apply-scene", { version: 2, scene: { elements: [first] } });
  await send("wb:apply-scene", { version: 2, scene: { elements: [second] } });
  expect([...elements.keys()]).toEqual([first.id]);
  expect(board?.version).toBe(2);
});

it("a board shows the people of wb:apply-presence, and those of the next one in their place (TL-W.29)", async () => {
  const { send, collaborators } = await open();
  await send("wb:apply-presence", { collaborators: [AMARA] });
  expect(collaborators).toEqual([AMARA]);
  expect(board?.collaborators).toEqual([AMARA]);
  await send("wb:apply-presence", { collaborators: [] });
  expect(collaborators).toEqual([]);
});

it("a board responds to wb:request-scene with wb:scene-change: the whole scene and the record of its instance (TL-W.29, TL-W.30)", async () => {
  const { send } = await open();
  await send("wb:apply-scene", { version: 4, scene: { elements: storyDrawing } });
  await send("wb:request-scene");
  expect(sent).toEqual([expect.objectContaining({ ...RECORD, version: 5, changed: [], newFiles: [] })]);
  expect(sent[0]?.scene.elements.map(({ id }) => id)).toEqual(storyDrawing.map(({ id }) => id));
});

it("a board tells a change of its surface by wb:scene-change, with the changed elements and its record (TL-W.29, TL-W.30)", async () => {
  const { elements } = await open();
  elements.set(first.id, first);
  await act(async () => board?.getSurfaceProps().onChange());
  expect(sent).toEqual([
    expect.objectContaining({ ...RECORD, version: 1, changed: [expect.objectContaining({ id: first.id })] }),
  ]);
});

it("applyScene returns whether the update was taken, also after changes here that have a higher version (TL-W.28)", async () => {
  const { send, elements } = await open();
  for (let request = 0; request < 5; request += 1) await send("wb:request-scene");
  const apply = async (version: number, scene: SceneElement[]) => {
    let isTaken: boolean | undefined;
    await act(async () => {
      isTaken = board?.applyScene({ version, scene: { elements: scene } });
    });
    return isTaken;
  };
  expect([await apply(2, [first]), await apply(2, [second])]).toEqual([true, false]);
  expect([[...elements.keys()], board?.version]).toEqual([[first.id], 5]);
});
