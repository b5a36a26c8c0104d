import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdit, endOfEdit, lineAt, linesOf, type TextRun, textOf } from "./authored-text";

const written = (...edits: [(number | string)[], number | null][]): TextRun[] =>
  edits.reduce<TextRun[]>((runs, [edit, author]) => applyEdit(runs, edit, author), []);

test("an edit keeps the others' authors, and a line belongs to the person who wrote most of it (TL-R.5)", () => {
  const runs = written([["def a():\n  pass\n"], 1], [[4, "save_", 12], 2], [[21, "# why?"], 3]);
  expect(textOf(runs)).toBe("def save_a():\n  pass\n# why?");
  expect(linesOf(runs).map(({ author }) => author)).toEqual([1, 1, 3]);
});

test("edits count code points, so that a sign beyond the first plane is one", () => {
  const runs = written([["a😀b"], 1], [[2, "é", -1], 2]);
  expect(textOf(runs)).toBe("a😀é");
  expect(runs.map(({ text, author }) => [text, author])).toEqual([
    ["a😀", 1],
    ["é", 2],
  ]);
});

test("an edit longer than the text is an error", () => {
  expect(() => written([["ab"], 1], [[3], 2])).toThrow(RangeError);
  expect(() => written([["ab"], 1], [[-3], 2])).toThrow(RangeError);
});

test("the line of an edit is where it ends", () => {
  const runs = written([["one\ntwo\nthree"], 1]);
  expect(endOfEdit([4, "x", 9])).toBe(5);
  expect(endOfEdit([4, -2, 7])).toBe(4);
  expect(endOfEdit([13])).toBeNull();
  expect([0, 3, 4, 8, 13].map((position) => lineAt(runs, position))).toEqual([1, 1, 2, 3, 3]);
});

test("any sequence of edits gives the text that plain strings give", () => {
  const sign = fc.constantFrom("a", "b", "\n", "é", "😀", "漢");
  const step = fc.record({
    at: fc.nat(40),
    removes: fc.nat(6),
    text: fc.array(sign, { maxLength: 6 }),
    author: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let plain: string[] = [];
      let runs: TextRun[] = [];
      for (const { at, removes, text, author } of steps) {
        const from = Math.min(at, plain.length);
        const gone = Math.min(removes, plain.length - from);
        const edit = [from, text.join(""), -gone, plain.length - from - gone].filter(
          (part) => part !== 0 && part !== "",
        );
        plain = [...plain.slice(0, from), ...text, ...plain.slice(from + gone)];
        runs = applyEdit(runs, edit, author);
        expect(textOf(runs)).toBe(plain.join(""));
        expect(runs.reduce((sum, { length }) => sum + length, 0)).toBe(plain.length);
      }
      expect(linesOf(runs).map((line) => line.text)).toEqual(plain.join("").split("\n"));
    }),
    { seed: 21, numRuns: 200 },
  );
});
