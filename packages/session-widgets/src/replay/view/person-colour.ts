import { vars } from "@hotseat/ui/tokens";
import { hueOf } from "../headless/replay-colours";

/** A person's colour beside lines, in the legend and in the timeline, in light and dark; grey for a former member. */
export function personColour(colour: number | null): string {
  const hue = hueOf(colour);
  return hue === null ? vars.color.muted : `oklch(${vars.color.person.mark} ${hue})`;
}
