import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import type { Deps } from "../../deps.ts";
import { BoardScene, type Entry } from "./board-scene.ts";
import type { StoredEdit } from "./board-writer.ts";
import { Snapshots } from "./snapshots.ts";

const entry = (id: string, characters: number): Entry => {
  const json = "x".repeat(characters);
  return { id, version: 1, versionNonce: 1, isDeleted: false, json, kept: json };
};

/** A board of one element, and the number of times it was stored as a whole. */
function boardOf(characters: number, since = { changes: 0, characters: 0 }) {
  const scene = new BoardScene();
  scene.apply(1, [entry("large", characters)]);
  let saved = 0;
  const execute = async () => {
    saved += 1;
  };
  const db = { execute } as unknown as Deps["database"]["db"];
  const snapshots = new Snapshots(db, silentLog, "s1-AAAAAA", scene, since);
  return async (changes: number, each: number) => {
    const edit = { judged: { taken: [entry("small", each)] } } as unknown as StoredEdit;
    for (let change = 0; change < changes; change += 1) snapshots.grow([edit]);
    await nextTurn();
    return saved;
  };
}

test("1000 changes of a large board: it is stored as a whole once they have a quarter of its characters (TL-W.56)", async () => {
  const grow = boardOf(2_000_000);
  expect(await grow(1000, 400)).toBe(0);
  expect(await grow(249, 400)).toBe(0);
  expect(await grow(1, 400)).toBe(1);
  expect(await grow(999, 600)).toBe(1);
  expect(await grow(1, 600)).toBe(2);
});

test("changes before the board was opened count with those after it", async () => {
  expect(await boardOf(2_000_000, { changes: 990, characters: 496_000 })(10, 400)).toBe(1);
  expect(await boardOf(2_000_000, { changes: 990, characters: 495_000 })(10, 400)).toBe(0);
});
