import { evaluationStatesQuery, reopenEvaluationMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../session-data";
import { RoomMessage } from "../../session-data/view";
import { EvaluationStates } from "../view/evaluation-states";

export interface EvaluationStatesOfProps {
  sessionId: number;
  evaluateeId: number;
  personName: string;
}

/** Who has evaluated one person, for host and owner; nothing while it is asked for. */
export function EvaluationStatesOf({ sessionId, evaluateeId, personName }: EvaluationStatesOfProps) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const states = useQuery(evaluationStatesQuery(client, sessionId));
  const reopen = useMutation(reopenEvaluationMutation(client, sessionId));
  if (!states.data)
    return states.isError ? (
      <RoomMessage kind="failed" detail={problemText(i18n, states.error)} onRetry={() => void states.refetch()} />
    ) : null;
  const rows = states.data.results
    .filter(({ evaluatee }) => evaluatee === evaluateeId)
    .map(({ id, evaluator, status, can_reopen }) => ({
      id,
      evaluator: evaluator.full_name,
      submitted: status === "SUBMITTED",
      canReopen: can_reopen,
      authorLeft: !evaluator.attends,
    }));
  return (
    <EvaluationStates
      personName={personName}
      rows={rows}
      onReopen={reopen.mutate}
      reopening={reopen.isPending ? reopen.variables : null}
      refused={problemText(i18n, reopen.error)}
    />
  );
}
