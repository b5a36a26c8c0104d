import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { ratePillars } from "./contract.ts";
import { saveRating } from "./counted-pillars.ts";
import { progressEvents } from "./evaluation-progress.ts";
import { toPillarRating } from "./evaluation-repository.ts";
import { feedbackEvents } from "./feedback-events.ts";
import { EVALUATION_POLICY } from "./policy.ts";
import { admitScorer, findEvaluatee } from "./scoring-rights.ts";

/** The caller's self-rating, which opens the feedback; it replaces the previous one. */
export const ratePillarsHandler = handle(ratePillars, async ({ deps, viewer, params, body }) => {
  const rating = await recordChange(deps, async (tx) => {
    const now = deps.clock.now();
    // Locked, so that a rating at the end of the turn comes before or after it; either way the candidate is notified.
    const admission = await admitLocked(tx, viewer, params.id);
    const rater = admitScorer(EVALUATION_POLICY.ratePillars, admission, now);
    const evaluatee = await findEvaluatee(tx, rater.sessionId, body.evaluatee);
    if (evaluatee.id !== rater.id)
      throw new ApiError("validation_failed", {
        fieldErrors: { evaluatee: ["Only you are rated here; peers are rated with their evaluation."] },
      });
    const { ratings, comments } = body;
    const response = await saveRating(tx, {
      sessionId: rater.sessionId,
      raterId: rater.id,
      evaluateeId: rater.id,
      ratings,
      comments,
      updatedAt: now,
    });
    const events = await feedbackEvents(tx, admission.session, evaluatee, viewer.keycloakId);
    return { events: [...(await progressEvents(tx, admission.session, evaluatee.id)), ...events], response };
  });
  return { status: 200, body: toPillarRating(rating) };
});
