import { featureQuestionMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { Schedule } from "../../schedule/headless";
import { questionShown, reportProblem, type SessionData } from "../../session-data";
import { nextToAsk } from "../headless/workspace-rules";
import type { QuestionFocusProps } from "../view/question-focus";

/** Returns how to ask the candidate's next question in a self-paced turn; null for people who may not, or where none is left. */
export function useAskNext(
  sessionId: number,
  data: SessionData | null,
  schedule: Schedule | null,
): NonNullable<QuestionFocusProps["askNext"]> | null {
  const { client } = useHotseat();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "workspace.centre.call" });
  const { mutate, isPending: pending } = useMutation({
    ...featureQuestionMutation(client, sessionId),
    onError: (error: Error) => reportProblem(i18n, t("failed"), error),
  });
  const isFree = schedule?.flow_mode === "FREE" && schedule.status === "RUNNING";
  const asked = isFree && data?.flags.mayDrive && !data.flags.isInterviewee ? questionShown(data, schedule) : null;
  const next = asked && data ? nextToAsk(data.pageData.questions, asked) : null;
  const [id, number] = [next?.id ?? null, next?.number ?? null];
  return useMemo(
    () => (id === null || number === null ? null : { number, pending, onAsk: () => mutate({ question_id: id }) }),
    [id, number, pending, mutate],
  );
}
