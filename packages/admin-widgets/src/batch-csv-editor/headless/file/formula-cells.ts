/**
 * Start of a cell that a spreadsheet may take for a formula, after any number of apostrophes and spaces: a tab, a line break, or one of
 * = + - @ in its ordinary, small, full-width or mathematical form.
 */
const FORMULA = "\\s*[\\t\\r\\n=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B\\u2212]";
const TO_PREFIX = new RegExp(`^'*${FORMULA}`);
const PREFIXED = new RegExp(`^'+${FORMULA}`);

/** Puts an apostrophe before a cell that could start a formula, and before one that looks as if it had been prefixed already. */
export function guardCell(value: string): string {
  return TO_PREFIX.test(value) ? `'${value}` : value;
}

/** Takes the apostrophe away again: `unguardCell(guardCell(x))` is `x` for every `x`. */
export function unguardCell(value: string): string {
  return value.charCodeAt(0) === 39 && PREFIXED.test(value) ? value.slice(1) : value;
}

/** Text without NUL and without halves of a pair: nearly every text. */
const STORABLE = /^[^\0\uD800-\uDFFF]*$/;

/** A cell as it can be stored in a file: well-formed text without the NUL character. */
export function storableCell(value: string): string {
  if (STORABLE.test(value)) return value;
  return value.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}
