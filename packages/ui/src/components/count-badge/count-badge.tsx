import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import * as styles from "./count-badge.css";

export interface CountBadgeProps {
  /** Nothing is shown at 0. */
  count: number;
  /** Above this "9+" is shown. Default 9. */
  max?: number;
  /** The count in words. */
  label: string;
  /** At the upper right corner of its (positioned) parent. */
  floating?: boolean;
}

/** How many wait. */
export function CountBadge({ count, max = 9, label, floating }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-floating={floating || undefined}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
