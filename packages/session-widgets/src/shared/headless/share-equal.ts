type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function sharePart(kept: unknown, next: unknown): unknown {
  if (Object.is(kept, next)) return kept;
  if (Array.isArray(kept) && Array.isArray(next)) {
    const parts = next.map((part, index) => sharePart(kept[index], part));
    return kept.length === parts.length && parts.every((part, index) => Object.is(part, kept[index])) ? kept : parts;
  }
  if (!isPlain(kept) || !isPlain(next)) return next;
  const names = Object.keys(next);
  const parts = Object.fromEntries(names.map((name) => [name, sharePart(kept[name], next[name])]));
  const isEqual =
    Object.keys(kept).length === names.length &&
    names.every((name) => Object.hasOwn(kept, name) && Object.is(parts[name], kept[name]));
  return isEqual ? kept : parts;
}

/** Returns `next` with each part of arrays and plain objects that equals the part of `kept` taken from `kept`; `kept` if all do. */
export function shareEqual<Value>(kept: Value | undefined, next: Value): Value {
  return sharePart(kept, next) as Value;
}
