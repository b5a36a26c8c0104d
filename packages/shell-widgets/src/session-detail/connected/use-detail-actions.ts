import {
  acceptInvitationMutation,
  approveJoinRequestMutation,
  cancelRegistrationMutation,
  cancelSessionMutation,
  declineInvitationMutation,
  joinSessionMutation,
  rejectJoinRequestMutation,
  requestJoinMutation,
} from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation } from "@tanstack/react-query";
import { formProblem } from "../../shared/problem";
import { reportProblem } from "../../shared/report-problem";
import { useOneAtATime } from "../../shared/use-one-at-a-time";
import { useShellText } from "../../shared/use-shell-text";
import { seatOf } from "../headless/detail-rules";
import type { DetailActions, DetailBusy } from "../headless/session-detail.types";

/** Returns a person's actions in a session's detail; a toast reports each success and failure. */
export function useDetailActions(
  id: number,
  { asked, invitationId }: { asked: boolean; invitationId: number | null },
): { busy: DetailBusy; actions: Omit<DetailActions, "onRetry" | "onClose"> } {
  const { client } = useHotseat();
  const { t } = useShellText();
  const once = useOneAtATime();
  const join = useMutation(joinSessionMutation(client, id));
  const ask = useMutation(requestJoinMutation(client, id));
  const cancel = useMutation(cancelRegistrationMutation(client, id));
  const approve = useMutation(approveJoinRequestMutation(client, id));
  const reject = useMutation(rejectJoinRequestMutation(client, id));

  const cancelSession = useMutation(cancelSessionMutation(client, id));
  const accept = useMutation(acceptInvitationMutation(client, id));
  const decline = useMutation(declineInvitationMutation(client, id));

  const done = (text: string, onSettled: () => void) => ({
    onSuccess: () => void toast.success({ title: t(text) }),
    onError: (error: unknown) => reportProblem(error, t),
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
    ["join", join.isPending || accept.isPending],
    ["ask", ask.isPending],
    ["cancel", cancel.isPending],
    ["decline", decline.isPending],
    ["cancelSession", cancelSession.isPending],
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
      onCancelSession: (reason) =>
        cancelSession.mutateAsync(reason.trim() || undefined).then(
          () => {
            toast.success({ title: t("detail.done.cancelSession") });
            return null;
          },
          (error: unknown) => formProblem(error, t),
        ),
      onAcceptInvitation: (choice) => {
        if (invitationId === null) return;
        const answer = { invitationId, hot_seat: seatOf(choice).hot_seat };
        once((settled) => accept.mutate(answer, done("detail.done.join", settled)));
      },
      onDeclineInvitation: () => {
        if (invitationId === null) return;
        once((settled) => decline.mutate(invitationId, done("detail.done.decline", settled)));
      },
      onApproveRequest: (requestId) =>
        once((settled) =>
          approve.mutate(requestId, { onError: (error) => reportProblem(error, t), onSettled: settled }),
        ),
      onRejectRequest: (requestId, reason) =>
        reject.mutateAsync({ requestId, reason }).then(
          () => null,
          (error: unknown) => formProblem(error, t),
        ),
      onCopyLink: () => void copyLink(),
    },
  };
}
