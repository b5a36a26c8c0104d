import { BadgeCheck, Compass, Handshake, Lightbulb, type LucideIcon, Shuffle } from "lucide-react";
import { Icon } from "../icon/icon";
import * as styles from "./pillar-mark.css";

export const PILLARS = ["expertise", "agility", "collaboration", "leadership", "innovation"] as const;

export type PillarName = (typeof PILLARS)[number];

/** One icon per pillar, the same in every chart. Its colours are `vars.color.pillar[name]`. */
export const pillarIcons = {
  expertise: BadgeCheck,
  agility: Shuffle,
  collaboration: Handshake,
  leadership: Compass,
  innovation: Lightbulb,
} as const satisfies Record<PillarName, LucideIcon>;

export interface PillarMarkProps {
  pillar: PillarName;
  /** Pixels square. Default 28. */
  size?: number;
  /** Only where its name does not stand beside it. */
  label?: string;
}

/**
 * The pillar's icon on its tile.
 * @example
 * import { PillarMark } from "@hotseat/ui/pillar-mark";
 *
 * <PillarMark pillar="expertise" size={32} />
 * @keyboard None: it takes no focus.
 * @do Give `label` only where the pillar’s name is not beside it.
 * @dont Use a pillar’s colour for anything else.
 */
export function PillarMark({ pillar, size = 28, label }: PillarMarkProps) {
  return (
    <span className={styles.mark} data-pillar={pillar} style={{ width: size, height: size }}>
      <Icon as={pillarIcons[pillar]} size={Math.round(size * 0.57)} {...(label ? { label } : {})} />
    </span>
  );
}
