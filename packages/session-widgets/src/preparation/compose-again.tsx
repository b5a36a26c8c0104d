import { Button } from "@hotseat/ui/button";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as part from "../shared/view/part.css";
import type { Writing } from "../writing/internal";
import { WritingStatus } from "../writing/view";
import * as styles from "./preparation.css";

export interface ComposeAgainProps {
  what: "scenario" | "questions";
  writing: Writing;
  onCompose: () => void;
  /** After a failure; `onCompose` without it. */
  onRetry?: () => void;
  onCancel?: (() => void) | undefined;
}

/** Has another scenario or other questions composed, and says how that goes. */
export function ComposeAgain({ what, writing, onCompose, onRetry = onCompose, onCancel }: ComposeAgainProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: `preparation.${what}` });
  return (
    <div className={styles.compose} data-compose={what}>
      <WritingStatus writing={writing} label={t("writing")} onRetry={onRetry} onCancel={onCancel} />
      {writing.kind === "writing" || writing.kind === "failed" ? null : (
        <div className={styles.line}>
          <Button size="small" variant="secondary" icon={RefreshCw} className={part.touch} onClick={onCompose}>
            {t("compose")}
          </Button>
          <span className={part.note} role="status">
            {writing.kind === "done" ? t("done") : null}
          </span>
        </div>
      )}
    </div>
  );
}
