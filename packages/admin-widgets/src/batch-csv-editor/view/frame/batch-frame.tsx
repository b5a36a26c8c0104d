import { Icon } from "@hotseat/ui/icon";
import { IconButton } from "@hotseat/ui/icon-button";
import { useToastFloor } from "@hotseat/ui/theme";
import { FileSpreadsheet, X } from "lucide-react";
import type { ReactNode } from "react";
import type { BatchStep } from "../../headless/editor.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./batch-frame.css";
import { StepList } from "./step-list";

export interface BatchFrameProps {
  /** Name of the scope that people are imported into. */
  scope: string;
  step: BatchStep;
  /** Name of the file; null before one is chosen. */
  fileName: string | null;
  onClose: () => void;
  /** False: there is nothing to go on with yet. Default true. */
  hasFoot?: boolean;
  /** Left in the foot: totals, or what the step is about. */
  summary?: ReactNode;
  /** Right in the foot: the way back, then the one primary action. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of an import: its steps above, the content of one of them, its totals and its action below. */
export function BatchFrame({
  scope,
  step,
  fileName,
  onClose,
  hasFoot = true,
  summary,
  actions,
  children,
}: BatchFrameProps) {
  const { t } = useBatchText();
  const floor = useToastFloor();
  return (
    <div className={styles.frame} data-step={step}>
      <header className={styles.head}>
        <IconButton icon={X} label={t("close")} size="large" tooltip={false} onClick={onClose} />
        <div className={styles.name}>
          <h1 className={styles.title}>{t("title")}</h1>
          <span className={styles.scope}>{scope}</span>
        </div>
        <StepList step={step} />
        {fileName === null ? null : (
          <div className={styles.file}>
            <Icon as={FileSpreadsheet} />
            <span className={styles.fileName} title={fileName}>
              {fileName}
            </span>
          </div>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {hasFoot ? (
        <footer ref={floor} className={styles.foot}>
          <div className={styles.footStart}>{summary}</div>
          <div className={styles.footActions}>{actions}</div>
        </footer>
      ) : null}
    </div>
  );
}
