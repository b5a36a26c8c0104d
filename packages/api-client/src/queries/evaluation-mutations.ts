import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import type { Evaluation } from "../generated/types.gen";
import { isRecord } from "../is-record";
import type { OperationBody } from "../operations";
import { isHotseatError } from "../transport/errors";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { acceptEvaluation } from "./patches";
import { refresh } from "./refresh";

/** An evaluation to save; `evaluationId` is that of the stored one, absent before the first save. */
export interface EvaluationToSave {
  readonly evaluationId?: number;
  readonly body: OperationBody<"evaluateAttendee">;
}

/** Saves a draft or submits: POST first, PATCH once the evaluation exists (live-session.md §7). */
export const saveEvaluationMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "save-evaluation"],
    mutationFn: ({ evaluationId, body }: EvaluationToSave): Promise<Evaluation> =>
      evaluationId === undefined
        ? client.call.evaluateAttendee({ path: { id }, body })
        : client.call.updateEvaluation({ path: { id: evaluationId }, body }),
    onSuccess: (evaluation, _input, _before, { client: queryClient }) => acceptEvaluation(queryClient, evaluation),
  });

/** The stored version that a 409 `evaluation_changed` carries (decisions.md, Evaluation). */
export function storedEvaluationOf(error: unknown): Evaluation | undefined {
  if (!isHotseatError(error) || error.code !== "evaluation_changed" || !isRecord(error.body)) return undefined;
  return error.body.current as Evaluation;
}

/** Rates a candidate, or oneself, on the five pillars. */
export const ratePillarsMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "rate-pillars"],
    mutationFn: (body: OperationBody<"ratePillars">) => client.call.ratePillars({ path: { id }, body }),
    onSuccess: (_rating, _body, _before, { client: queryClient }) =>
      refresh(queryClient, keys.myPillarRatings(id), keys.feedback(id)),
  });
