import { handle } from "../../contract/handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { ratePillars } from "./contract.ts";
import { type PillarRatingRow, toPillarRating } from "./evaluation-repository.ts";
import { feedbackEvents } from "./feedback-events.ts";
import { EVALUATION_POLICY } from "./policy.ts";
import { admitScorer, findEvaluatee } from "./scoring-rights.ts";
import { pillarRatings } from "./tables.ts";

/** Replaces what this rater gave before; rating oneself opens the feedback. */
export const ratePillarsHandler = handle(ratePillars, async ({ deps, viewer, params, body }) => {
  const rating = await recordChange(deps, async (tx) => {
    const now = deps.clock.now();
    // Held, so that a rating given as the turn ends comes before its end or after: the candidate is told of it either way.
    const admission = await admitLocked(tx, viewer, params.id);
    const rater = admitScorer(EVALUATION_POLICY.ratePillars, admission, now);
    const evaluatee = await findEvaluatee(tx, rater.sessionId, body.evaluatee);
    const change = { ratings: body.ratings, comments: body.comments, updatedAt: now };
    const [row] = await tx
      .insert(pillarRatings)
      .values({ sessionId: rater.sessionId, raterId: rater.id, evaluateeId: evaluatee.id, ...change })
      .onConflictDoUpdate({ target: [pillarRatings.raterId, pillarRatings.evaluateeId], set: change })
      .returning();
    const events = await feedbackEvents(tx, admission.session, evaluatee, viewer.keycloakId);
    return { events, answer: row as PillarRatingRow };
  });
  return { status: 200, body: toPillarRating(rating) };
});
