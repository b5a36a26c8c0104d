import { vars } from "../../tokens/contract.css";
import { ScaleDot, ScaleSpan, ScoreScale } from "../score-scale/score-scale";

export interface SpreadBarProps {
  lowest: number;
  highest: number;
  mean: number;
  /** The same in words, for example "3 to 6, mean 4.3". */
  label: string;
}

/** How far scores lie apart, and their mean. */
export function SpreadBar({ lowest, highest, mean, label }: SpreadBarProps) {
  return (
    <ScoreScale label={label}>
      <ScaleSpan from={lowest} to={highest} colour={vars.color.lineStrong} />
      <ScaleDot at={mean} colour={vars.color.text} />
    </ScoreScale>
  );
}
