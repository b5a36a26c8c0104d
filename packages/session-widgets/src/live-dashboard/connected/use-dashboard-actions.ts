import { endSessionMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useRoom } from "../../room";
import { reportProblem } from "../../session-data";
import { notesFile } from "../headless/browser-notes";
import type { DashboardActions } from "../view/live-dashboard.types";

/** What the dashboard's own buttons do; ending is one call, told by a toast where it fails. */
export function useDashboardActions(
  sessionId: number,
  keycloakId: string | null,
  { goHome, giveUp }: Pick<DashboardActions, "goHome"> & { giveUp: () => void },
  isLost: boolean,
): DashboardActions {
  const { client } = useHotseat();
  const room = useRoom();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  const { mutate: end } = useMutation({
    ...endSessionMutation(client, sessionId),
    onError: (error: Error) => reportProblem(i18n, t("endFailed"), error),
  });
  const keepNotes = useMemo(
    () => (isLost && keycloakId !== null ? notesFile({ sessionId, keycloakId }) : null),
    [isLost, sessionId, keycloakId],
  );
  return {
    goHome,
    leave: () => void room?.leave(),
    endSession: () => end(undefined),
    retry: () => void room?.retryNow(),
    rejoin: giveUp,
    ...(keepNotes ? { keepNotes } : {}),
  };
}
