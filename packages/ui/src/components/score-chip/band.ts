/** The contract's scores. This package knows no contract: a test of the evaluation panel compares them. */
export const SCORES = [1, 2, 3, 4, 5, 6] as const;
export const SCORE_MIN = SCORES[0];
export const SCORE_MAX = SCORES[5];

export type Score = (typeof SCORES)[number];
export type Band = "low" | "middle" | "high";

const LOW_MAX = 2;
const MIDDLE_MAX = 4;

/** Returns the band of a score, or of a mean by its rounded value: 4.5 is `high`. */
export function bandOf(score: number): Band {
  const rounded = Math.round(score);
  if (rounded <= LOW_MAX) return "low";
  return rounded <= MIDDLE_MAX ? "middle" : "high";
}

/** Returns the position of a score on the scale, in per cent. */
export function scorePercent(score: number): number {
  return ((score - SCORE_MIN) / (SCORE_MAX - SCORE_MIN)) * 100;
}
