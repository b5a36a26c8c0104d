import { handle } from "../../contract/handle.ts";
import { admit } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { ratePillars } from "./contract.ts";
import { type PillarRatingRow, toPillarRating } from "./evaluation-repository.ts";
import { EVALUATION_POLICY } from "./policy.ts";
import { feedbackEvent } from "./save-evaluation.ts";
import { admitScorer, findEvaluatee } from "./scoring-rights.ts";
import { pillarRatings } from "./tables.ts";

/** Replaces what this rater gave before; rating oneself opens the feedback. */
export const ratePillarsHandler = handle(ratePillars, async ({ deps, viewer, params, body }) => {
  const rating = await recordChange(deps, async (tx) => {
    const now = deps.clock.now();
    const rater = admitScorer(EVALUATION_POLICY.ratePillars, await admit(tx, viewer, params.id), now);
    const evaluatee = await findEvaluatee(tx, rater.sessionId, body.evaluatee);
    const change = { ratings: body.ratings, comments: body.comments, updatedAt: now };
    const [row] = await tx
      .insert(pillarRatings)
      .values({ sessionId: rater.sessionId, raterId: rater.id, evaluateeId: evaluatee.id, ...change })
      .onConflictDoUpdate({ target: [pillarRatings.raterId, pillarRatings.evaluateeId], set: change })
      .returning();
    return { events: [feedbackEvent(evaluatee, viewer.keycloakId)], answer: row as PillarRatingRow };
  });
  return { status: 200, body: toPillarRating(rating) };
});
