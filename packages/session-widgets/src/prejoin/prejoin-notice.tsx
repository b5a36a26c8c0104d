import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { CircleAlert, Clock, VideoOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { JoinState } from "./join-flow";
import { notStartedVariant, type StartableSession } from "./join-rules";

interface NoticeProps {
  session: StartableSession;
  join: JoinState;
  hasVideo: boolean;
  onStart: () => void;
}

/** The one thing to know before joining: not started, cannot join yet, failed, or no video here. */
export function Notice({ session, join, hasVideo, onStart }: NoticeProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const isStarting = join.status === "starting" || (join.status === "joining" && session.status === "SCHEDULED");
  const start = (label: string) => (
    <Button variant="primary" busy={isStarting} onClick={onStart}>
      {label}
    </Button>
  );
  if (join.status === "too-early") {
    const mayStart = join.canStart || session.canStart;
    return (
      <Callout
        tone="amber"
        icon={Clock}
        role="alert"
        title={t("tooEarly.title")}
        action={mayStart ? start(t("tooEarly.start")) : null}
      >
        {t("tooEarly.text")}
      </Callout>
    );
  }
  if (join.status === "start-failed") {
    return (
      <Callout
        tone="red"
        icon={CircleAlert}
        role="alert"
        title={t("startFailed")}
        action={session.canStart ? start(t("startSession")) : null}
      >
        {join.message ?? t("unexpected")}
      </Callout>
    );
  }
  if (join.status === "failed") {
    return (
      <Callout tone="red" icon={CircleAlert} role="alert" title={t("connectionFailed.title")}>
        {t("connectionFailed.text", { error: join.message ?? t("unexpected") })}
      </Callout>
    );
  }
  const variant = notStartedVariant(session);
  if (variant) {
    return (
      <Callout
        tone="blue"
        icon={Clock}
        title={t("notStarted.title")}
        action={session.canStart ? start(t("startSession")) : null}
      >
        {t(`notStarted.${variant}`)}
        {variant === "openCanStart" ? <div>{t("notStarted.openCanStartNote")}</div> : null}
      </Callout>
    );
  }
  if (hasVideo) return null;
  return (
    <Callout tone="amber" icon={VideoOff} title={t("noVideo.title")}>
      {t("noVideo.text")}
    </Callout>
  );
}
