export type { Score } from "../score-chip/band";
export { ScoreRadios, type ScoreRadiosProps } from "./score-radios";
