import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Spinner } from "@hotseat/ui/spinner";
import { CircleAlert, MonitorSmartphone, RotateCw, Video, VideoOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import * as styles from "./video-stage.css";
import type { VideoStageViewProps } from "./video-stage.types";

type StageCardProps = Pick<VideoStageViewProps, "state" | "error" | "onJoin" | "onRetry" | "onTakeOver">;

/** In the pictures' place while there are none: what is the matter, and the one thing to do (LS-2.48). */
export function StageCard({ state, error, onJoin, onRetry, onTakeOver = onRetry }: StageCardProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  switch (state) {
    case "preparing":
      return (
        <div className={styles.preparing} role="status">
          <Spinner size="medium" />
          {t("preparing")}
        </div>
      );
    case "error":
      return (
        <ErrorState
          icon={CircleAlert}
          align="center"
          title={t("error.title")}
          description={
            <>
              {t("error.text")}
              {error ? <span className={styles.cause}>{t("error.overlay", { message: error })}</span> : null}
            </>
          }
          action={
            <Button icon={RotateCw} onClick={onRetry}>
              {t("error.retry")}
            </Button>
          }
        />
      );
    case "unavailable":
      return (
        <EmptyState icon={VideoOff} align="center" title={t("unavailable.title")} description={t("unavailable.text")} />
      );
    case "elsewhere":
      return (
        <EmptyState
          icon={MonitorSmartphone}
          align="center"
          title={t("elsewhere.title")}
          description={t("elsewhere.text")}
          action={
            <Button variant="soft" onClick={onTakeOver}>
              {t("elsewhere.action")}
            </Button>
          }
        />
      );
    default:
      return (
        <EmptyState
          icon={Video}
          align="center"
          title={t("ready.title")}
          description={t("ready.text")}
          action={
            <Button variant="primary" onClick={onJoin}>
              {t("ready.join")}
            </Button>
          }
        />
      );
  }
}
