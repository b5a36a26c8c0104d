import { Badge } from "@hotseat/ui/badge";
import { Icon } from "@hotseat/ui/icon";
import { CircleDot } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./recording-consent.css";

/** Shown only while a replay is really being kept. */
export function RecordingBadge() {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "recordingConsent" });
  return (
    <Badge tone="red" size="medium" icon={CircleDot} title={t("badgeHint")} data-recording="">
      {t("badge")}
    </Badge>
  );
}

/** The badge where there is no room for the word. */
export function RecordingMark() {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "recordingConsent" });
  return (
    <span role="img" aria-label={t("badge")} title={t("badgeHint")} className={styles.mark} data-recording="">
      <Icon as={CircleDot} size={14} />
    </span>
  );
}
