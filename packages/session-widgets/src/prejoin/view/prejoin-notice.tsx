import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { CircleAlert, Clock, VideoOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useFromTime } from "../../schedule/headless";
import { isStartable } from "../../shared/headless/start-rules";
import type { JoinState } from "../headless/join-flow";
import { notStartedVariant } from "../headless/join-rules";
import type { PrejoinViewProps } from "./prejoin.types";
import { isStarting } from "./prejoin-way-in";

const REFUSED: readonly JoinState["status"][] = ["too-early", "start-failed", "failed"];

/** The banner 'Session Not Started' (LS-8.15), until a press on the button has its own answer. */
export function NotStarted({
  session,
  join,
  moments,
  time,
  hasNote,
}: Pick<PrejoinViewProps, "session" | "join" | "moments" | "time"> & {
  /** The effect of the start is part of the banner. */
  hasNote: boolean;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const opensToday = useFromTime(time, (now) => moments.isToday(session.opensAt, now));
  const variant = notStartedVariant(session);
  if (variant === null || REFUSED.includes(join.status)) return null;
  const opens = opensToday ? moments.time(session.opensAt) : moments.date(session.opensAt);
  return (
    <Callout tone="blue" icon={Clock} title={t("notStarted.title")}>
      {t(`notStarted.${variant}`, { time: variant === "early" ? moments.date(session.startsAt) : opens })}
      {variant === "openCanStart" && hasNote ? <div>{t("notStarted.openCanStartNote")}</div> : null}
    </Callout>
  );
}

type NoticeProps = Pick<PrejoinViewProps, "session" | "join" | "hasVideo"> & {
  /** The button to start stands below. */
  startsBelow: boolean;
  onStart: () => void;
};

/** The answer to the press on the button: cannot join yet, or failed; and no video here. */
export function Notice({ session, join, hasVideo, startsBelow, onStart }: NoticeProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const start = (label: string) => (
    <Button variant="primary" busy={isStarting(session, join)} onClick={onStart}>
      {label}
    </Button>
  );
  if (join.status === "too-early") {
    const mayStart = !startsBelow && (join.canStart || isStartable(session.start));
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
        action={!startsBelow && isStartable(session.start) ? start(t("startSession")) : null}
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
  if (hasVideo || session.status === "SCHEDULED") return null;
  return (
    <Callout tone="amber" icon={VideoOff} title={t("noVideo.title")}>
      {t("noVideo.text")}
    </Callout>
  );
}
