import { isHotseatError } from "@hotseat/api-client";
import { joinRequestsQuery, moduleQuery, sessionQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { shellProblemText } from "../../shared/problem";
import { useShellText } from "../../shared/use-shell-text";
import type { DetailContent } from "../headless/session-detail.types";

/** Whether a first response is on its way; a failed one does not hold the dialog back. */
const isFirst = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }): boolean =>
  isLoading && failureCount === 0;

/** Returns one session, a sample question of its workshop and, for host and owner, the requests for a seat. */
export function useSessionDetail(id: number): { content: DetailContent; retry: () => void } {
  const { client } = useHotseat();
  const { t } = useShellText();
  const session = useQuery(sessionQuery(client, id));
  const type = session.data?.type;
  const module = useQuery({ ...moduleQuery(client, type?.module.key ?? ""), enabled: type !== undefined });
  const leads = session.data?.userRole === "host" || session.data?.userRole === "owner";
  const asks = leads && session.data?.access_level === "CLOSED" && session.data.status === "SCHEDULED";
  const requests = useQuery({ ...joinRequestsQuery(client, id), enabled: asks });
  const retry = () => void session.refetch();

  if (!session.data) {
    if (!session.isError) return { content: { status: "loading" }, retry };
    const missing = isHotseatError(session.error) && session.error.status === 404;
    return {
      content: missing ? { status: "missing" } : { status: "failed", detail: shellProblemText(session.error, t) },
      retry,
    };
  }
  // All of it comes at once: a dialog that grows would move its buttons away under a press.
  if (isFirst(module) || isFirst(requests)) return { content: { status: "loading" }, retry };
  const workshop = module.data?.sessions.find((candidate) => candidate.key === type?.workshop.key);
  const open = asks ? (requests.data?.results ?? []).filter((request) => request.status === "pending") : [];
  return {
    content: { status: "ready", session: session.data, sampleQuestion: workshop?.questions[0] ?? null, requests: open },
    retry,
  };
}
