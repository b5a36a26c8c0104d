import { Checkbox } from "@hotseat/ui/checkbox";
import { Popover } from "@hotseat/ui/popover";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./recording-consent.css";
import type { ConsentState } from "./recording-consent.types";

export interface RecordingConsentViewProps {
  consent: ConsentState;
  onConsent: (agreed: boolean) => void;
}

const LINES = ["kept", "never", "everybody", "withdraw"] as const;

/** Agreement to a replay: never ticked in advance, and nothing depends on it (LS-D4.5). */
export function RecordingConsentView({ consent, onConsent }: RecordingConsentViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "recordingConsent" });
  return (
    <div className={styles.consent} data-consent={consent.status}>
      <Checkbox
        checked={consent.agreed}
        disabled={consent.status === "unknown"}
        onCheckedChange={onConsent}
        label={t("label")}
      />
      <Popover
        label={t("title")}
        align="end"
        side="top"
        width={320}
        trigger={
          <button type="button" className={styles.more}>
            {t("details")}
          </button>
        }
      >
        <strong className={styles.title}>{t("title")}</strong>
        <ul className={styles.list}>
          {LINES.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </Popover>
      {consent.status === "failed" ? (
        <p className={styles.failed} role="alert">
          {t("failed")}
        </p>
      ) : null}
    </div>
  );
}
