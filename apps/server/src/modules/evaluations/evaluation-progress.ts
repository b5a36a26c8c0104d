import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Person } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import type { EvaluationProgress } from "../schedule/contract.state.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { mayScore } from "./scoring-rights.ts";
import { evaluations, pillarRatings } from "./tables.ts";

type ProgressShape = z.input<typeof EvaluationProgress>;

/** The candidate whose evaluation is current; null in every other segment. */
function evaluatedNow({ status, timeline, currentIndex }: ScheduleState): number | null {
  const segment = timeline[currentIndex];
  const isUnderWay = status === "RUNNING" || status === "PAUSED";
  return isUnderWay && segment?.type === "EVALUATE" ? segment.intervieweeAttendeeId : null;
}

/**
 * Progress of the current evaluation. Only present people are waited for; a submission counts also after its author
 * left.
 */
export async function evaluationProgress(
  db: Db,
  state: ScheduleState,
  people: readonly Person[],
): Promise<ProgressShape | null> {
  const evaluatee = evaluatedNow(state);
  if (evaluatee === null) return null;
  const rows = await db
    .select({ by: evaluations.evaluatorId })
    .from(evaluations)
    .where(and(eq(evaluations.evaluateeId, evaluatee), eq(evaluations.status, "SUBMITTED")));
  const submitted = new Set(rows.map(({ by }) => by));
  const scorers = people.filter(
    (person) => mayScore(person, evaluatee) && (person.present || submitted.has(person.id)),
  );
  const own = await db
    .select({ id: pillarRatings.id })
    .from(pillarRatings)
    .where(and(eq(pillarRatings.evaluateeId, evaluatee), eq(pillarRatings.raterId, evaluatee)));
  return {
    evaluatee,
    scorers: scorers.map(({ id }) => id),
    submitted: scorers.filter(({ id }) => submitted.has(id)).length,
    rated_self: own.length > 0,
  };
}

/** Sends everybody that the count has changed, without the person, during the turn's evaluation. */
export async function progressEvents(tx: Db, session: SessionRow, evaluatee: number): Promise<NewEvent[]> {
  const { state } = await loadSchedule(tx, session);
  if (evaluatedNow(state) !== evaluatee) return [];
  return [
    {
      stream: sessionStream(session.id),
      type: "evaluation.progress",
      actor: null,
      data: { session_id: session.id, evaluatee },
    },
  ];
}
