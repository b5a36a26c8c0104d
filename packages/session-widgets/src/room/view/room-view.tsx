import type { Ticker } from "@hotseat/core/ticker";
import { Banner } from "@hotseat/ui/banner";
import { Button } from "@hotseat/ui/button";
import { ConnectionMark } from "@hotseat/ui/connection-mark";
import { Dialog, DialogActions } from "@hotseat/ui/dialog";
import { type LucideIcon, MonitorSmartphone, RotateCw, WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useFromTime } from "../../schedule/headless";
import type { ConnectionFace } from "../headless/connection-face";
import * as styles from "./room-view.css";

/** The small mark in the top bar. */
export function RoomConnectionMark({ face, compact }: { face: ConnectionFace; compact?: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room" });
  // A call held elsewhere is well; the banner says where it is.
  if (face.state === "none" || face.state === "elsewhere") return null;
  return <ConnectionMark state={face.state} label={t(`mark.${face.state}`)} {...(compact ? { compact } : {})} />;
}

/** In the turn strip's place: what is the matter, that nothing is lost, and the one thing to do. */
function CallBanner({ icon, title, text, action, onAction }: CallBannerProps) {
  return (
    <Banner
      tone="amber"
      icon={icon}
      end={
        <Button size="small" variant="primary" onClick={onAction}>
          {action}
        </Button>
      }
    >
      <strong className={styles.strong}>{title}</strong> <span className={styles.safe}>{text}</span>
    </Banner>
  );
}

interface CallBannerProps {
  icon: LucideIcon;
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** While the connection comes back. */
export function ReconnectingBanner({ attempt, onRetry }: { attempt: number; onRetry: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room" });
  const title = t("reconnecting", { count: attempt });
  return <CallBanner icon={RotateCw} title={title} text={t("safe")} action={t("tryNow")} onAction={onRetry} />;
}

/** While the call is held elsewhere. Nothing is covered: what is being written here stays. */
export function ElsewhereBanner({ onTakeOver }: { onTakeOver: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room.elsewhere" });
  return (
    <CallBanner
      icon={MonitorSmartphone}
      title={t("title")}
      text={t("text")}
      action={t("useHere")}
      onAction={onTakeOver}
    />
  );
}

function Away({ since, time }: { since: number; time: Ticker }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room" });
  const shown = useFromTime(time, (now) => {
    const seconds = Math.max(0, Math.round((now - since) / 1_000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  });
  return <>{t("lost.away", { time: shown })}</>;
}

export interface LostDialogProps {
  face: Extract<ConnectionFace, { state: "lost" }>;
  time: Ticker;
  onRetry: () => void;
  /** Through the pre-join, with a look at the devices; gives this connection up. */
  onRejoin: () => void;
  /** Saves what was typed as a file; absent when there is nothing. */
  onKeepNotes?: () => void;
}

/** The connection is lost: try again, rejoin, keep my notes. It goes by itself when the connection is back. */
export function LostDialog({ face, time, onRetry, onRejoin, onKeepNotes }: LostDialogProps) {
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
