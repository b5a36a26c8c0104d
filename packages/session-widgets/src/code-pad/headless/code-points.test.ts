import fc from "fast-check";
import { expect, it } from "vitest";
import { createCodePointIndex, type TextChange } from "./code-points";

/** Counts by the language's own iteration, which is right and slow. */
const codePoints = (text: string, utf16: number) => [...text.slice(0, utf16)].length;
const utf16Of = (text: string, count: number) => [...text].slice(0, count).join("").length;

/** Offsets between characters, never inside a pair. */
const edges = (text: string) => {
  const found = [0];
  for (const character of text) found.push((found.at(-1) ?? 0) + character.length);
  return found;
};

const texts = fc.string({ unit: fc.constantFrom("a", "é", "\n", "\r\n", "😀", "𝒳", "e\u0301"), maxLength: 30 });

function expectRight(text: string, index: ReturnType<typeof createCodePointIndex>): void {
  for (const edge of edges(text)) {
    expect(index.toCodePoints(edge)).toBe(codePoints(text, edge));
    expect(index.toUtf16(codePoints(text, edge))).toBe(utf16Of(text, codePoints(text, edge)));
  }
}

it("an index converts each offset of any text in both directions", () => {
  fc.assert(fc.property(texts, (text) => expectRight(text, createCodePointIndex(text))));
});

it("an index follows random changes of a text", () => {
  const step = fc.record({ cuts: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), inserts: fc.tuple(texts, texts) });
  fc.assert(
    fc.property(texts, fc.array(step, { maxLength: 8 }), (start, steps) => {
      let text = start;
      const index = createCodePointIndex(text);
      for (const { cuts, inserts } of steps) {
        const places = edges(text);
        const [a = 0, b = 0, c = 0, d = 0] = cuts
          .map((cut) => places[cut % places.length] ?? 0)
          .sort((one, other) => one - other);
        const changes: TextChange[] = [
          { from: a, to: b, insert: inserts[0] },
          { from: c, to: d, insert: inserts[1] },
        ];
        index.change(changes);
        text = text.slice(0, a) + inserts[0] + text.slice(b, c) + inserts[1] + text.slice(d);
        expectRight(text, index);
      }
    }),
  );
});

it("each of 200 changes of a text with 20,000 characters beyond the basic plane takes less than 10 ms at the median", () => {
  const index = createCodePointIndex("😀".repeat(20_000));
  const times = Array.from({ length: 200 }, (_, step) => {
    const before = performance.now();
    index.change([{ from: step * 100, to: step * 100 + 2, insert: "x😀" }]);
    index.toUtf16(index.toCodePoints(step * 150));
    return performance.now() - before;
  }).sort((one, other) => one - other);
  expect(times[100]).toBeLessThan(10);
});
