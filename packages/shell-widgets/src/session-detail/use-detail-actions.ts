import {
  approveJoinRequestMutation,
  cancelRegistrationMutation,
  joinSessionMutation,
  rejectJoinRequestMutation,
  requestJoinMutation,
} from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation } from "@tanstack/react-query";
import { needsWords, problemText } from "../shared/problem";
import { useOneAtATime } from "../shared/use-one-at-a-time";
import { useShellText } from "../shared/use-shell-text";
import { seatOf } from "./detail-rules";
import type { DetailActions, DetailBusy } from "./session-detail.types";

/** What a person can do in a session's detail, each said in a toast when it is done or failed. */
export function useDetailActions(
  id: number,
  asked: boolean,
): { busy: DetailBusy; actions: Omit<DetailActions, "onRetry" | "onClose"> } {
  const { client } = useHotseat();
  const { t } = useShellText();
  const once = useOneAtATime();
  const join = useMutation(joinSessionMutation(client, id));
  const ask = useMutation(requestJoinMutation(client, id));
  const cancel = useMutation(cancelRegistrationMutation(client, id));
  const approve = useMutation(approveJoinRequestMutation(client, id));
  const reject = useMutation(rejectJoinRequestMutation(client, id));

  const failed = (error: unknown) => {
    const description = problemText(error, t);
    if (needsWords(error)) toast.error({ title: t("detail.failedAction"), ...(description ? { description } : {}) });
  };
  const done = (text: string, onSettled: () => void) => ({
    onSuccess: () => void toast.success({ title: t(text) }),
    onError: failed,
    onSettled,
  });
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success({ title: t("detail.linkCopied") });
    } catch {
      toast.info({ title: t("detail.linkNotCopied") });
    }
  };

  const states: ReadonlyArray<[busy: DetailBusy, pending: boolean]> = [
    ["join", join.isPending],
    ["ask", ask.isPending],
    ["cancel", cancel.isPending],
    ["answer", approve.isPending || reject.isPending],
  ];
  return {
    busy: states.find(([, pending]) => pending)?.[0] ?? null,
    actions: {
      onJoin: (choice) => once((settled) => join.mutate(seatOf(choice), done("detail.done.join", settled))),
      onAsk: (choice, message) =>
        once((settled) => ask.mutate({ ...seatOf(choice), message }, done("detail.done.ask", settled))),
      onCancelRegistration: () =>
        once((settled) =>
          cancel.mutate(undefined, done(asked ? "detail.done.withdraw" : "detail.done.cancel", settled)),
        ),
      onAnswerRequest: (requestId, answer) =>
        once((settled) => {
          const { mutate } = answer === "approve" ? approve : reject;
          mutate(requestId, { onError: failed, onSettled: settled });
        }),
      onCopyLink: () => void copyLink(),
    },
  };
}
