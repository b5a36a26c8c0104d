import type { HandoverCause } from "@hotseat/api-client/types";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Crown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./lead.css";

export interface LeadBannerViewProps {
  /** Short name of the former host; null when they left the session. */
  before: string | null;
  cause: HandoverCause;
  /** Where the session stands; it decides which controls are named. Default: "turn". */
  stage?: "start" | "turn" | "debrief" | "end";
  pending?: boolean;
  onAcknowledge: () => void;
  /** Absent when nobody else can be host. */
  onPassOn?: () => void;
}

/** The banner for a new host in the turn strip's place: the reason, and the place of the controls. It stays until it is confirmed. */
export function LeadBannerView(props: LeadBannerViewProps) {
  const { before, cause, stage = "turn", pending = false, onAcknowledge, onPassOn } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead" });
  return (
    <div className={styles.banner} role="status" data-lead="new">
      <span className={styles.mark}>
        <Icon as={Crown} size={16} />
      </span>
      <p className={styles.words}>
        <strong className={styles.title}>{t("title")}</strong>{" "}
        <span className={styles.why}>
          {before === null ? null : `${t(cause, { name: before })} `}
          <span className={styles.controls}>{t(`controls.${stage}`)}</span>
        </span>
      </p>
      {onPassOn ? (
        <Button variant="ghost" size="small" className={styles.passOn} onClick={onPassOn}>
          {t("passOn")}
        </Button>
      ) : null}
      <Button variant="soft" size="small" resting={pending} className={styles.understood} onClick={onAcknowledge}>
        {t("understood")}
      </Button>
    </div>
  );
}
