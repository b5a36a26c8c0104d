import { raiseHandMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { reportProblem, type SessionData } from "../../session-data";
import type { Toggle } from "../headless/control-bar.types";

/** My hand as the server has it; null for observers and while the session is not under way. */
export function useHand(sessionId: number, data: SessionData | null): Toggle | null {
  const { client } = useHotseat();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const { mutate } = useMutation({
    ...raiseHandMutation(client, sessionId),
    onError: (error: Error) => reportProblem(i18n, t("actFailed"), error),
  });
  const me = data?.me ?? null;
  if (!data || !me || !data.flags.maySpeak || data.state.session_status !== "IN_PROGRESS") return null;
  const on = data.state.raised_hands.some((hand) => hand.attendee_id === me.id);
  return { on, onToggle: () => mutate({ attendeeId: me.id, raised: !on }) };
}
