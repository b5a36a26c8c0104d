import { toast } from "@hotseat/ui/theme";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { NAMESPACE } from "../locales";
import { usePendingAction, useScheduleAfter } from "../schedule";
import { type Schedule, turnStartsAt, useFromTime } from "../schedule/headless";
import { type SessionData, useSessionData, useSessionTexts } from "../session-data";
import { momentFormat } from "../shared/headless/moment-format";
import { AbsentCandidateBarView } from "./absent-bar-view";
import { type AbsentCandidateRole, AbsentCandidateView } from "./absent-candidate-view";
import { ASKED_AGAIN_MS, afterSkip, keptTime, type SwapChoice, swapChoices } from "./absent-rules";

export interface AbsentCandidateProps {
  sessionId: number;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
  /** A bar in place of the card. */
  compact?: boolean;
}

/** The card of a turn that waits for its candidate; nothing while none does. */
export function AbsentCandidate({ sessionId, timeZone, compact = false }: AbsentCandidateProps) {
  useSessionTexts();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "absent" });
  const session = useSessionData(sessionId);
  const { schedule, time, act } = useScheduleAfter(sessionId);
  const pending = usePendingAction(sessionId);
  const moments = useMemo(() => momentFormat(i18n.language, timeZone), [i18n.language, timeZone]);
  const data = session.status === "ready" ? session.data : null;
  const waiting = schedule?.waiting_for ?? null;
  // By the second, as elsewhere: a begin computed from whole minutes is up to a minute early.
  const nowMs = useFromTime(time, (now) => (waiting ? now : 0));
  const name = (waiting && data?.names.get(waiting.attendee_id)) ?? t("somebody");
  const sinceMs = waiting ? Date.parse(waiting.since) : 0;
  const isHost = data?.me?.is_host === true;
  const rounds = useFromTime(time, (now) => (waiting ? Math.floor((now - sinceMs) / ASKED_AGAIN_MS) : 0));
  const askAgain = useLatestCallback(() =>
    toast.info(
      { title: t("again.title", { name }), description: t("again.text") },
      { id: `hotseat.absent.${sessionId}` },
    ),
  );
  useEffect(() => {
    if (isHost && rounds > 0) askAgain();
  }, [isHost, rounds, askAgain]);
  if (!schedule || !waiting || !data) return null;
  const absent = data.attendee(waiting.attendee_id);
  const skipTo = afterSkip(schedule);
  const swap = (choice: SwapChoice) =>
    act(
      choice.isMe
        ? { kind: "swap", attendeeId: choice.attendeeId, withAttendeeId: waiting.attendee_id }
        : { kind: "askToSwap", attendeeId: choice.attendeeId },
    );
  const View = compact ? AbsentCandidateBarView : AbsentCandidateView;
  return (
    <View
      name={name}
      fullName={absent?.user.full_name ?? name}
      leftAt={absent?.presence_changed_at ?? null}
      hasNoSeat={absent === null}
      kept={keptTime(schedule, nowMs)}
      sinceMs={sinceMs}
      role={roleOf(schedule, data, nowMs)}
      time={time}
      moments={moments}
      busy={pending !== null}
      onSwap={swap}
      onSkip={() => act(skipTo ? { kind: "seek", index: skipTo.index } : { kind: "next" })}
      onAnswer={(accepts) => act({ kind: "answerSwap", accepts })}
    />
  );
}

function roleOf(schedule: Schedule, { me, names, pageData, state }: SessionData, nowMs: number): AbsentCandidateRole {
  const asked = schedule.waiting_for?.asked_attendee_id ?? null;
  const absentId = schedule.waiting_for?.attendee_id ?? 0;
  if (me?.is_host) {
    const skipTo = afterSkip(schedule)?.attendeeId ?? null;
    const seen = { present: state.present, names, myId: me.id };
    return {
      kind: "decides",
      swaps: swapChoices(schedule, absentId, pageData.attendees, seen, nowMs),
      skipTo: skipTo === null ? null : { name: names.get(skipTo) ?? "", isMe: skipTo === me.id },
      asked: asked === null ? null : (names.get(asked) ?? null),
    };
  }
  const startsAt = me && asked === me.id ? turnStartsAt(schedule, me.id, nowMs) : null;
  if (me && startsAt !== null)
    return { kind: "asked", myFullName: me.user.full_name, startsAt: new Date(startsAt).toISOString() };
  const host = pageData.attendees.find((person) => person.is_host);
  return { kind: "waits", hostName: host ? (names.get(host.id) ?? null) : null };
}
