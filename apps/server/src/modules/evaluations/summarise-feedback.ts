import type { PillarName } from "../../contract/pillars.ts";

/** Mean, extremes and population standard deviation of some scores; null of none. */
export interface Spread {
  readonly mean: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly spread: number | null;
}

export function spreadOf(scores: readonly number[]): Spread {
  if (scores.length === 0) return { mean: null, min: null, max: null, spread: null };
  const mean = meanOf(scores);
  const variance = meanOf(scores.map((score) => (score - mean) ** 2));
  return { mean: round(mean), min: Math.min(...scores), max: Math.max(...scores), spread: round(Math.sqrt(variance)) };
}

export function meanOrNull(scores: readonly number[]): number | null {
  return scores.length === 0 ? null : round(meanOf(scores));
}

function meanOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export interface ScoredQuestion {
  readonly criterionKey: string;
  readonly label: string;
  readonly pillar: PillarName;
  readonly mean: number | null;
}

/** The least difference between self and peers that gets a sentence, in points of the six-point scale. */
const NOTABLE_GAP = 1;

export interface Findings {
  readonly raters: number;
  readonly overall: number | null;
  readonly strongest: ScoredQuestion | null;
  /** Null when it is the strongest as well. */
  readonly weakest: ScoredQuestion | null;
  readonly gap: { readonly pillar: PillarName; readonly direction: "self-higher" | "self-lower" } | null;
}

/** The text of the summary, by fixed rules: best and weakest question, and the widest gap between self and peers. */
export function findingsOf(
  questions: readonly ScoredQuestion[],
  pillars: ReadonlyArray<{ pillar: PillarName; self: number | null; peers_mean: number | null }>,
  raters: number,
): Findings {
  const scored = questions.filter((question) => question.mean !== null);
  const ranked = scored.toSorted((a, b) => (b.mean ?? 0) - (a.mean ?? 0));
  const [strongest = null, weakest = null] = [ranked[0], ranked.at(-1)];
  const gaps = pillars
    .flatMap(({ pillar, self, peers_mean }) =>
      self === null || peers_mean === null ? [] : [{ pillar, difference: self - peers_mean }],
    )
    .filter(({ difference }) => Math.abs(difference) >= NOTABLE_GAP)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const [widest] = gaps;
  return {
    raters,
    overall: meanOrNull(scored.map((question) => question.mean ?? 0)),
    strongest,
    weakest: weakest !== null && weakest.mean !== strongest?.mean ? weakest : null,
    gap: widest ? { pillar: widest.pillar, direction: widest.difference > 0 ? "self-higher" : "self-lower" } : null,
  };
}
