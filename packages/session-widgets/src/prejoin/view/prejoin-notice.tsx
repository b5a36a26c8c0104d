import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { CircleAlert, Clock, VideoOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useFromTime } from "../../schedule/headless";
import { isStartable } from "../../start-rules";
import { notStartedVariant } from "../headless/join-rules";
import type { PrejoinViewProps } from "./prejoin.types";
import { isStarting } from "./prejoin-way-in";

type NoticeProps = Pick<PrejoinViewProps, "session" | "join" | "hasVideo" | "moments" | "time"> & {
  /** The button to start stands elsewhere in the view. */
  startsElsewhere: boolean;
  onStart: () => void;
};

/** The one thing to know before joining: not started, cannot join yet, failed, or no video here. */
export function Notice(props: NoticeProps) {
  const { session, moments, time } = props;
  const opensToday = useFromTime(time, (now) => moments.isToday(session.opensAt, now));
  return (
    <NoticeCallout {...props} opens={opensToday ? moments.time(session.opensAt) : moments.date(session.opensAt)} />
  );
}

function NoticeCallout({
  session,
  join,
  hasVideo,
  moments,
  opens,
  startsElsewhere,
  onStart,
}: NoticeProps & { opens: string }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const start = (label: string) => (
    <Button variant="primary" busy={isStarting(session, join)} onClick={onStart}>
      {label}
    </Button>
  );
  if (join.status === "too-early") {
    const mayStart = join.canStart || isStartable(session.start);
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
        action={isStartable(session.start) ? start(t("startSession")) : null}
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
        action={isStartable(session.start) && !startsElsewhere ? start(t("startSession")) : null}
      >
        {t(`notStarted.${variant}`, { time: variant === "early" ? moments.date(session.startsAt) : opens })}
        {variant === "openCanStart" && !startsElsewhere ? <div>{t("notStarted.openCanStartNote")}</div> : null}
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
