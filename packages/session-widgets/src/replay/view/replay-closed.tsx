import { Icon } from "@hotseat/ui/icon";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import * as styles from "./replay.css";
import { ReplayBar } from "./replay-bar";
import * as page from "./replay-page.css";

export interface ReplayClosedProps {
  /** The session's title; null while it is not known. */
  title?: string | null;
  backLink?: ReactNode;
  /** The session is over, so there will be no replay. */
  isOver: boolean;
  /** No board and no pad was opened, so nothing stays to read. Default: false. */
  isEmpty?: boolean;
  /** The tools that stay readable. */
  children?: ReactNode;
}

/** There is no replay, or not yet. */
export function ReplayClosed({ title = null, backLink, isOver, isEmpty = false, children }: ReplayClosedProps) {
  const { t } = useTranslation(REPLAY_NAMESPACE);
  const Title = title === null ? "h1" : "h2";
  return (
    <>
      <ReplayBar backLink={backLink}>{title === null ? null : <h1 className={page.pageTitle}>{title}</h1>}</ReplayBar>
      <div className={page.body}>
        <section className={page.notice}>
          <Icon as={Lock} size={18} />
          <div>
            <Title className={styles.paneTitle}>{t(isOver ? "notAgreed" : "notOpen")}</Title>
            {isOver ? <p className={page.noticeText}>{t(isEmpty ? "nothingKept" : "notAgreedText")}</p> : null}
          </div>
        </section>
        {children}
      </div>
    </>
  );
}
