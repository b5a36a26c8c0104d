import type { LucideIcon } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./badge.css";

export type BadgeTone = "neutral" | "accent" | "green" | "amber" | "red" | "blue";

export interface BadgeProps extends ComponentPropsWithoutRef<"span"> {
  /** Status colours only for status. Default `neutral`. */
  tone?: BadgeTone;
  /** 20 or 24 pixels high. Default `small`. */
  size?: "small" | "medium";
  icon?: LucideIcon;
}

/**
 * A word or two about a state, in a round pill.
 * @example
 * import { Badge } from "@hotseat/ui/badge";
 *
 * <Badge tone="green">Active</Badge>
 * @keyboard None: it takes no focus.
 * @do Use status tones for a status, and one or two words.
 * @dont Make it look like a button: a `Chip` can be pressed.
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = "neutral", size = "small", icon, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} data-tone={tone} data-size={size} className={classNames(styles.badge, className)}>
      {icon ? <Icon as={icon} size={size === "small" ? 12 : 14} /> : null}
      {children}
    </span>
  );
});
