import { Button } from "@hotseat/ui/button";
import { PopOut } from "@hotseat/ui/pop-out";
import { PanelRightOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./live-dashboard.panels.css";
import type { LiveDashboardViewProps } from "./live-dashboard.types";
import type { PopOutPanel, PopOuts } from "./use-pop-outs";

export interface PoppedProps extends Pick<LiveDashboardViewProps, "head" | "slots"> {
  panel: PopOutPanel;
  popOuts: PopOuts;
  children: ReactNode;
}

/** A panel in its own window: the same second, language and theme as the page. */
export function PoppedPanel({ panel, popOuts, head, slots, children }: PoppedProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  const target = popOuts.windows[panel];
  if (!target) return null;
  const names = { stage: t("popOut.stageName"), workspace: t("popOut.workspaceName"), rail: t("rail") };
  return (
    <PopOut
      target={target}
      title={t("popOut.title", { panel: names[panel], session: head.title })}
      onClose={() => popOuts.bringBack(panel)}
    >
      <div className={styles.popped} data-popped={panel}>
        <header className={styles.poppedHead}>
          <h1 className={styles.poppedTitle}>{head.title}</h1>
          {slots.clock({ digitsOnly: true })}
          <Button size="small" variant="soft" icon={PanelRightOpen} onClick={() => popOuts.bringBack(panel)}>
            {t("popOut.back")}
          </Button>
        </header>
        <main className={styles.poppedBody}>{children}</main>
      </div>
    </PopOut>
  );
}
