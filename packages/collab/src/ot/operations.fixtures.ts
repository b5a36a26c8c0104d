import fc from "fast-check";

/** Letters, line ends, combining marks, a joiner, the byte order mark, and code points beside the surrogates and beyond 16 bits. */
const PIECES = [
  ..."abc \n\t\u0000\u2028\u200d\u0301\ud7ff\ue000\ufeff\uffff漢",
  "\r\n",
  "e\u0301",
  "😀",
  "👩\u200d💻",
  "🇨🇭",
  "\u{10ffff}",
];

export const texts = (longest = 12) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength: longest }).map((all) => all.join(""));

/** Operations on a text of so many code points, in no normal form: empty parts, neighbours of one kind, a delete before an insert. */
export function operationsOn(length: number): fc.Arbitrary<(number | string)[]> {
  const parts = fc.array(fc.oneof(texts(4), fc.integer({ min: -5, max: 5 })), { maxLength: 12 });
  return parts.map((all) => {
    let left = length;
    const operation = all.map((part) => {
      if (typeof part === "string") return part;
      const count = Math.min(Math.abs(part), left);
      left -= count;
      return part < 0 ? -count : count;
    });
    return [...operation, left];
  });
}

/** A text and two operations on it. */
export const pairs = texts().chain((text) => {
  const operations = operationsOn(Array.from(text).length);
  return fc.record({ text: fc.constant(text), a: operations, b: operations });
});
