import { ConfirmDialog } from "@hotseat/ui/dialog";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { NAMESPACE } from "../../locales";
import { momentFormat } from "../../moment-format";
import { useScheduleAfter } from "../../schedule";
import { useFromTime } from "../../schedule/headless";
import { useSessionData } from "../../session-data";
import { EVERYONE_LEFT_AFTER_MS, leftAloneSince, ROOM_CLOSES_AFTER_MS } from "./lead-rules";

export interface EveryoneLeftViewProps {
  /** I lead, and may end the session for all. */
  leads: boolean;
  /** When the room closes if nobody comes, as ISO 8601. */
  closesAt: string;
  timeZone?: string;
  onWait: () => void;
  /** Ends the session, or leaves it where I do not lead. */
  onGo: () => void;
}

/** The others have all left the call: what is safe, to wait, or to end it. */
export function EveryoneLeftView({ leads, closesAt, timeZone, onWait, onGo }: EveryoneLeftViewProps) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead.alone" });
  const time = momentFormat(i18n.language, timeZone).time(closesAt);
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
  /** Out of the call: I wish it, or nobody has come. */
  onLeave: () => void;
}

/** Says so once each time everybody has left, and not for a reload of their page; leads out of the call when nobody comes. */
export function EveryoneLeft({ sessionId, timeZone, onEnd, onLeave }: EveryoneLeftProps) {
  const session = useSessionData(sessionId);
  const { time } = useScheduleAfter(sessionId);
  const [answered, setAnswered] = useState<number | null>(null);
  const data = session.status === "ready" ? session.data : null;
  const since = data ? leftAloneSince(data) : null;
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
