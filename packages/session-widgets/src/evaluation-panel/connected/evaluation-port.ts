import { type HotseatClient, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { evaluateAttendee, updateEvaluation } from "@hotseat/api-client/evaluations";
import { storedEvaluationOf } from "@hotseat/api-client/queries";
import type { Evaluation } from "@hotseat/api-client/types";
import type { SaveReply } from "@hotseat/core/autosave";
import type { EvaluationPort, SaveRequest, StoredEvaluation } from "../headless";
import { answersToSend, draftOf, formDataOf, pillarsOf } from "../headless/evaluation-rules";

const TOO_MANY_REQUESTS = 429;

export function toStored(evaluation: Evaluation): StoredEvaluation {
  return { id: evaluation.id, updatedAt: evaluation.updated_at, status: evaluation.status, draft: draftOf(evaluation) };
}

export interface EvaluationPortOptions {
  client: HotseatClient;
  sessionId: number;
  evaluateeId: number;
  /** Called with each version that the server stored. */
  onStored: (evaluation: Evaluation) => void;
  /** Called after a refusal: the page data may be older than the server's data. */
  onRefused: () => void;
}

/** The panel's port to the API: POST first, PATCH once it exists (LS-7.21, LS-7.22). */
export function createEvaluationPort({
  client,
  sessionId,
  evaluateeId,
  onStored,
  onRefused,
}: EvaluationPortOptions): EvaluationPort {
  const bodyOf = ({ draft, status, baseUpdatedAt }: SaveRequest) => ({
    evaluatee: evaluateeId,
    answers: answersToSend(draft),
    comments: draft.overall,
    status,
    formData: formDataOf(draft),
    pillars: pillarsOf(draft),
    base_updated_at: baseUpdatedAt,
  });
  const send = (request: SaveRequest) =>
    request.evaluationId === null
      ? client.call(evaluateAttendee, { path: { id: sessionId }, body: bodyOf(request) })
      : client.call(updateEvaluation, { path: { id: request.evaluationId }, body: bodyOf(request) });

  return {
    async save(request): Promise<SaveReply<StoredEvaluation>> {
      try {
        const evaluation = await send(request);
        onStored(evaluation);
        return { kind: "saved", stored: toStored(evaluation) };
      } catch (error) {
        const current = storedEvaluationOf(error);
        if (current) return { kind: "changed", current: toStored(current) };
        // The server has not judged the save: the same save may succeed later.
        if (!isHotseatError(error) || technicalFailure(error) || error.status === TOO_MANY_REQUESTS)
          return { kind: "unreachable" };
        onRefused();
        return { kind: "refused", message: error.reason };
      }
    },
  };
}
