import type { PillarName } from "@hotseat/ui/pillar-mark";
import type { Pillar } from "./pillar-rating.types";

/** The API's pillar → the design system's colour and icon, and the key of its name. */
export const PILLAR_NAMES: Record<Pillar, PillarName> = {
  Expertise: "expertise",
  Agilité: "agility",
  Collaboration: "collaboration",
  Leadership: "leadership",
  Innovation: "innovation",
};
