import { expect, it } from "vitest";
import { loadOt, type WireOperation } from "./index";
import vectors from "./operations.vectors.jsonl?raw";

type Vector = [string, WireOperation, WireOperation, WireOperation, ...unknown[]];

const ot = await loadOt();
const lines = vectors.trimEnd().split("\n");

function applied(text: string, operation: WireOperation): string {
  const document = ot.createDocument(text);
  document.apply(operation);
  const result = document.text();
  document.dispose();
  return result;
}

it("operations: 2,000 results equal those of the crate operational-transform 0.6.1, byte for byte", () => {
  expect(lines).toHaveLength(2_000);
  for (const line of lines) {
    const [text, a, b, c] = JSON.parse(line) as Vector;
    const [later, earlier] = ot.transform(a, b);
    const again = [text, a, b, c, applied(text, a), later, earlier, ot.compose(a, c), ot.invert(a, text)];
    expect(JSON.stringify(again)).toBe(line);
  }
});
