import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Engine } from "./engine";
import { loadOt, OperationError, type WireOperation } from "./index";
import { createOt } from "./load";
import { operationsOn, pairs, texts } from "./operations.fixtures";
import { applied, composed, inverted, meaningOf, movedIndex, transformed, writtenFrom } from "./oracle.fixtures";

const ot = await loadOt();
const RUNS = { seed: 20261125, numRuns: 3_000 };

function codeOf(task: () => unknown): string | undefined {
  try {
    task();
  } catch (error) {
    if (error instanceof OperationError) return error.code;
    throw error;
  }
  return undefined;
}

/** Applies by the product's document. */
function applyTo(text: string, ...operations: WireOperation[]): string {
  const document = ot.createDocument(text);
  for (const operation of operations) document.apply(operation);
  const result = document.text();
  expect(document.length).toBe(Array.from(result).length);
  document.dispose();
  return result;
}

describe("operations against an oracle written from their definition", () => {
  it("parse: an operation in any form becomes the one normal form", () => {
    fc.assert(
      fc.property(pairs, ({ a }) => {
        expect(ot.parse(a)).toEqual(writtenFrom(meaningOf(a)));
      }),
      RUNS,
    );
  });

  it("document: applied operations give the oracle's text", () => {
    fc.assert(
      fc.property(pairs, ({ text, a, b }) => {
        expect(applyTo(text, a)).toBe(applied(text, a));
        expect(applyTo(text, a, ot.transform(b, a)[0])).toBe(applied(applied(text, a), transformed(b, a)[0]));
      }),
      RUNS,
    );
  });

  it("transform: both ways lead to the oracle's operations and to one text", () => {
    fc.assert(
      fc.property(pairs, ({ text, a, b }) => {
        const [later, earlier] = ot.transform(a, b);
        expect([later, earlier]).toEqual(transformed(a, b));
        expect(applyTo(text, b, later)).toBe(applyTo(text, a, earlier));
      }),
      RUNS,
    );
  });

  it("compose: one operation does what two do", () => {
    const chains = pairs.chain(({ text, a }) =>
      operationsOn(Array.from(applied(text, a)).length).map((c) => ({ text, a, c })),
    );
    fc.assert(
      fc.property(chains, ({ text, a, c }) => {
        const both = ot.compose(a, c);
        expect(both).toEqual(composed(a, c));
        expect(applyTo(text, both)).toBe(applyTo(text, a, c));
      }),
      RUNS,
    );
  });

  it("invert: the text comes back", () => {
    fc.assert(
      fc.property(pairs, ({ text, a }) => {
        const back = ot.invert(a, text);
        expect(back).toEqual(inverted(a, text));
        expect(applyTo(text, a, back)).toBe(text);
      }),
      RUNS,
    );
  });

  it("transformIndexes: equal neighbours and positions behind the end move as each does alone", () => {
    fc.assert(
      fc.property(pairs, ({ text, a }) => {
        const operation = ot.parse(a);
        const positions = Array.from({ length: 2 * (Array.from(text).length + 3) }, (_, index) => index >> 1);
        expect(ot.transformIndexes(operation, positions)).toEqual(
          positions.map((position) => ot.transformIndex(operation, position)),
        );
        expect(ot.transformIndexes(operation, [])).toEqual([]);
      }),
      RUNS,
    );
  });

  it("transformIndex and lengths: as the oracle says, for every position", () => {
    fc.assert(
      fc.property(pairs, ({ text, a }) => {
        const operation = ot.parse(a);
        const length = Array.from(text).length;
        for (let position = 0; position <= length; position += 1) {
          expect(ot.transformIndex(operation, position)).toBe(movedIndex(operation, position));
        }
        expect(ot.baseLength(a)).toBe(length);
        expect(ot.targetLength(a)).toBe(Array.from(applied(text, a)).length);
        expect(ot.isNoop(a)).toBe(operation.every((part) => typeof part === "number" && part > 0));
      }),
      RUNS,
    );
  });

  it("document: a long row of operations leaves what the oracle leaves", () => {
    const rows = fc.record({
      start: texts(40),
      row: fc.array(operationsOn(1_000_000), { minLength: 30, maxLength: 60 }),
    });
    fc.assert(
      fc.property(rows, ({ start, row }) => {
        const document = ot.createDocument(start);
        let text = start;
        for (const parts of row) {
          let left = Array.from(text).length;
          const operation = parts.map((part) => {
            if (typeof part === "string") return part;
            const count = Math.min(Math.abs(part), left);
            left -= count;
            return part < 0 ? -count : count;
          });
          document.apply(operation);
          text = applied(text, operation);
          expect(document.text()).toBe(text);
        }
        document.dispose();
      }),
      { seed: 20261126, numRuns: 150 },
    );
  });
});

