import { isHotseatError } from "@hotseat/api-client";
import { evaluationStatesQuery, reopenEvaluationMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { EvaluationStates } from "./evaluation-states";

export interface EvaluationStatesOfProps {
  sessionId: number;
  evaluateeId: number;
  personName: string;
}

/** Who has evaluated one person, for host and owner; nothing until it is known. */
export function EvaluationStatesOf({ sessionId, evaluateeId, personName }: EvaluationStatesOfProps) {
  const { client } = useHotseat();
  const states = useQuery(evaluationStatesQuery(client, sessionId));
  const reopen = useMutation(reopenEvaluationMutation(client, sessionId));
  if (!states.data) return null;
  const rows = states.data.results
    .filter(({ evaluatee }) => evaluatee === evaluateeId)
    .map(({ id, evaluator, status }) => ({ id, evaluator: evaluator.full_name, submitted: status === "SUBMITTED" }));
  return (
    <EvaluationStates
      personName={personName}
      rows={rows}
      onReopen={reopen.mutate}
      reopening={reopen.isPending ? reopen.variables : null}
      refused={reopen.isError ? (isHotseatError(reopen.error) ? reopen.error.detail : reopen.error.message) : null}
    />
  );
}
