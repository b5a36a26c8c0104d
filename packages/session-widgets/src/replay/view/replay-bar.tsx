import { Icon } from "@hotseat/ui/icon";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./replay.css";

export interface ReplayBarProps {
  backLink?: ReactNode;
  children?: ReactNode;
}

/** The bar over the page: the way back, then the session. */
export function ReplayBar({ backLink, children }: ReplayBarProps) {
  return (
    <header className={styles.pageHead}>
      {backLink ? (
        <span className={styles.wayBack}>
          <Icon as={ArrowLeft} size={16} />
          {backLink}
        </span>
      ) : null}
      {children}
    </header>
  );
}