describe("malformed input", () => {
  it.each([
    ["no list", { 0: 1 }],
    ["a fraction", [1.5]],
    ["no number", [Number.NaN]],
    ["another type", [null]],
    ["a list in a list", [[1]]],
    ["counts above 31 bits", [0x7fff_ffff, 1]],
    ["a count above 31 bits", [2 ** 40]],
  ])("parse: %s is malformed", (_what, value) => {
    expect(codeOf(() => ot.parse(value))).toBe("malformed");
  });

  it.each([
    ["a high half at the end", ["a\ud83d"]],
    ["a high half before a letter", ["\ud83da"]],
    ["a low half", ["\ude00"]],
    ["two halves in two texts", ["\ud83d", "\ude00"]],
    ["halves in the wrong order", ["\ude00\ud83d"]],
  ])("parse: %s is a lone surrogate", (_what, value) => {
    expect(codeOf(() => ot.parse(value))).toBe("lone_surrogate");
  });

  it("compose, transform, invert, apply: lengths that do not fit are refused, whichever is shorter", () => {
    expect(codeOf(() => ot.compose([2], [3]))).toBe("length_mismatch");
    expect(codeOf(() => ot.compose(["abc"], [2]))).toBe("length_mismatch");
    expect(codeOf(() => ot.transform([2, "a"], [3]))).toBe("length_mismatch");
    expect(codeOf(() => ot.transform([-4], [3]))).toBe("length_mismatch");
    expect(codeOf(() => ot.invert([3], "ab"))).toBe("length_mismatch");
    expect(codeOf(() => ot.createDocument("ab").apply([1, "x"]))).toBe("length_mismatch");
  });

  it("document: after a refused operation it is as it was", () => {
    const document = ot.createDocument("a😀\r\nb");
    expect(codeOf(() => document.apply(["x", 4]))).toBe("length_mismatch");
    expect(codeOf(() => document.apply(["\ud83d", 5]))).toBe("lone_surrogate");
    expect(document.text()).toBe("a😀\r\nb");
    expect(document.length).toBe(5);
    document.dispose();
    expect(() => document.text()).toThrow("disposed");
    expect(() => document.dispose()).toThrow("disposed");
  });
});

