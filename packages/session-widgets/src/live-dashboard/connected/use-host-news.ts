import { browserStorage, forgiving } from "@hotseat/core/storage";
import { toast } from "@hotseat/ui/theme";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useSessionData } from "../../session-data";

const HOST_TOAST = "hotseat.host";
/** Milliseconds it stays. */
const HOST_TOAST_MS = 8_000;

/** The hand-over that I, who led before, have read of on coming again: a reload says nothing twice. */
const readKey = (sessionId: number) => `hotseat.led.${sessionId}`;

/** Names the new host to everybody else, with what happened to the one before, who reads that they lead no more. */
export function useHostNews(sessionId: number): void {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead.news" });
  const session = useSessionData(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const host = data?.pageData.attendees.find(({ is_host }) => is_host) ?? null;
  // The people and the hand-over come with two answers: until both name the same host, nothing is said of the reason.
  const handover = data?.state.handover?.host_attendee_id === host?.id ? (data?.state.handover ?? null) : null;
  const before = handover?.from_attendee_id == null ? null : (data?.names.get(handover.from_attendee_id) ?? null);
  const cause = before === null ? null : (handover?.cause ?? null);
  const known = useRef<string | null>(null);
  const hostId = host?.id ?? null;
  const moment = hostId === null ? null : `${hostId} ${handover?.at ?? ""}`;
  const name = hostId === null ? "" : (data?.names.get(hostId) ?? "");
  const isMe = hostId !== null && hostId === data?.me?.id;
  const isFormer = handover !== null && handover.from_attendee_id === data?.me?.id;
  useEffect(() => {
    if (moment === null || moment === known.current) return;
    const isFirst = known.current === null;
    known.current = moment;
    if (isMe) return toast.dismiss(HOST_TOAST);
    const storage = forgiving(browserStorage("sessionStorage"));
    if (isFirst && (!isFormer || storage.getItem(readKey(sessionId)) === moment)) return;
    if (isFirst) storage.setItem(readKey(sessionId), moment);
    const options = { id: HOST_TOAST, durationMs: HOST_TOAST_MS };
    const why = cause !== null && before !== null ? { description: t(cause, { name: before }) } : {};
    const content = isFormer
      ? { title: t("former.title"), description: t("former.text", { name }) }
      : { title: t("leads", { name }), ...why };
    toast.info(content, options);
  }, [moment, isMe, isFormer, cause, before, name, sessionId, t]);
}
