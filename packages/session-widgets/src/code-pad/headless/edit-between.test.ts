import { loadOt } from "@hotseat/collab/ot";
import fc from "fast-check";
import { expect, it } from "vitest";
import { editBetween } from "./edit-between";

const ot = await loadOt();
const texts = fc.string({ unit: fc.constantFrom("a", "b", "\n", "😀"), maxLength: 12 });

function applied(text: string, operation: ReturnType<typeof editBetween>): string {
  const document = ot.createDocument(text);
  document.apply(operation);
  const result = document.text();
  document.dispose();
  return result;
}

it("an edit between any two texts leads from one to the other, wherever the caret is", () => {
  fc.assert(
    fc.property(texts, texts, fc.nat(12), (before, after, caret) => {
      expect(applied(before, editBetween(before, after, Math.min(caret, after.length)))).toBe(after);
    }),
    { numRuns: 2000 },
  );
});

it("a repeated character is the one at the caret", () => {
  expect(editBetween("aaa", "aaaa", 2)).toEqual([1, "a", 2]);
  expect(editBetween("aaa", "aa", 1)).toEqual([1, -1, 1]);
});
