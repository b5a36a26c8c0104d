import { seeded } from "@hotseat/core/testing";
import { expect, test } from "vitest";
import { excessOf, type JsonBounds } from "./json-bounds.ts";

/** Texts that hold everything that counts outside of them. */
const TEXTS = ["", "a,b", '"', "\\", '\\"', "[[[{{{", "]:}", "\u2028,"];

/** The bounds that just fit a value. */
function sizeOf(value: unknown): JsonBounds {
  if (typeof value !== "object" || value === null) return { items: 1, fields: 0, lists: 0, depth: 0 };
  const inner = Object.values(value).map(sizeOf);
  const sum = (of: (size: JsonBounds) => number) => inner.reduce((total, size) => total + of(size), 0);
  return {
    // Without the one that the value itself is: a comma is between two items.
    items: inner.length === 0 ? 1 : sum(({ items }) => items),
    fields: sum(({ fields }) => fields) + (Array.isArray(value) ? 0 : inner.length),
    lists: sum(({ lists }) => lists) + 1,
    depth: Math.max(0, ...inner.map(({ depth }) => depth)) + 1,
  };
}

function randomValue(random: () => number, depth: number): unknown {
  const below = (bound: number) => Math.floor(random() * bound);
  const kind = depth === 0 ? below(2) : below(4);
  if (kind === 0) return below(1000);
  if (kind === 1) return TEXTS[below(TEXTS.length)];
  const inner = Array.from({ length: below(5) }, () => randomValue(random, depth - 1));
  return kind === 2 ? inner : Object.fromEntries(inner.map((each, place) => [`${TEXTS[below(8)]}${place}`, each]));
}

test("500 random messages: each fits its own size, and is too large for a smaller one, by its name (TL-P.78)", () => {
  const random = seeded(7);
  for (let round = 0; round < 500; round += 1) {
    const value = randomValue(random, 5);
    const message = JSON.stringify(value, null, Math.floor(random() * 2));
    const size = sizeOf(value);
    expect(excessOf(message, size), message).toBeNull();
    for (const name of ["fields", "lists", "depth"] as const)
      if (size[name] > 0) expect(excessOf(message, { ...size, [name]: size[name] - 1 }), message).toBe(name);
    if (size.items > 1) expect(excessOf(message, { ...size, items: size.items - 1 }), message).toBe("items");
  }
});

test("a text that does not end: what follows counts as its own, and the message fits (TL-P.78)", () => {
  expect(excessOf('["a\\",[[[', { items: 1, fields: 0, lists: 1, depth: 1 })).toBeNull();
});

test("a message that is no JSON from a place on: what comes after it does not count (TL-P.78)", () => {
  const small = { items: 2, fields: 1, lists: 2, depth: 2 };
  for (const fault of ["[1]]", '["a" "b" "c" "d" "e"', `[1${" ".repeat(100)}]]`])
    expect(excessOf(`${fault},[[[[,,,,::`, small), fault).toBeNull();
  expect(excessOf(`[1${" ".repeat(100)},2,3]`, small)).toBe("items");
});
