/** Returns the value as it may be kept, undefined where it may not. */
export type Reader<T = unknown> = (value: unknown) => T | undefined;

const SAFE_ID = /^[\w:.-]{1,64}$/;
/** Hexadecimal, a colour's name, or rgb and hsl with numbers alone: never `url(…)`. */
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/deg-]{1,60}\))$/i;
const WEB_ADDRESS = /^https?:\/\/[^\s"'`<>\\\p{C}]+$/iu;
const ADDRESS_MAX_LENGTH = 2000;
/** Line breaks and tabs are text; the database cannot store NUL, and nobody sees the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Half of a character outside the basic plane, without its other half: no UTF-8 exists for it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

export const flag: Reader<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** A finite number from `min` to `max`. Minus zero, which JSON does not keep, becomes zero. */
export function within(min: number, max: number): Reader<number> {
  return (value) => (typeof value === "number" && value >= min && value <= max ? value + 0 : undefined);
}

export function wholeWithin(min: number, max: number): Reader<number> {
  const range = within(min, max);
  return (value) => (Number.isInteger(value) ? range(value) : undefined);
}

export function oneOf<T extends string | number>(allowed: readonly T[]): Reader<T> {
  const set: ReadonlySet<unknown> = new Set(allowed);
  return (value) => (set.has(value) ? (value as T) : undefined);
}

export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value));
}

/** An identifier: letters, digits, `_ : . -`. Names that every object has are refused: ids are keys of objects. */
export const identifier: Reader<string> = (value) =>
  typeof value === "string" && SAFE_ID.test(value) && !(value in Object.prototype) ? value : undefined;

export const colour: Reader<string> = (value) => (typeof value === "string" && COLOUR.test(value) ? value : undefined);

export const webAddress: Reader<string> = (value) =>
  typeof value === "string" && value.length <= ADDRESS_MAX_LENGTH && WEB_ADDRESS.test(value) ? value : undefined;

/** A text of at most `max` UTF-16 code units, without what cannot be stored or seen. */
export function textUpTo(max: number): Reader<string> {
  return (value) =>
    typeof value === "string" && value.length <= max
      ? value.replace(UNSEEN, "").replace(LONE_SURROGATE, "\ufffd")
      : undefined;
}

/** A list of `min` to `max` items; undefined when one of them is refused. */
export function listOf<T>(read: Reader<T>, min: number, max: number): Reader<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return undefined;
    const items: T[] = [];
    for (const each of value) {
      const item = read(each);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  };
}

/** Two numbers, each read by `read`. */
export function pairOf(read: Reader<number>): Reader<readonly [number, number]> {
  return (value) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const first = read(value[0]);
    const second = read(value[1]);
    return first === undefined || second === undefined ? undefined : [first, second];
  };
}

/** An object with these fields alone; undefined when one is refused or missing. */
export function record<T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const entries = Object.entries(fields) as [string, Reader][];
  return (value) => {
    if (!isObject(value)) return undefined;
    const kept: Record<string, unknown> = {};
    for (const [name, read] of entries) {
      const field = read(value[name]);
      if (field === undefined) return undefined;
      kept[name] = field;
    }
    return kept as T;
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
