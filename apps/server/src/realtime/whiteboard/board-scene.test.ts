import { ELEMENT_TYPES, type SceneElement } from "@hotseat/collab/scene/element";
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
  expect(take(scene, [box("new", 1, { isDeleted: true })])).toEqual({ taken: [], present: [], refused: [] });
  const { taken, refused } = clear(scene);
  expect([taken.length > STROKES, refused]).toEqual([true, []]);
});

test("a board that was filled and cleared has room again, and an undo of the clearing brings all back (TL-W.55)", () => {
  const scene = fullBoard();
  clear(scene);
  expect(scene.characters).toBeLessThan(SCENE_MAX_CHARACTERS / 10);
  expect(take(scene, strokes(STROKES - 10, 3))).toMatchObject({ refused: [] });
  const kept = JSON.parse(scene.changedSince(0).elements.toString()) as SceneElement[];
  expect(kept.find(({ id }) => id === "s100")).toEqual(stroke("s100", 3));
});

test("deletions of elements that the board never had: it keeps none of them, and has its room (TL-W.55)", () => {
  const scene = new BoardScene();
  take(scene, [box("a")]);
  const { characters } = scene;
  const unknown = Array.from({ length: 1000 }, (_, at) => box(`d${at}`, 1, { isDeleted: true }));
  expect(take(scene, [...unknown, box("b")])).toMatchObject({ taken: [{ id: "b" }], present: [], refused: [] });
  expect([scene.characters, scene.jsons().length]).toEqual([2 * characters, 2]);
});

test("a full board and more deletions than it remembers: elements have their whole room, the oldest deletions are forgotten (TL-W.55)", () => {
  const scene = fullBoard();
  const freed = strokes(5, 2).map((element) => ({ ...element, isDeleted: true }));
  take(scene, freed);
  for (let round = 0; round < 30; round += 1) {
    const drawn = Array.from({ length: 2000 }, (_, at) => box(`${round}-${at}-${"x".repeat(50)}`));
    expect(take(scene, drawn).refused).toEqual([]);
    take(
      scene,
      drawn.map((element) => ({ ...element, version: 2, isDeleted: true })),
    );
  }
  expect(take(scene, strokes(5)).taken).toHaveLength(5);
  const ids = new Set(scene.jsons().map((json) => (JSON.parse(json) as SceneElement).id));
  const last = `29-1999-${"x".repeat(50)}`;
  expect([ids.has(`0-0-${"x".repeat(50)}`), ids.has(last)]).toEqual([false, true]);
  expect(scene.characters).toBeLessThan(SCENE_MAX_CHARACTERS + 9_000_000);
  expect(take(scene, [box(last)])).toMatchObject({ taken: [], present: [{ id: last, version: 2 }] });
});

test("a deleted element: its change has it whole, the board keeps what the gate and the drawing program need (TL-W.55)", () => {
  const scene = new BoardScene();
  const link = `https://example.org/${"x".repeat(1900)}`;
  const bound = Array.from({ length: 500 }, (_, at) => ({ id: `arrow-${at}`, type: "arrow" }));
  const full = ELEMENT_TYPES.map((type) =>
    sampleElement(type, { link, boundElements: bound, groupIds: ["g"], index: "a1", x: 123.456789, angle: 1.23456789 }),
  );
  take(scene, full);
  const { taken } = clear(scene);
  expect(taken.map(({ json }) => JSON.parse(json) as SceneElement)).toEqual(
    full.map((element) => ({ ...element, version: 2, versionNonce: 1, isDeleted: true })),
  );
  const kept = scene.jsons().map((json) => JSON.parse(json) as SceneElement);
  for (const [at, json] of scene.jsons().entries()) {
    expect(json.length).toBeLessThan(180);
    const { id, type, index } = full[at] as SceneElement;
    expect(gateElement(kept[at])).toMatchObject({ id, type, index, version: 2, versionNonce: 1, isDeleted: true });
  }
  // The drawing program leaves out what has no size, and a line of one point.
  expect(kept.every(({ width, height }) => width * height > 0)).toBe(true);
  const lines = kept.filter(({ type }) => ["line", "arrow", "freedraw"].includes(type));
  expect(lines.map(({ points }) => (points as unknown[]).length)).toEqual([2, 2, 2]);
});

test("a large board: everybody who lacks most of it gets the same bytes, others get their changes", () => {
  const scene = new BoardScene();
  take(scene, strokes(10));
  take(scene, strokes(9, 2));
  const whole = scene.changedSince(0);
  expect(JSON.parse(whole.elements.toString())).toHaveLength(10);
  const old = scene.changedSince(1);
  expect([old.since, old.elements === whole.elements]).toEqual([0, true]);
  take(scene, [box("last")]);
  expect(JSON.parse(scene.changedSince(2).elements.toString())).toEqual([box("last")]);
  expect(scene.changedSince(2).since).toBe(2);
  expect(JSON.parse(scene.changedSince(1).elements.toString())).toHaveLength(11);
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
