const CONTRACT_UNION = /^export type (\w+) = ('[^']+'(?: \| '[^']+')+);$/gm;
const UNION = /"[\w.]+"(?:\s*\|\s*"[\w.]+")+/g;

const keyOf = (union: string): string =>
  union
    .split("|")
    .map((value) => value.replaceAll(/["'\s]/g, ""))
    .sort()
    .join("|");

/** The names of the contract's unions of texts, by their values. */
export function contractUnions(generated: string): ReadonlyMap<string, string> {
  const found = [...generated.matchAll(CONTRACT_UNION)];
  return new Map(found.map(([, name = "", union = ""]) => [keyOf(union), name]));
}

/** Returns the unions of a file that repeat the values of a union of the contract. */
export const unionCopiesIn = (file: string, text: string, unions: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(UNION)].flatMap(([union]) => {
    const name = unions.get(keyOf(union));
    return name === undefined ? [] : [`${file}: ${name} is exported by @hotseat/api-client/types`];
  });