describe("large texts", () => {
  it("document: 262,144 code points of every size are changed at both ends and read back", () => {
    const text = "a😀漢\n".repeat(65_536);
    const middle = Array.from(text).slice(1, -1).join("");
    expect(applyTo(text, [-1, "𝒳\r\n", 262_142, -1, "end"])).toBe(`𝒳\r\n${middle}end`);
    expect(applyTo("", [text])).toBe(text);
    expect(ot.invert([-262_144], text)).toEqual([text]);
  });

  it("document: the memory of disposed documents is used again", async () => {
    const engine = await Engine.create();
    const { createDocument } = createOt(engine);
    const text = "x".repeat(20_000);
    const round = () => {
      const documents = Array.from({ length: 5 }, () => createDocument(text));
      for (const document of documents) document.apply([10_000, text, 10_000]);
      for (const document of documents) document.dispose();
    };
    for (let warm = 0; warm < 3; warm += 1) round();
    const bytes = engine.wasm.memory.buffer.byteLength;
    for (let again = 0; again < 50; again += 1) round();
    expect(engine.wasm.memory.buffer.byteLength).toBe(bytes);
  });

  it("document: a text of the same length in place of its text needs no more memory", async () => {
    const engine = await Engine.create();
    const length = 262_144;
    const document = createOt(engine).createDocument("a".repeat(length));
    document.apply(["b".repeat(length), -length]);
    const bytes = engine.wasm.memory.buffer.byteLength;
    document.apply([-1, length - 1, "c"]);
    for (const letter of "def") document.apply([letter.repeat(length), -length]);
    expect(engine.wasm.memory.buffer.byteLength).toBe(bytes);
    expect(document.text()).toBe("f".repeat(length));
  });

  it("document: a deletion after a transformed deletion of 268 million code points is applied", async () => {
    const ot = createOt(await Engine.create());
    const document = ot.createDocument("abc");
    ot.transform([-(2 ** 28)], [2 ** 28]);
    document.apply([1, -1, 1]);
    expect(document.text()).toBe("ac");
  });

  it("document: texts and operations above 2 GiB of memory are as anywhere", async () => {
    const engine = await Engine.create();
    const ot = createOt(engine);
    // A slot takes half more than it is asked for; nothing is written there, so no real memory is used.
    for (const slot of [1, 2, 3]) engine.wasm.reserve(slot, 0x0900_0000);
    const text = "a😀漢".repeat(200);
    const document = ot.createDocument(text);
    expect(engine.wasm.reserve(0, 0)).toBeLessThan(0);
    document.apply([600, text]);
    expect(document.text()).toBe(text + text);
    expect(ot.parse(["x", "y", 3])).toEqual(["xy", 3]);
  });

  it("document: after a text for which there is no memory every text is as it was", async () => {
    const ot = createOt(await Engine.create());
    const texts = Array.from({ length: 40 }, (_, place) => String(place).repeat(300));
    const before = ot.createDocument("before");
    ot.parse(["y".repeat(1000)]);
    expect(() => ot.parse(["x".repeat(300_000_000)])).toThrow();
    const documents = texts.map((text) => ot.createDocument(text));
    expect(ot.parse(["z".repeat(5000)])).toEqual(["z".repeat(5000)]);
    expect(documents.map((document) => document.text())).toEqual(texts);
    expect(before.text()).toBe("before");
  });

  const longTexts = fc
    .array(texts(6), { minLength: 150, maxLength: 200 })
    .map((all) => `${all.join("")}${"x".repeat(300)}`);

  it("document: an operation with texts of any code points, given twice and between others, applies as the oracle says", () => {
    fc.assert(
      fc.property(longTexts, longTexts, (start, two) => {
        const length = Array.from(start).length;
        const operation: WireOperation = [1, two, 1 - length];
        const other: WireOperation = [-length, two];
        expect(ot.parse(operation)).toEqual(operation);
        expect(applyTo(start, operation)).toBe(applied(start, operation));
        expect(ot.parse(other)).toEqual([two, -length]);
        expect(applyTo(start, other)).toBe(two);
        expect(applyTo(start, operation)).toBe(applied(start, operation));
        expect(ot.targetLength(operation)).toBe(Array.from(two).length + 1);
        const loose: WireOperation = ["", two, 0, 3];
        expect(ot.parse(loose)).toEqual([two, 3]);
        expect(ot.parse([2, "short", 0])).toEqual([2, "short"]);
        expect(ot.parse(loose)).toEqual([two, 3]);
      }),
      { seed: 20261130, numRuns: 200 },
    );
  });

  it("parse: half of a surrogate pair anywhere in a large text is refused", () => {
    const text = "a😀漢".repeat(200);
    for (const place of [0, 4, 300, text.length])
      for (const half of ["\ud83d", "\ude00"])
        expect(codeOf(() => ot.parse([text.slice(0, place) + half + text.slice(place)]))).toBe("lone_surrogate");
  });
});
