import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { EvaluationShape, PillarRatingShape } from "./evaluation-types.ts";
import { evaluations, pillarRatings } from "./tables.ts";

export type EvaluationRow = typeof evaluations.$inferSelect;
export type PillarRatingRow = typeof pillarRatings.$inferSelect;

interface Evaluator {
  readonly keycloakId: string;
  readonly fullName: string;
}

/** One's own evaluation by its id; null for other people's. */
export async function findOwnEvaluation(db: Db, id: number, keycloakId: string): Promise<EvaluationRow | null> {
  const [row] = await db
    .select({ evaluation: evaluations })
    .from(evaluations)
    .innerJoin(attendees, eq(attendees.id, evaluations.evaluatorId))
    .where(and(eq(evaluations.id, id), eq(attendees.keycloakId, keycloakId)));
  return row?.evaluation ?? null;
}

const selectOwn = prepared((db) =>
  db
    .select()
    .from(evaluations)
    .where(
      and(
        eq(evaluations.sessionId, sql.placeholder("sessionId")),
        eq(evaluations.evaluatorId, sql.placeholder("evaluatorId")),
      ),
    )
    .orderBy(asc(evaluations.id))
    .prepare("list_own_evaluations"),
);

/** The evaluations a person wrote in a session, by their place in it. */
export async function listOwnEvaluations(
  db: Db,
  evaluator: Evaluator,
  { id: evaluatorId, sessionId }: { readonly id: number; readonly sessionId: number },
): Promise<EvaluationShape[]> {
  const rows = await selectOwn(db).execute({ sessionId, evaluatorId });
  return rows.map((row) => toEvaluation(row, evaluator));
}

export interface GivenRow {
  readonly evaluation: EvaluationRow;
  readonly startTime: Date;
  readonly workshopKey: string;
  readonly evaluateeName: string;
}

/** All evaluations a person wrote, with candidate and session, where they may still see it: not after a removal. */
export async function listEvaluationsBy(db: Db, keycloakId: string, onlySessionId: number | null): Promise<GivenRow[]> {
  const evaluatee = alias(attendees, "evaluatee");
  const evaluateeUser = alias(users, "evaluatee_user");
  return db
    .select({
      evaluation: evaluations,
      startTime: sessions.startTime,
      workshopKey: sessions.workshopKey,
      evaluateeName: evaluateeUser.fullName,
    })
    .from(evaluations)
    .innerJoin(attendees, eq(attendees.id, evaluations.evaluatorId))
    .innerJoin(sessions, eq(sessions.id, evaluations.sessionId))
    .innerJoin(evaluatee, eq(evaluatee.id, evaluations.evaluateeId))
    .innerJoin(evaluateeUser, eq(evaluateeUser.keycloakId, evaluatee.keycloakId))
    .where(
      and(
        eq(attendees.keycloakId, keycloakId),
        eq(attendees.status, "CONFIRMED"),
        onlySessionId === null ? undefined : eq(evaluations.sessionId, onlySessionId),
      ),
    );
}

/** Submitted evaluations of a person, in seating order of their authors, former members included. */
export async function listSubmittedAbout(db: Db, evaluateeId: number): Promise<EvaluationRow[]> {
  const rows = await db
    .select({ evaluation: evaluations })
    .from(evaluations)
    .innerJoin(attendees, eq(attendees.id, evaluations.evaluatorId))
    .where(and(eq(evaluations.evaluateeId, evaluateeId), eq(evaluations.status, "SUBMITTED")))
    .orderBy(asc(attendees.seatingIndex), asc(evaluations.id));
  return rows.map(({ evaluation }) => evaluation);
}

export async function findEvaluator(db: Db, attendeeId: number): Promise<Evaluator> {
  const [row] = await db
    .select({ keycloakId: users.keycloakId, fullName: users.fullName })
    .from(attendees)
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .where(eq(attendees.id, attendeeId));
  if (!row) throw new Error(`attendee ${attendeeId} has no person`);
  return row;
}

export function toEvaluation(row: EvaluationRow, evaluator: Evaluator): EvaluationShape {
  return {
    id: row.id,
    session_id: row.sessionId,
    evaluator: { attendee_id: row.evaluatorId, keycloak_id: evaluator.keycloakId, full_name: evaluator.fullName },
    evaluatee: row.evaluateeId,
    answers: row.answers,
    comments: row.comments,
    status: row.status,
    formData: row.formData,
    pillars: row.pillars,
    updated_at: row.updatedAt.toISOString(),
    submitted_at: row.submittedAt?.toISOString() ?? null,
  };
}

export async function listRatingsBy(db: Db, sessionId: number, raterId: number): Promise<PillarRatingRow[]> {
  return db
    .select()
    .from(pillarRatings)
    .where(and(eq(pillarRatings.sessionId, sessionId), eq(pillarRatings.raterId, raterId)))
    .orderBy(asc(pillarRatings.id));
}

/** Ratings of a person, in seating order of their authors, former members included. */
export async function listRatingsAbout(db: Db, evaluateeId: number): Promise<PillarRatingRow[]> {
  const rows = await db
    .select({ rating: pillarRatings })
    .from(pillarRatings)
    .innerJoin(attendees, eq(attendees.id, pillarRatings.raterId))
    .where(eq(pillarRatings.evaluateeId, evaluateeId))
    .orderBy(asc(attendees.seatingIndex), asc(pillarRatings.id));
  return rows.map(({ rating }) => rating);
}

export function toPillarRating(row: PillarRatingRow): PillarRatingShape {
  return {
    session_id: row.sessionId,
    rater: row.raterId,
    evaluatee: row.evaluateeId,
    ratings: row.ratings,
    comments: row.comments,
    updated_at: row.updatedAt.toISOString(),
  };
}
