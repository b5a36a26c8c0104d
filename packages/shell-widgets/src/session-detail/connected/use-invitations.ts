import { type HotseatErrorCode, isHotseatError } from "@hotseat/api-client";
import { invitationsQuery, inviteMutation, withdrawInvitationMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { problemText } from "../../shared/problem";
import { loadNextPage, reportProblem } from "../../shared/report-problem";
import { useShellText } from "../../shared/use-shell-text";
import type { InvitationActions, InvitationsContent } from "../headless/session-detail.types";

/** Texts of the form for codes that mean something else elsewhere. */
const INVITE_TEXTS: Partial<Readonly<Record<HotseatErrorCode, string>>> = {
  validation_failed: "detail.invite.invalid",
  not_about_yourself: "detail.invite.problem.yourself",
  permission_denied: "detail.invite.problem.notAllowed",
  not_attending: "detail.invite.problem.notAllowed",
};

/** Returns a session's invitations and the actions on them; people who may not see them send no request. */
export function useInvitations(
  id: number,
  enabled: boolean,
): { content: InvitationsContent; actions: InvitationActions } {
  const { client } = useHotseat();
  const { t } = useShellText();
  const listed = useInfiniteQuery({ ...invitationsQuery(client, id), enabled });
  const invite = useMutation(inviteMutation(client, id));
  const withdraw = useMutation(withdrawInvitationMutation(client, id));

  const inviteProblem = (error: unknown) => {
    const own = isHotseatError(error) ? INVITE_TEXTS[error.code] : undefined;
    return own ? t(own) : problemText(error, t);
  };
  const actions: InvitationActions = {
    onInvite: (email, role) =>
      invite.mutateAsync({ email, role }).then(
        () => ({ ok: true }),
        (error: unknown) => ({ ok: false, problem: inviteProblem(error) }),
      ),
    onWithdraw: (invitationId) =>
      withdraw.mutateAsync(invitationId).then(
        () => true,
        (error: unknown) => {
          reportProblem(error, t);
          return false;
        },
      ),
    onMore: () => void loadNextPage(listed, t),
    onRetry: () => void listed.refetch(),
  };
  if (listed.data) {
    const invitations = listed.data.pages.flatMap((page) => page.results);
    const more = listed.isFetchingNextPage ? "loading" : listed.hasNextPage ? "available" : "none";
    return { content: { status: "ready", invitations, more }, actions };
  }
  if (listed.isError) return { content: { status: "failed", detail: problemText(listed.error, t) }, actions };
  return { content: { status: "loading" }, actions };
}
