import type { SceneElement } from "@hotseat/collab/scene/element";
import { gateElement } from "@hotseat/collab/scene/gate";
import { ELEMENTS_MAX, SCENE_MAX_CHARACTERS, TEXT_MAX_LENGTH } from "@hotseat/collab/scene/limits";
import { sampleElement } from "@hotseat/collab/scene/testing";
import { expect, test } from "vitest";
import { Ahead, BoardScene, type Judged } from "./board-scene.ts";

const aBox = sampleElement("rectangle");
const box = (id: string, version = 1, fields = {}): SceneElement => ({ ...aBox, id, version, ...fields });
const points = Array.from({ length: 10_000 }, (_, at) => [at + 0.123456789, -at - 0.123456789]);
const aStroke = sampleElement("freedraw", { points, pressures: [] });
const stroke = (id: string, version = 1): SceneElement => ({ ...aStroke, id, version });
const STROKES = Math.floor(SCENE_MAX_CHARACTERS / JSON.stringify(stroke("s000")).length);
const strokes = (count: number, version = 1) =>
  Array.from({ length: count }, (_, at) => stroke(`s${100 + at}`, version));

function take(scene: BoardScene, elements: readonly SceneElement[]): Judged {
  const judged = scene.judge(elements, new Ahead());
  scene.apply(scene.seq + 1, judged.taken);
  return judged;
}
const clear = (scene: BoardScene) =>
  take(
    scene,
    scene.clearing(() => 1),
  );
const text = (id: string, length: number) => sampleElement("text", { id, text: "x".repeat(length) });

/** A board with room for one character at most; a text has its characters twice. */
function fullBoard(): BoardScene {
  const scene = new BoardScene();
  take(scene, [box("b"), ...strokes(STROKES - 1)]);
  const empty = JSON.stringify(text("t00", 0)).length;
  for (let at = 10; SCENE_MAX_CHARACTERS - scene.characters > 1; at += 1) {
    const room = Math.floor((SCENE_MAX_CHARACTERS - scene.characters - empty) / 2);
    take(scene, [text(`t${at}`, room > TEXT_MAX_LENGTH ? Math.min(TEXT_MAX_LENGTH, room >> 1) : room)]);
  }
  return scene;
}

test("a full board: a deletion that makes it longer is taken, and a new element that is deleted is not (TL-W.55)", () => {
  const scene = fullBoard();
  const deletion = box("b", 100_000, { isDeleted: true, versionNonce: 2_000_000_000, updated: 1_700_000_000_000 });
  expect(take(scene, [deletion])).toMatchObject({ taken: [{ id: "b" }], refused: [] });
  expect(take(scene, [box("new", 1, { isDeleted: true })]).refused).toEqual(["new"]);
  const { taken, refused } = clear(scene);
  expect([taken.length > STROKES, refused]).toEqual([true, []]);
});

test("a board that was filled and cleared has room again, and an undo of the clearing brings all back (TL-W.55)", () => {
  const scene = fullBoard();
  clear(scene);
  expect(scene.characters).toBeLessThan(SCENE_MAX_CHARACTERS / 10);
  expect(take(scene, strokes(STROKES - 10, 3))).toMatchObject({ refused: [] });
  const kept = JSON.parse(scene.changedSince(0)) as SceneElement[];
  expect(kept.find(({ id }) => id === "s100")).toEqual(stroke("s100", 3));
});

test("a deleted element: its change has it whole, the board keeps it without content, as the gate leaves it", () => {
  const scene = new BoardScene();
  const arrow = sampleElement("arrow", { points, groupIds: ["g"], boundElements: [{ id: "text-1", type: "text" }] });
  take(scene, [stroke("s"), text("t", TEXT_MAX_LENGTH), arrow]);
  const { taken } = clear(scene);
  expect(taken.map(({ json }) => json.length > 20_000)).toEqual([true, true, true]);
  const kept = JSON.parse(scene.changedSince(0)) as SceneElement[];
  expect(kept.map((element) => gateElement(element))).toEqual(kept);
  expect(kept).toMatchObject([
    {
      id: "s",
      version: 2,
      versionNonce: 1,
      isDeleted: true,
      points: [
        [0, 0],
        [1, 0],
      ],
    },
    { id: "t", version: 2, isDeleted: true, text: "", originalText: "" },
    {
      id: "arrow-1",
      version: 2,
      isDeleted: true,
      points: [
        [0, 0],
        [1, 0],
      ],
      groupIds: [],
      boundElements: null,
    },
  ]);
  expect(scene.characters).toBe(scene.changedSince(0).length - kept.length - 1);
});

test("a board with 50,000 elements: a deleted one gives its place to another, and has none when it is restored", () => {
  const scene = new BoardScene();
  const boxes = Array.from({ length: ELEMENTS_MAX }, (_, at) => box(`b${at}`));
  expect(take(scene, boxes).refused).toEqual([]);
  const ahead = new Ahead();
  expect(scene.judge([box("new")], ahead).refused).toEqual(["new"]);
  const swap = [box("b0", 2, { isDeleted: true }), box("new"), box("b0", 3)];
  expect(swap.flatMap((element) => scene.judge([element], ahead).refused)).toEqual(["b0"]);
  take(scene, swap.slice(0, 2));
  expect([take(scene, [box("other")]).refused, take(scene, [box("b0", 3)]).refused]).toEqual([["other"], ["b0"]]);
  clear(scene);
  expect(take(scene, [box("other"), box("b0", 9)]).refused).toEqual([]);
});
