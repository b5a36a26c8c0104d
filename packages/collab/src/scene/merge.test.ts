import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SceneElement } from "./element.ts";
import { VERSION_MAX } from "./limits.ts";
import { deletionsOf, inDrawingOrder, mergeElements, outranks } from "./merge.ts";
import { sampleElement } from "./testing.ts";

const at = (id: string, version: number, versionNonce: number, fields = {}) =>
  sampleElement("rectangle", { id, version, versionNonce, ...fields });

/** One content for each id, version and nonce, as a nonce of 31 random bits makes it. */
const edit = fc
  .record({
    id: fc.constantFrom("a", "b", "c", "d"),
    version: fc.integer({ min: 1, max: 4 }),
    versionNonce: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ id, version, versionNonce }) =>
    at(id, version, versionNonce, {
      x: version * 10 + versionNonce,
      isDeleted: (version + versionNonce) % 3 === 0,
      index: `a${(version * 7 + versionNonce) % 5}`,
    }),
  );
const edits = fc.array(edit, { maxLength: 30 });

function sceneOf(...batches: readonly (readonly SceneElement[])[]) {
  const scene = new Map<string, SceneElement>();
  for (const batch of batches) mergeElements(scene, batch);
  return inDrawingOrder(scene.values());
}

describe("outranks", () => {
  it("prefers the higher version, then the lower nonce (TL-W.4)", () => {
    expect(outranks(at("a", 2, 9), at("a", 1, 1))).toBe(true);
    expect(outranks(at("a", 1, 1), at("a", 2, 9))).toBe(false);
    expect(outranks(at("a", 1, 1), at("a", 1, 2))).toBe(true);
    expect(outranks(at("a", 1, 2), at("a", 1, 1))).toBe(false);
  });

  it("keeps the present one when both are equal", () => {
    expect(outranks(at("a", 1, 1), at("a", 1, 1))).toBe(false);
  });
});

describe("mergeElements", () => {
  it("returns the elements it took", () => {
    const scene = new Map([["a", at("a", 2, 1)]]);
    const taken = mergeElements(scene, [at("a", 1, 1), at("b", 1, 1)]);
    expect(taken).toEqual([at("b", 1, 1)]);
    expect([...scene.keys()]).toEqual(["a", "b"]);
  });

  it("does not bring a deleted element back by an older state", () => {
    expect(sceneOf([at("a", 3, 1, { isDeleted: true })], [at("a", 2, 1)])).toMatchObject([{ isDeleted: true }]);
  });

  it("gives one scene in whatever order and how often edits come (TL-W.4)", () => {
    fc.assert(
      fc.property(edits, fc.nat(), fc.nat(), (all, seed, repeats) => {
        const shuffled = all
          .map((element, index) => ({ element, key: ((index + 1) * (seed % 7919)) % 104_729 }))
          .sort((one, other) => one.key - other.key)
          .map(({ element }) => element);
        const again = all.slice(0, repeats % (all.length + 1));
        expect(sceneOf(shuffled, again)).toEqual(sceneOf(all));
      }),
    );
  });
});

/** A board that draws offline: each edit raises the version and takes a new nonce, as the drawing program does. */
function drawOffline(start: readonly SceneElement[], actions: readonly Action[], mark: number) {
  const scene = new Map(start.map((element) => [element.id, element]));
  let nonce = mark;
  for (const { id, move, isDeleted } of actions) {
    nonce += 2;
    const present = scene.get(id) ?? at(id, 1, nonce);
    scene.set(id, { ...present, x: move, isDeleted, version: present.version + 1, versionNonce: nonce });
  }
  return [...scene.values()];
}
interface Action {
  readonly id: string;
  readonly move: number;
  readonly isDeleted: boolean;
}

describe("two boards edited offline", () => {
  it("show the same after each has received the other's elements (TL-W.16)", () => {
    const action = fc.record({
      id: fc.constantFrom("a", "b", "c", "d", "e"),
      move: fc.integer({ min: -100, max: 100 }),
      isDeleted: fc.boolean(),
    });
    const actions = fc.array(action, { maxLength: 40 });
    fc.assert(
      fc.property(edits, actions, actions, (before, mine, theirs) => {
        const start = sceneOf(before);
        const one = drawOffline(start, mine, 100);
        const other = drawOffline(start, theirs, 101);
        expect(sceneOf(one, other)).toEqual(sceneOf(other, one));
      }),
    );
  });
});

describe("inDrawingOrder", () => {
  it("sorts by index, then id, those without an index last", () => {
    const order = inDrawingOrder([
      at("z", 1, 1, { index: null }),
      at("b", 1, 1, { index: "a1" }),
      at("c", 1, 1, { index: "Zz" }),
      at("a", 1, 1, { index: "a1" }),
      at("y", 1, 1, { index: null }),
    ]);
    expect(order.map(({ id }) => id)).toEqual(["c", "a", "b", "y", "z"]);
  });
});

describe("deletionsOf", () => {
  it("deletes what is there, so that it outranks every present state", () => {
    const scene = [at("a", 3, 5), at("b", 1, 1, { isDeleted: true }), at("c", VERSION_MAX, 9)];
    const deletions = deletionsOf(scene, () => 12);
    expect(deletions).toEqual([at("a", 4, 12, { isDeleted: true }), at("c", VERSION_MAX, 0, { isDeleted: true })]);
    // A browser that has raised the version itself takes the deletion too.
    expect(deletions.every((deletion) => outranks(deletion, { ...deletion, versionNonce: 13 }))).toBe(true);
    expect(mergeElements(new Map(scene.map((each) => [each.id, each])), deletions)).toEqual(deletions);
  });
});
