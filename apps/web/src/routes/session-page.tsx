import type { ReactNode } from "react";
import { CONTENT_ID, useArrival } from "./arrival";
import { PageBoundary } from "./error-boundary";
import * as styles from "./page.css";

/** A page of a session without the bar: the widget in it fills the window. */
export function SessionPage({ children }: { children: ReactNode }) {
  useArrival();
  return (
    <div id={CONTENT_ID} tabIndex={-1} className={styles.session}>
      <PageBoundary>{children}</PageBoundary>
    </div>
  );
}
