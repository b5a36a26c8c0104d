import { vars } from "../../tokens/contract.css";
import type { PillarName } from "../pillar-mark/pillar-mark";
import { ScaleDot, ScaleSpan, ScoreScale } from "../score-scale/score-scale";

export interface DotPairProps {
  /** One's own score, drawn hollow; `null` when there is none. */
  own: number | null;
  /** The others' mean, drawn full; `null` when there is none. */
  others: number | null;
  pillar: PillarName;
  /** The scores in words, for example "You 4, peers 5.0". */
  label: string;
}

/**
 * Two values on the scale from 1 to 6, and the gap between them.
 * @example
 * import { DotPair } from "@hotseat/ui/dot-pair";
 *
 * <DotPair pillar="expertise" own={4} others={5} label="You 4, peers 5.0" />
 * @keyboard None: it takes no focus.
 * @do Say both numbers in `label`: it is all that screen readers get.
 * @dont Compare more than two views: a list of `SpreadBar`s does that.
 */
export function DotPair({ own, others, pillar, label }: DotPairProps) {
  const colours = vars.color.pillar[pillar];
  return (
    <ScoreScale label={label}>
      {own !== null && others !== null ? <ScaleSpan from={own} to={others} colour={colours.gap} /> : null}
      {own !== null ? <ScaleDot at={own} /> : null}
      {others !== null ? <ScaleDot at={others} colour={colours.line} /> : null}
    </ScoreScale>
  );
}
