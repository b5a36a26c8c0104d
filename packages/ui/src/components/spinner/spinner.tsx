import * as styles from "./spinner.css";

export interface SpinnerProps {
  size?: "small" | "medium";
}

/**
 * For actions only; content that loads shows a skeleton. Hidden from screen readers: words beside it say what is busy.
 * @example
 * import { Spinner } from "@hotseat/ui/spinner";
 *
 * <Spinner size="medium" />
 * @keyboard None: it takes no focus.
 * @do Put words beside it that say what is busy.
 * @dont Use it for content that loads: that is a `Skeleton`.
 */
export function Spinner({ size = "small" }: SpinnerProps) {
  return <span aria-hidden="true" data-size={size} className={styles.ring} />;
}
