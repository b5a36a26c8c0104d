import { retryQuestionsMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { problemText } from "../session-data";
import { useWriting } from "../writing";
import type { Writing } from "../writing/internal";
import type { ComposeAgainProps } from "./view";

/**
 * Other questions for a person: written as a task, and after a failure by `retry-questions`, which takes them from the
 * question bank where no AI answers (LS-D6.1).
 */
export function useComposedQuestions(sessionId: number, attendeeId: number): Omit<ComposeAgainProps, "what"> {
  const { client } = useHotseat();
  const task = useWriting({ sessionId, kind: "questions", attendeeId });
  const { i18n } = useTranslation();
  const retry = useMutation(retryQuestionsMutation(client, sessionId, attendeeId));
  return {
    writing: retried(retry, i18n) ?? task.writing,
    onCompose() {
      retry.reset();
      task.start();
    },
    onRetry: () => retry.mutate(),
    onCancel: retry.isPending ? undefined : task.cancel,
  };
}

type Retried = Pick<ReturnType<typeof useMutation<{ source: "composer" | "ai" }>>, "status" | "data" | "error">;

function retried({ status, data, error }: Retried, texts: i18n): Writing | null {
  if (status === "pending") return { kind: "writing", text: "" };
  if (status === "success") return { kind: "done", text: null, source: data?.source ?? "composer" };
  if (status === "error") return { kind: "failed", code: null, detail: problemText(texts, error) };
  return null;
}
