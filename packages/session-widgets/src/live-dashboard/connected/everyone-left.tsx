import { ConfirmDialog } from "@hotseat/ui/dialog";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { NAMESPACE } from "../../locales";
import { useScheduleAfter } from "../../schedule";
import { useFromTime } from "../../schedule/headless";
import { useSessionData } from "../../session-data";
import { timeFormat } from "../../shared/headless/moment-format";
import { aloneSince, EVERYONE_LEFT_AFTER_MS, ROOM_CLOSES_AFTER_MS } from "./lead-rules";

export interface EveryoneLeftViewProps {
  /** The viewer is host and may end the session for everybody. */
  leads: boolean;
  /** The time when the room closes if nobody joins, ISO 8601. */
  closesAt: string;
  timeZone?: string;
  onWait: () => void;
  /** Ends the session, or leaves it when the viewer is not host. */
  onGo: () => void;
}

/** The dialog after all others have left: the saved data, and the buttons to wait or to end the session. */
export function EveryoneLeftView({ leads, closesAt, timeZone, onWait, onGo }: EveryoneLeftViewProps) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead.alone" });
  const time = timeFormat(i18n.language, timeZone)(closesAt);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onWait()}
      title={t("title")}
      description={t(leads ? "textLeads" : "text", { time })}
      confirmLabel={t(leads ? "end" : "leave")}
      cancelLabel={t("wait")}
      buttonSize="large"
      onConfirm={onGo}
    />
  );
}

export interface EveryoneLeftProps {
  sessionId: number;
  timeZone?: string;
  onEnd: () => void;
  /** Leaves the call: the viewer chose it, or nobody has joined. */
  onLeave: () => void;
}

/** Shows the dialog once each time everybody has left, but not during a page reload; leaves the call when nobody joins. */
export function EveryoneLeft({ sessionId, timeZone, onEnd, onLeave }: EveryoneLeftProps) {
  const session = useSessionData(sessionId);
  const { time } = useScheduleAfter(sessionId);
  const [answered, setAnswered] = useState<number | null>(null);
  const data = session.status === "ready" ? session.data : null;
  const since = data ? aloneSince(data) : null;
  const isSaid = useFromTime(time, (nowMs) => since !== null && nowMs - since >= EVERYONE_LEFT_AFTER_MS);
  const isClosed = useFromTime(time, (nowMs) => since !== null && nowMs - since >= ROOM_CLOSES_AFTER_MS);
  const leave = useLatestCallback(onLeave);
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed, leave]);
  if (!data || !isSaid || since === null || since === answered) return null;
  const leads = Boolean(data.me?.is_host || data.me?.is_owner);
  return (
    <EveryoneLeftView
      leads={leads}
      closesAt={new Date(since + ROOM_CLOSES_AFTER_MS).toISOString()}
      {...(timeZone ? { timeZone } : {})}
      onWait={() => setAnswered(since)}
      onGo={leads ? onEnd : onLeave}
    />
  );
}
