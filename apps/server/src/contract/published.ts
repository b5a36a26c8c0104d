/** A constant of the contract: a limit, or the values of an enumeration. */
type Value = number | readonly string[] | readonly number[];

interface PublishedConstant {
  readonly description: string;
  readonly value: Value;
}

const constants = new Map<string, PublishedConstant>();

/** Gives a constant to clients under this name: in the OpenAPI document's `x-constants`, and from there in the generated client. */
export function published<const V extends Value>(name: string, description: string, value: V): V {
  if (constants.has(name)) throw new Error(`The constant ${name} is published twice.`);
  constants.set(name, { description, value });
  return value;
}

/** Every published constant by its name, in alphabetical order. */
export function publishedConstants(): Record<string, PublishedConstant> {
  return Object.fromEntries([...constants].sort(([a], [b]) => a.localeCompare(b)));
}
