/** Hues of the people of a replay, in degrees, by the number of their colour; far apart for the first ones. */
const HUES = [244, 172, 24, 322, 205, 95, 275, 45, 350, 140, 225, 300] as const;

/** A person's hue; null for a former member. */
export const hueOf = (colour: number | null): number | null =>
  colour === null ? null : (HUES[colour % HUES.length] as number);

/**
 * A person's stroke on a board, whose canvas knows no variables and turns colours round in the dark; grey for a former
 * member.
 */
export function strokeOf(colour: number | null): string {
  const hue = hueOf(colour);
  return hue === null ? "oklch(60% 0.02 250)" : `oklch(58% 0.17 ${hue})`;
}
