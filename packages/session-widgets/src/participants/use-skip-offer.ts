import { toast } from "@hotseat/ui/theme";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { useScheduleAfter } from "../schedule";
import { afterThisTurn, currentSegment, type Schedule, segmentsOfTurn, useFromTime } from "../schedule/headless";
import { useSessionData } from "../session-data";
import { isMissing } from "./participants-rules";

function turnStartedAt(schedule: Schedule): number | null {
  const slot = currentSegment(schedule)?.slot_index ?? null;
  if (slot === null) return null;
  const starts = segmentsOfTurn(schedule, slot).flatMap(({ started_at }) =>
    started_at ? [Date.parse(started_at)] : [],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Offers the host to skip the turn of somebody who has been away for a minute; takes the offer back when they come (decisions.md, Schedule). */
export function useSkipOffer(sessionId: number): void {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants.skip" });
  const session = useSessionData(sessionId);
  const { schedule, time, act } = useScheduleAfter(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const candidateId = schedule ? (currentSegment(schedule)?.interviewee_attendee_id ?? null) : null;
  const candidate = data?.attendee(candidateId) ?? null;
  const isOn = schedule?.flow_mode === "GUIDED" && schedule.status === "RUNNING";
  const isTheirs = candidate !== null && data?.designations.interviewee?.attendeeId === candidate.id;
  const mayOffer = data?.me?.is_host === true && isOn && isTheirs;
  const missing = useFromTime(time, (now) =>
    mayOffer
      ? isMissing(
          {
            isPresent: data.state.present.includes(candidate.user.keycloak_id),
            presenceChangedAt: candidate.presence_changed_at ? Date.parse(candidate.presence_changed_at) : null,
          },
          turnStartedAt(schedule),
          now,
        )
      : false,
  );
  const name = candidate ? (data?.names.get(candidate.id) ?? candidate.user.full_name) : "";
  const after = schedule ? afterThisTurn(schedule) : null;
  const index = schedule && after ? schedule.timeline.indexOf(after) : -1;
  useEffect(() => {
    if (!missing) return;
    const id = `hotseat.skip.${sessionId}`;
    const skip = () => act(index >= 0 ? { kind: "seek", index } : { kind: "next" });
    toast.info(
      { title: t("title", { name }), description: t("text"), action: { label: t("yes"), onSelect: skip } },
      { id, durationMs: null },
    );
    return () => toast.dismiss(id);
  }, [missing, sessionId, name, index, act, t]);
}
