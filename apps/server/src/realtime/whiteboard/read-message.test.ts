import { DELTA_MAX_CHARACTERS, DELTA_MAX_ELEMENTS, POINTS_MAX } from "@hotseat/collab/scene/limits";
import { sampleElement, sampleFile } from "@hotseat/collab/scene/testing";
import { describe, expect, test } from "vitest";
import { readBoardMessage } from "./read-message.ts";

const delta = (elements: string) => `{"Delta":{"edit":1,"elements":[${elements}]}}`;
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
/** A message of as many copies of an element as it can have. */
function many(type: "freedraw" | "arrow", fields: object = {}): string {
  const element = JSON.stringify(sampleElement(type, { ...fields }));
  const count = Math.floor((DELTA_MAX_CHARACTERS - delta("").length) / (element.length + 1));
  return delta(new Array(Math.min(count, DELTA_MAX_ELEMENTS)).fill(element).join());
}

describe("a board's message", () => {
  test.each([
    ["half a million lists in each other", delta(nested(500_000))],
    ["an element with 20 lists in each other", delta(`{"customData":${nested(20)}}`)],
    ["lists that are empty, as many as fit", delta(new Array(330_000).fill("[]").join())],
    ["an image with 100 fields", `{"File":{${Array.from({ length: 100 }, (_, at) => `"f${at}":0`).join()}}}`],
    ["an image that is lists in each other", `{"File":{"dataURL":${nested(2_000_000)}}}`],
  ])("%s: it is no message, before it is parsed (TL-W.10)", (_what, text) => {
    expect(readBoardMessage(text)).toBeNull();
  });

  const pressures = new Array(POINTS_MAX).fill(0);
  const points = pressures.map(() => [0, 0]);
  test.each([
    ["strokes of 10,000 points of the shortest form, with pressures", many("freedraw", { points, pressures })],
    ["strokes of 10,000 points of the shortest form, without", many("freedraw", { points, pressures: [] })],
    ["arrows", many("arrow")],
    ["an image", JSON.stringify({ File: sampleFile("a", "image/png", 1, 1) })],
  ])("%s: it is read", (_what, text) => {
    expect(readBoardMessage(text)).not.toBeNull();
  });
});
