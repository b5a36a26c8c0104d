import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Spinner } from "@hotseat/ui/spinner";
import { CircleAlert, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as part from "../shared/view/part.css";
import * as styles from "./writing.css";
import type { Writing } from "./writing-rules";

export interface WritingStatusProps {
  writing: Writing;
  /** The status text: "Your profile is being written". */
  label: string;
  onRetry: () => void;
  /** Cancels the writing; without it there is no button. */
  onCancel?: (() => void) | undefined;
}

/** A text on its way, or why it did not come; nothing when there is neither. The words are announced, not each piece. */
export function WritingStatus({ writing, label, onRetry, onCancel }: WritingStatusProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "writing" });
  if (writing.kind === "failed")
    return (
      <Callout
        tone="red"
        icon={CircleAlert}
        role="alert"
        title={t("failed")}
        action={
          <Button size="small" className={part.touch} variant="secondary" icon={RotateCw} onClick={onRetry}>
            {t("retry")}
          </Button>
        }
      >
        {writing.detail ?? (writing.code ? t(`error.${writing.code}`) : null)}
      </Callout>
    );
  if (writing.kind !== "writing") return null;
  return (
    <div className={styles.writing} data-writing="">
      <div className={styles.head}>
        <span className={styles.label} role="status">
          <Spinner />
          {label}
        </span>
        {onCancel ? (
          <Button size="small" className={part.touch} variant="ghost" onClick={onCancel}>
            {t("cancel")}
          </Button>
        ) : null}
      </div>
      {writing.text === "" ? null : <p className={part.prose}>{writing.text}</p>}
    </div>
  );
}
