import { decideJoinRequestsMutation, decidePendingUsersMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation } from "@tanstack/react-query";
import { replyOf } from "../../shared/problem";
import { useAdminText } from "../../shared/use-admin-text";
import type {
  DecisionReply,
  RequestDecision,
  RequestDecisions,
  RequestProblem,
} from "../headless/admin-requests.types";
import { problemsOf, type RequestOutcome } from "./outcomes";

/** Sends decisions to the server; says what was decided in a toast. */
export function useRequestDecisions(): RequestDecisions {
  const { t } = useAdminText();
  const { client } = useHotseat();
  const { mutateAsync: decideAccounts } = useMutation(decidePendingUsersMutation(client));
  const { mutateAsync: decideSeats } = useMutation(decideJoinRequestsMutation(client));

  const answerTo = async <Id>(
    request: Promise<readonly { id: Id; outcome: RequestOutcome }[]>,
    { decision }: RequestDecision,
  ): Promise<DecisionReply<Id>> => {
    let failed: readonly { id: Id; problem: RequestProblem }[] = [];
    const report = request.then((results) => {
      failed = problemsOf(results);
      const count = results.length - failed.length;
      const key = decision === "reject" ? "requests.rejected" : "requests.approved";
      if (count > 0) toast.success({ title: t(key, { count }) });
    });
    const reply = await replyOf(report, t);
    return reply.ok ? { ok: true, failed } : reply;
  };
  return {
    accounts: (ids, decision) =>
      // A list of accounts has no observers: the rules offer that decision for seats alone.
      answerTo(decideAccounts({ ids: [...ids], ...accountDecision(decision) }), decision),
    seats: (ids, decision) => answerTo(decideSeats({ ids: [...ids], ...decision }), decision),
  };
}

const accountDecision = (decision: RequestDecision) =>
  decision.decision === "reject" ? decision : ({ decision: "approve" } as const);
