/** Hues of the people of a replay, in degrees, by the number of their colour; far apart for the first ones. */
const HUES = [244, 172, 24, 322, 205, 95, 275, 45, 350, 140, 225, 300] as const;

/** A person's colour on boards, beside lines and in the timeline; grey for a former member. */
export function colourOf(colour: number | null): string {
  return colour === null ? "hsl(220 8% 52%)" : `hsl(${HUES[colour % HUES.length]} 62% 45%)`;
}
