export { type Band, bandOf, SCORES, type Score } from "./band";
export { ScoreChip, type ScoreChipProps } from "./score-chip";
