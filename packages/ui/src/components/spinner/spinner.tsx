import * as styles from "./spinner.css";

export interface SpinnerProps {
  size?: "small" | "medium";
}

/** For actions only; content that loads shows a skeleton. Hidden from screen readers: words beside it say what is busy. */
export function Spinner({ size = "small" }: SpinnerProps) {
  return <span aria-hidden="true" data-size={size} className={styles.ring} />;
}
