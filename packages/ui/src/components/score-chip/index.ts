export { type Band, bandOf, SCORE_MAX, SCORE_MIN, SCORES, type Score } from "./band";
export { ScoreChip, type ScoreChipProps } from "./score-chip";
