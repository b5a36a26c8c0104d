import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { Pillar } from "../modules/contract.ts";
import type { EvaluationRow, PillarRatingRow } from "./evaluation-repository.ts";
import type { PillarCommentsShape, PillarRatingsShape } from "./evaluation-types.ts";
import { pillarRatings } from "./tables.ts";

export interface CountedRating {
  readonly sessionId: number;
  readonly raterId: number;
  readonly evaluateeId: number;
  readonly ratings: PillarRatingsShape;
  readonly comments: PillarCommentsShape;
  readonly updatedAt: Date;
}

/** Replaces this rater's earlier ratings. */
export async function saveRating(tx: Db, rating: CountedRating): Promise<PillarRatingRow> {
  const { ratings, comments, updatedAt } = rating;
  const [row] = await tx
    .insert(pillarRatings)
    .values({ ...rating })
    .onConflictDoUpdate({
      target: [pillarRatings.raterId, pillarRatings.evaluateeId],
      set: { ratings, comments, updatedAt },
    })
    .returning();
  return row as PillarRatingRow;
}

/** The pillars of a submitted evaluation count from now on; an earlier check required all five. */
export async function countPillars(tx: Db, { pillars, evaluatorId, ...evaluation }: EvaluationRow): Promise<void> {
  const given = Pillar.options.map((pillar) => [pillar, pillars[pillar]] as const);
  const ratings = Object.fromEntries(given.map(([pillar, entry]) => [pillar, entry?.score])) as PillarRatingsShape;
  const comments = Object.fromEntries(
    given.flatMap(([pillar, entry]) => (entry?.comment ? [[pillar, entry.comment]] : [])),
  );
  await saveRating(tx, {
    sessionId: evaluation.sessionId,
    evaluateeId: evaluation.evaluateeId,
    updatedAt: evaluation.updatedAt,
    raterId: evaluatorId,
    ratings,
    comments,
  });
}

/** A reopened evaluation stops counting until it is submitted again. */
export async function discountPillars(tx: Db, { evaluatorId, evaluateeId }: EvaluationRow): Promise<void> {
  await tx
    .delete(pillarRatings)
    .where(and(eq(pillarRatings.raterId, evaluatorId), eq(pillarRatings.evaluateeId, evaluateeId)));
}
