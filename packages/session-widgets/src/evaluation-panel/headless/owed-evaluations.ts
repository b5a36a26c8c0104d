import { PILLARS } from "@hotseat/api-client/constants";
import type { Evaluation, Question } from "@hotseat/api-client/types";

/** An evaluation that the viewer has not submitted. */
export interface OwedEvaluation {
  /** The person it is about. */
  readonly attendeeId: number;
  /** Number of scores that are missing. */
  readonly missing: number;
  /** Number of scores it has: one for each question heard, and one for each pillar. */
  readonly total: number;
}

const isRated = (answer: { score?: number | null } | undefined) => (answer?.score ?? 0) > 0;

/**
 * The people whose evaluation the viewer has not submitted, with its missing scores: the questions I heard and the five pillars. Nobody is owed one
 * of whom I heard no question and began nothing.
 */
export function owedEvaluations(
  candidateIds: readonly number[],
  questions: readonly Pick<Question, "id" | "attendee_id" | "hearing">[],
  mine: readonly Pick<Evaluation, "evaluatee" | "status" | "formData" | "pillars">[],
): OwedEvaluation[] {
  return candidateIds.flatMap((attendeeId) => {
    const heard = questions.filter((one) => one.attendee_id === attendeeId && one.hearing === "HEARD");
    const written = mine.find(({ evaluatee }) => evaluatee === attendeeId);
    if (written?.status === "SUBMITTED" || (heard.length === 0 && !written)) return [];
    const scored = heard.filter(({ id }) => isRated(written?.formData[id])).length;
    const rated = PILLARS.filter((pillar) => isRated(written?.pillars[pillar])).length;
    const total = heard.length + PILLARS.length;
    return [{ attendeeId, missing: total - scored - rated, total }];
  });
}
