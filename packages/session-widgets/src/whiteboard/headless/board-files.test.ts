import { HOSTILE_ELEMENTS } from "@hotseat/collab/scene/hostile-elements";
import { HOSTILE_FILES } from "@hotseat/collab/scene/hostile-files";
import { expect, it } from "vitest";
import { PNG_PIXEL, storyDrawing } from "../whiteboard.fixtures";
import { movedTo, placeDrawing, readDrawing } from "./board-files";

const FORMS = {
  file: { type: "excalidraw", elements: storyDrawing },
  clipboard: { type: "excalidraw/clipboard", elements: storyDrawing },
  library: { type: "excalidrawlib", libraryItems: [{ elements: storyDrawing }] },
  "library of the first version": { type: "excalidrawlib", library: [storyDrawing] },
};

it.each(Object.entries(FORMS))("a drawing from a %s has new ids, and all its elements", (_name, form) => {
  const drawing = readDrawing(JSON.stringify(form), Math.random);
  expect(drawing?.elements).toHaveLength(storyDrawing.length);
  expect(drawing?.refused).toBe(0);
  const before = new Set(storyDrawing.map(({ id }) => id));
  expect(drawing?.elements.some(({ id }) => before.has(id))).toBe(false);
});

it("a drawing keeps what its elements say about each other, under the new ids", () => {
  const [first, second, third] = storyDrawing;
  const values = [
    { ...first, containerId: third?.id, groupIds: ["g"] },
    {
      ...second,
      boundElements: [
        { id: first?.id, type: "text" },
        { id: "elsewhere", type: "arrow" },
      ],
      groupIds: ["g"],
    },
    third,
  ];
  const { elements } = placeDrawing(values, {}, Math.random);
  const [one, other, last] = elements;
  expect(one?.containerId).toBe(last?.id);
  expect(other?.boundElements).toEqual([{ id: one?.id, type: "text" }]);
  expect(one?.groupIds).toEqual(other?.groupIds);
  expect(one?.groupIds).not.toEqual(["g"]);
});

it.each(["}", "null", "[]", "1", '{"elements":3}', "plain text"])("%s is no drawing", (text) => {
  expect(readDrawing(text, Math.random)).toBeNull();
});

it("every hostile element and image of a file is refused or made harmless", () => {
  const elements = HOSTILE_ELEMENTS.map(({ payload }) => payload);
  const files = Object.fromEntries(HOSTILE_FILES.map(({ payload }, index) => [`f${index}`, payload]));
  const drawing = readDrawing(JSON.stringify({ elements, files }), Math.random);
  expect(drawing?.refused).toBeGreaterThan(0);
  expect(drawing?.files).toEqual([]);
  const text = JSON.stringify(
    drawing?.elements.map(({ link, customData, src, fileId, type }) => ({ link, customData, src, fileId, type })),
  );
  expect(text).not.toMatch(/javascript:|iframe|embeddable|srcdoc|customData/i);
});

it("an image in a file comes along", () => {
  const drawing = placeDrawing([], { a: { id: "a", mimeType: "image/png", dataURL: PNG_PIXEL } }, Math.random);
  expect(drawing.files).toHaveLength(1);
});

it("elements that are put at a place have their middle there", () => {
  const moved = movedTo(storyDrawing, { x: 1000, y: 1000 });
  const xs = moved.flatMap(({ x, width }) => [x, x + width]);
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(1000);
});
