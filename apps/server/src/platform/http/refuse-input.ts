/** General limits of a body or query: checked first, so that no schema has to read a flood. */

/** The most entries of a list or record, unless the contract of the call permits more. */
const MAX_ENTRIES = 200;
/** Deeper than any body of the contract. */
const MAX_DEPTH = 16;

/** Returns why a value is refused before its schema is checked, and where; null when it passes. */
export interface Refusal {
  readonly path: string;
  readonly message: string;
}

const refusal = (path: readonly (string | number)[], message: string): Refusal => ({
  path: path.join(".") || "non_field_errors",
  message,
});

/**
 * Finds a list or record above the limits, too deep nesting, a NUL, which no database text can hold, or a field called
 * `__proto__`: copied by assignment it would give a record another prototype.
 */
export function findRefusal(
  value: unknown,
  path: readonly (string | number)[] = [],
  maxEntries = MAX_ENTRIES,
): Refusal | null {
  if (typeof value === "string")
    return value.includes("\0")
      ? refusal(path, "This text holds a character that cannot be kept. Take it out, or type the text again.")
      : null;
  if (typeof value !== "object" || value === null) return null;
  if (path.length >= MAX_DEPTH) return refusal([], "This is nested too deeply.");
  const entries = Object.entries(value);
  if (entries.length > maxEntries) return refusal(path, `Too many entries: at most ${maxEntries}.`);
  for (const [key, inner] of entries) {
    if (key.includes("\0")) return refusal(path, "A name holds a character of no text.");
    if (key === "__proto__") return refusal(path, "A name here is not allowed.");
    const found = findRefusal(inner, [...path, key], maxEntries);
    if (found) return found;
  }
  return null;
}
