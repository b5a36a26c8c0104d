import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./stat.css";

export interface StatProps {
  icon?: LucideIcon;
  /** Pixels of the icon. Default 15. */
  iconSize?: number;
  tone?: "muted" | "green" | "amber" | "red" | "accent";
  className?: string;
  children: ReactNode;
}

/**
 * An icon and a few words on one line: a fact or a state. Digits are tabular.
 * @example
 * import { Stat } from "@hotseat/ui/stat";
 *
 * <Stat icon={Users} tone="green">3 of 4 seats</Stat>
 * @keyboard None: it takes no focus.
 * @do Say the state in words; the tone only underlines it.
 * @dont Write a sentence into it.
 */
export function Stat({ icon, iconSize = 15, tone = "muted", className, children }: StatProps) {
  return (
    <span className={classNames(styles.stat, className)} data-tone={tone}>
      {icon ? <Icon as={icon} size={iconSize} /> : null}
      {children}
    </span>
  );
}
