import { vars } from "../../tokens/contract.css";
import { ScaleDot, ScaleSpan, ScoreScale } from "../score-scale/score-scale";

export interface SpreadBarProps {
  lowest: number;
  highest: number;
  mean: number;
  /** The scores in words, for example "3 to 6, mean 4.3". */
  label: string;
}

/**
 * The range of scores, and their mean.
 * @example
 * import { SpreadBar } from "@hotseat/ui/spread-bar";
 *
 * <SpreadBar lowest={3} highest={6} mean={4.3} label="3 to 6, mean 4.3" />
 * @keyboard None: it takes no focus.
 * @do Say lowest, highest and mean in `label`.
 * @dont Use it for one person’s two views: that is a `DotPair`.
 */
export function SpreadBar({ lowest, highest, mean, label }: SpreadBarProps) {
  return (
    <ScoreScale label={label}>
      <ScaleSpan from={lowest} to={highest} colour={vars.color.lineStrong} />
      <ScaleDot at={mean} colour={vars.color.text} />
    </ScoreScale>
  );
}
