const keys = new WeakMap<object, number>();
let last = 0;

/** Returns a React key of this object alone, for objects whose own ids are not unique. */
export function keyOf(object: object): number {
  const known = keys.get(object);
  if (known !== undefined) return known;
  last += 1;
  keys.set(object, last);
  return last;
}
