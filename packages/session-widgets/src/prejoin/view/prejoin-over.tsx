import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ArrowLeft, CalendarX2, Flag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./prejoin-view.css";

export interface PrejoinOverViewProps {
  status: "COMPLETED" | "CANCELLED";
  /** Before the way back, such as a link to the feedback. */
  action?: ReactNode;
  onBack: () => void;
}

/** A session nobody can join any more: no devices are asked for, only the ways on are shown. */
export function PrejoinOverView({ status, action, onBack }: PrejoinOverViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  return (
    <main className={styles.over} data-session={status}>
      <EmptyState
        heading="h1"
        align="center"
        icon={status === "COMPLETED" ? Flag : CalendarX2}
        title={t(`over.${status}.title`)}
        description={t(`over.${status}.text`)}
        action={
          <>
            {action}
            <Button variant="secondary" icon={ArrowLeft} onClick={onBack}>
              {t("back")}
            </Button>
          </>
        }
      />
    </main>
  );
}
