import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Crown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./lead.css";

export interface LeadBannerViewProps {
  /** Short name of the host before; null where they are gone from the session. */
  before: string | null;
  cause: "left" | "passed" | "away";
  pending?: boolean;
  onAcknowledge: () => void;
  /** Absent where nobody else can lead. */
  onPassOn?: () => void;
}

/** In the turn strip's place: I lead from now on, why, and where the controls are. It stays until it is confirmed. */
export function LeadBannerView({ before, cause, pending = false, onAcknowledge, onPassOn }: LeadBannerViewProps) {
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
          <span className={styles.controls}>{t("controls")}</span>
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
