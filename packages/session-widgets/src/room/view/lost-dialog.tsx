import type { Ticker } from "@hotseat/core/ticker";
import { Button } from "@hotseat/ui/button";
import { formatClock } from "@hotseat/ui/clock";
import { Dialog, DialogActions } from "@hotseat/ui/dialog";
import { RotateCw, WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useFromTime } from "../../schedule/headless";
import type { ConnectionFace } from "../headless/connection-face";
import * as styles from "./room-view.css";

function Away({ since, time }: { since: number; time: Ticker }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room" });
  const shown = useFromTime(time, (now) => {
    return formatClock(Math.round((now - since) / 1_000));
  });
  return <>{t("lost.away", { time: shown })}</>;
}

export interface LostDialogProps {
  face: Extract<ConnectionFace, { state: "lost" }>;
  time: Ticker;
  onRetry: () => void;
  /** Ends this connection and opens the pre-join, with its device check. */
  onRejoin: () => void;
  /** Closes the dialog: the person goes on with board, pad and notes without the call. */
  onStay: () => void;
  /** Saves the typed text as a file; absent when there is none. */
  onKeepNotes?: () => void;
}

/** The dialog after a lost connection: try again, rejoin, go on without the call, save the notes. It disappears when the connection is back. */
export function LostDialog({ face, time, onRetry, onRejoin, onStay, onKeepNotes }: LostDialogProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room" });
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissable={false}
      size="small"
      closeLabel={t("tryNow")}
      title={t("lost.title")}
      description={t("lost.text")}
      footer={
        <DialogActions layout="stack">
          <Button variant="primary" size="large" wide icon={RotateCw} onClick={onRetry}>
            {t("lost.retry")}
          </Button>
          <Button variant="secondary" size="large" wide onClick={onRejoin}>
            {t("lost.rejoin")}
          </Button>
          <Button variant="secondary" size="large" wide onClick={onStay}>
            {t("lost.stay")}
          </Button>
          {onKeepNotes ? (
            <Button variant="secondary" size="large" wide onClick={onKeepNotes}>
              {t("lost.keepNotes")}
            </Button>
          ) : null}
        </DialogActions>
      }
    >
      <p className={styles.away}>
        <WifiOff size={16} aria-hidden="true" />
        <Away since={face.since} time={time} />
      </p>
    </Dialog>
  );
}
