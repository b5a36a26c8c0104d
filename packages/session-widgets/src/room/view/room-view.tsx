import { Banner } from "@hotseat/ui/banner";
import { Button } from "@hotseat/ui/button";
import { ConnectionMark } from "@hotseat/ui/connection-mark";
import { type LucideIcon, MonitorSmartphone, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { ConnectionFace } from "../headless/connection-face";
import * as styles from "./room-view.css";

/** The small mark in the top bar. */
export function RoomConnectionMark({ face, compact }: { face: ConnectionFace; compact?: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room" });
  // A call on another device is no fault; the banner says where it is.
  if (face.state === "none" || face.state === "elsewhere") return null;
  return <ConnectionMark state={face.state} label={t(`mark.${face.state}`)} {...(compact ? { compact } : {})} />;
}

/** The banner in the turn strip's place: the problem, that nothing is lost, and one action. */
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

/** The banner during a reconnection. */
export function ReconnectingBanner({ attempt, onRetry }: { attempt: number; onRetry: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room" });
  const title = t("reconnecting", { count: attempt });
  return <CallBanner icon={RotateCw} title={title} text={t("safe")} action={t("tryNow")} onAction={onRetry} />;
}

/** The banner while another tab or device has the call. It covers nothing: the user can go on writing. */
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
