const LONGEST = 200;
const BASE_62 = /^[0-9A-Za-z]+$/;
/** The lowest whole part; nothing can be placed before it. */
const LOWEST = `A${"0".repeat(26)}`;

/** Length of the whole part that `head` begins: `a` two characters … `z` 27, `Z` two … `A` 27. */
function wholeLength(head: string): number {
  const code = head.charCodeAt(0);
  if (head >= "a" && head <= "z") return code - 97 + 2;
  if (head >= "A" && head <= "Z") return 90 - code + 2;
  return Number.POSITIVE_INFINITY;
}

/**
 * Whether `key` is a key of the package `fractional-indexing` in base 62. Excalidraw throws on any other one that
 * stands beside a moved element.
 */
export function isFractionalIndex(key: string): boolean {
  if (key.length > LONGEST || !BASE_62.test(key)) return false;
  const whole = wholeLength(key.charAt(0));
  if (whole > key.length) return false;
  if (key === LOWEST) return false;
  return key.length === whole || !key.endsWith("0");
}
