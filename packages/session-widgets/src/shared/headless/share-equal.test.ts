import { expect, it } from "vitest";
import { shareEqual } from "./share-equal";

it("an equal value is the one that was kept", () => {
  for (const [kept, next] of [
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [[], []],
    [Number.NaN, Number.NaN],
    [{ a: undefined }, { a: undefined }],
  ])
    expect(shareEqual(kept, next)).toBe(kept);
});

it("a changed value is the next one, with its unchanged parts from the kept one", () => {
  const kept = { same: { a: 1 }, list: [{ b: 1 }, { b: 2 }] };
  const shared = shareEqual(kept, { same: { a: 1 }, list: [{ b: 1 }, { b: 3 }] });
  expect(shared).toEqual({ same: { a: 1 }, list: [{ b: 1 }, { b: 3 }] });
  expect(shared.same).toBe(kept.same);
  expect(shared.list[0]).toBe(kept.list[0]);
});

it.each([
  ["a shorter list", [1, 2], [1]],
  ["a longer list", [1], [1, 2]],
  ["a key that is missing", { a: 1, b: undefined }, { a: 1 }],
  ["a key of another name", { a: undefined }, { b: undefined }],
  ["a list in place of an object", {}, []],
])("%s is no equal value", (_change, kept: unknown, next: unknown) => {
  const shared = shareEqual(kept, next);
  expect(shared).not.toBe(kept);
  expect(shared).toStrictEqual(next);
});

it("an object of a class is never compared", () => {
  const [kept, next] = [new Date(0), new Date(0)];
  expect(shareEqual(kept, next)).toBe(next);
});
