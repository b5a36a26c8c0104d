import { EmptyState } from "@hotseat/ui/empty-state";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import * as styles from "./replay.css";

export interface ReplayClosedProps {
  backLink?: ReactNode;
  /** The session is over, so there will be no replay. */
  isOver: boolean;
  /** No board and no pad was opened, so nothing stays to read. Default: false. */
  isEmpty?: boolean;
  /** The tools that stay readable. */
  children?: ReactNode;
}

/** There is no replay, or not yet. */
export function ReplayClosed({ backLink, isOver, isEmpty = false, children }: ReplayClosedProps) {
  const { t } = useTranslation(REPLAY_NAMESPACE);
  return (
    <>
      <div className={styles.pageHead}>{backLink}</div>
      <EmptyState
        heading="h1"
        icon={Lock}
        title={t(isOver ? "notAgreed" : "notOpen")}
        {...(isOver ? { description: t(isEmpty ? "nothingKept" : "notAgreedText") } : {})}
      />
      {children}
    </>
  );
}
