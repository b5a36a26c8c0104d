import { PublicNavbar } from "@hotseat/shell-widgets/navbar";
import type { ReactNode } from "react";
import { CONTENT_ID, useArrival } from "./arrival";
import { PageBoundary } from "./error-boundary";
import * as styles from "./page.css";

/** A page that everybody sees, under the public bar. */
export function PublicPage({ children }: { children: ReactNode }) {
  useArrival();
  return (
    <div className={`${styles.page} ${styles.surface}`}>
      <PublicNavbar />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <PageBoundary>{children}</PageBoundary>
      </main>
    </div>
  );
}
