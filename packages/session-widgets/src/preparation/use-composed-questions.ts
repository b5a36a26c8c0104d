import { isHotseatError } from "@hotseat/api-client";
import { retryQuestionsMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useWriting } from "../writing";
import type { Writing } from "../writing/headless";
import type { ComposeAgainProps } from "./view";

/**
 * Other questions for a person: written as a task, and after a failure by `retry-questions`, which takes them from the
 * question bank where no AI answers (decisions.md, AI).
 */
export function useComposedQuestions(sessionId: number, attendeeId: number): Omit<ComposeAgainProps, "what"> {
  const { client } = useHotseat();
  const task = useWriting({ sessionId, kind: "questions", attendeeId });
  const retry = useMutation(retryQuestionsMutation(client, sessionId, attendeeId));
  return {
    writing: retried(retry) ?? task.writing,
    onCompose() {
      retry.reset();
      task.start();
    },
    onRetry: () => retry.mutate(),
    onCancel: retry.isPending ? undefined : task.cancel,
  };
}

function retried({
  status,
  data,
  error,
}: Pick<ReturnType<typeof useMutation<{ source: "composer" | "ai" }>>, "status" | "data" | "error">): Writing | null {
  if (status === "pending") return { kind: "writing", text: "" };
  if (status === "success") return { kind: "done", text: null, source: data?.source ?? "composer" };
  if (status === "error") return { kind: "failed", code: null, detail: isHotseatError(error) ? error.detail : null };
  return null;
}
