const NAMED_UNION = /^export type (\w+) = ('[^']+'(?: \| '[^']+')+);$/;
const TYPE = /^export type (\w+) = \{$/;
/** Of a field: two values may be the same by chance, three are a copy. */
const UNION_OF_FIELD = /^\s+(\w+)\??: (?:Array<)?('[^']+'(?: \| '[^']+'){2,})>?(?: \| null)?;$/;
const UNION = /"[\w.]+"(?:\s*\|\s*"[\w.]+")+/g;

const keyOf = (union: string): string =>
  union
    .split("|")
    .map((value) => value.replaceAll(/["'\s]/g, ""))
    .sort()
    .join("|");

/** The contract's unions of texts by their values: the name of the type, or the type and field that have them. */
export function contractUnions(generated: string): ReadonlyMap<string, string> {
  const [named, ofFields] = [new Map<string, string>(), new Map<string, string>()];
  let type = "";
  for (const line of generated.split("\n")) {
    type = TYPE.exec(line)?.[1] ?? type;
    const [, name, union = ""] = NAMED_UNION.exec(line) ?? [];
    if (name !== undefined) named.set(keyOf(union), name);
    const [, field, values = ""] = UNION_OF_FIELD.exec(line) ?? [];
    if (field !== undefined && !ofFields.has(keyOf(values))) ofFields.set(keyOf(values), `${field} of ${type}`);
  }
  return new Map([...ofFields, ...named]);
}

/** Returns the unions of a file that repeat the values of a union of the contract. */
export const unionCopiesIn = (file: string, text: string, unions: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(UNION)].flatMap(([union]) => {
    const name = unions.get(keyOf(union));
    return name === undefined ? [] : [`${file}: ${name} is exported by @hotseat/api-client/types`];
  });
