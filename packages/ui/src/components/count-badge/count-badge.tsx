import type { LucideIcon } from "lucide-react";
import { Icon } from "../icon/icon";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import * as styles from "./count-badge.css";

export interface CountBadgeProps {
  /** Nothing is shown at 0. */
  count: number;
  /** Above this "9+" is shown. Default 9. */
  max?: number;
  /** The count in words. */
  label: string;
  /** What is counted, where the number alone would not say. */
  icon?: LucideIcon;
  /** At the upper right corner of its (positioned) parent. */
  floating?: boolean;
}

/**
 * How many wait.
 * @example
 * import { CountBadge } from "@hotseat/ui/count-badge";
 *
 * <CountBadge count={3} label="3 unread" floating />
 * @keyboard None: it takes no focus.
 * @do Give the count in words in `label`.
 * @dont Show it for zero: leave it out.
 */
export function CountBadge({ count, max = 9, label, icon, floating }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-floating={floating || undefined}>
      {icon ? <Icon as={icon} size={10} /> : null}
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
