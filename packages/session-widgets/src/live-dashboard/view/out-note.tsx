import { Button } from "@hotseat/ui/button";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./live-dashboard.panels.css";
import type { PopOutPanel, PopOuts } from "./use-pop-outs";

/** In the panel's place meanwhile: where it is, and the way back. */
export function OutNote({ panel, popOuts }: { panel: PopOutPanel; popOuts: PopOuts }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.popOut" });
  return (
    <div className={styles.outNote} data-out={panel}>
      <span className={styles.outWords}>{t(`${panel}Out`)}</span>
      <Button size="small" variant="soft" onClick={() => popOuts.bringBack(panel)}>
        {t("back")}
      </Button>
    </div>
  );
}
