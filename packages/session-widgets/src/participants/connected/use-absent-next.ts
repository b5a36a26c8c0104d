import { toast } from "@hotseat/ui/theme";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { absentNext, swapChoices } from "../../absent-candidate/internal";
import { NAMESPACE } from "../../locales";
import { useScheduleAfter } from "../../schedule";
import { useSessionData } from "../../session-data";

/** Tells the host before a turn begins that its candidate is not here, and offers that somebody else goes first. */
export function useAbsentNext(sessionId: number): void {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent.next" });
  const session = useSessionData(sessionId);
  const { schedule, act } = useScheduleAfter(sessionId);
  const data = session.status === "ready" && session.data.me?.is_host ? session.data : null;
  const isHere = (id: number) => {
    const person = data?.attendee(id);
    return person ? (data?.state.present.includes(person.user.keycloak_id) ?? false) : false;
  };
  const absentId = data ? (absentNext(schedule, isHere)?.attendeeId ?? null) : null;
  const choice =
    data && schedule && absentId !== null
      ? swapChoices(
          schedule,
          absentId,
          data.pageData.attendees,
          { present: data.state.present, names: data.names, myId: data.me?.id ?? null },
          0,
        )[0]
      : undefined;
  const name = (absentId !== null && data?.names.get(absentId)) || t("somebody");
  const otherId = choice?.attendeeId ?? null;
  const other = choice?.isMe ? t("me") : t("yes", { name: choice?.name ?? "" });
  useEffect(() => {
    if (absentId === null) return;
    const id = `hotseat.absent-next.${sessionId}`;
    const swap = () => otherId !== null && act({ kind: "swap", attendeeId: otherId, withAttendeeId: absentId });
    toast.info(
      {
        title: t("title", { name }),
        description: t("text"),
        ...(otherId !== null && { action: { label: other, onSelect: swap } }),
      },
      { id, durationMs: null },
    );
    return () => toast.dismiss(id);
  }, [absentId, otherId, other, name, sessionId, act, t]);
}
