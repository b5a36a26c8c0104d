import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { ratePillars, reopenEvaluation } from "../generated/operations/evaluations";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** Returns a submitted evaluation to its author, as a draft; for host and owner (LS-D5.3). */
export const reopenEvaluationMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "reopen-evaluation"],
    mutationFn: (evaluationId: number) => client.call(reopenEvaluation, { path: { id: evaluationId } }),
    onSettled: (_response, _error, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.evaluationStates(id)),
  });

/** Rates a candidate, or oneself, on the five pillars. */
export const ratePillarsMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "rate-pillars"],
    mutationFn: (body: OperationBody<typeof ratePillars>) => client.call(ratePillars, { path: { id }, body }),
    onSuccess: (_rating, _body, _before, { client: queryClient }) =>
      refresh(queryClient, keys.myPillarRatings(id), keys.feedback(id)),
  });
