import { ChangeSet, EditorSelection } from "@codemirror/state";
import { loadOt, type WireOperation } from "@hotseat/collab/ot";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createCodePointIndex } from "../headless/code-points";
import { changesOf } from "../headless/text-changes";
import { changeSpecOf, operationOf, selectionAfter, textChangesOf, textOf } from "./operations";

const texts = fc.string({ unit: fc.constantFrom("a", "b", "\n", "\r\n", "😀", "𝒳", "e\u0301"), maxLength: 12 });

/** Applies an operation to an array of code points: right by its definition, and slow. */
function applied(operation: WireOperation, text: string): string {
  const points = [...text];
  let at = 0;
  let result = "";
  for (const part of operation) {
    if (typeof part === "string") result += part;
    else if (part > 0) {
      result += points.slice(at, at + part).join("");
      at += part;
    } else at -= part;
  }
  expect(at).toBe(points.length);
  return result;
}

/** A text with an operation that fits it. */
const edits = fc
  .tuple(fc.array(texts, { minLength: 1, maxLength: 6 }), fc.array(fc.constantFrom("keep", "delete", "replace")), texts)
  .map(([parts, kinds, insert]) => {
    const operation: (number | string)[] = [];
    parts.forEach((part, index) => {
      const length = [...part].length;
      const kind = kinds[index] ?? "keep";
      if (kind === "replace" && insert !== "") operation.push(insert);
      if (length > 0) operation.push(kind === "keep" ? length : -length);
    });
    return { text: parts.join(""), operation };
  });

it("an operation applied through CodeMirror gives the text that its definition gives", () => {
  fc.assert(
    fc.property(edits, ({ text, operation }) => {
      const changes = changesOf(operation, createCodePointIndex(text));
      const result = ChangeSet.of(changeSpecOf(changes), text.length, "\n").apply(textOf(text));
      expect(result.sliceString(0, result.length, "\n")).toBe(applied(operation, text));
    }),
    { numRuns: 1000 },
  );
});

it("a transaction becomes an operation that gives the same text", () => {
  fc.assert(
    fc.property(edits, ({ text, operation }) => {
      const index = createCodePointIndex(text);
      const set = ChangeSet.of(changeSpecOf(changesOf(operation, index)), text.length, "\n");
      const result = set.apply(textOf(text));
      const written = operationOf(textChangesOf(set), text.length, index);
      expect(applied(written, text)).toBe(result.sliceString(0, result.length, "\n"));
      for (const [part, next] of written.slice(1).map((next, at) => [written[at], next] as const))
        expect(typeof part === "string" ? "insert" : Math.sign(part as number)).not.toBe(
          typeof next === "string" ? "insert" : Math.sign(next),
        );
    }),
    { numRuns: 1000 },
  );
});

it("my cursor and selection after somebody else's edit: where transformIndex puts them for everybody else (TL-P.13)", async () => {
  const ot = await loadOt();
  fc.assert(
    fc.property(edits, fc.nat(60), fc.nat(60), ({ text, operation }, one, other) => {
      const index = createCodePointIndex(text);
      const [anchor, head] = [one, other].map((position) => position % ([...text].length + 1)) as [number, number];
      const selection = EditorSelection.single(index.toUtf16(anchor), index.toUtf16(head));
      const { main } = selectionAfter(selection, changesOf(operation, index));
      const after = createCodePointIndex(applied(operation, text));
      const wire = ot.parse(operation);
      expect([main.anchor, main.head].map(after.toCodePoints)).toEqual(
        [anchor, head].map((position) => ot.transformIndex(wire, position)),
      );
    }),
    { numRuns: 1000 },
  );
});
