import type { ReactNode } from "react";
import * as styles from "./replay-page.css";

export interface ReplayBarProps {
  backLink?: ReactNode;
  children?: ReactNode;
}

/** The bar over the page: the way back, then the session. */
export function ReplayBar({ backLink, children }: ReplayBarProps) {
  return (
    <header className={styles.pageHead}>
      {backLink ? <span className={styles.wayBack}>{backLink}</span> : null}
      {children}
    </header>
  );
}
