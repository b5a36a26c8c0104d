import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { listQuestions } from "../attendees/question-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { hasTurnBegun } from "../schedule/asked-questions.ts";
import { hearingOf } from "../schedule/hearing.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { loadHeard } from "../schedule/segment-presence.ts";
import type { Admission } from "../sessions/access.ts";
import type { Change } from "../sessions/record-change.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { checkEvaluation, formDataOf, nextMoment, type ScoredTurn } from "./check-evaluation.ts";
import type { evaluateAttendee } from "./contract.ts";
import { countPillars } from "./counted-pillars.ts";
import { progressEvents } from "./evaluation-progress.ts";
import { type EvaluationRow, findEvaluator, toEvaluation } from "./evaluation-repository.ts";
import type { EvaluationShape } from "./evaluation-types.ts";
import { feedbackEvents } from "./feedback-events.ts";
import { notifyEvaluated } from "./notify-evaluated.ts";
import { EVALUATION_POLICY } from "./policy.ts";
import { admitScorer, findEvaluatee, mayScore } from "./scoring-rights.ts";
import { evaluations } from "./tables.ts";

export type EvaluationBody = z.output<typeof evaluateAttendee.body & {}>;

export interface Saved {
  readonly evaluation: EvaluationShape;
  readonly created: boolean;
}

/**
 * Creates an evaluation or replaces its content; a draft any number of times, a submission once (LS-D5.3). Call it with
 * the session locked, so that its questions stay.
 */
export async function saveEvaluation(
  tx: Db,
  deps: Deps,
  admission: Admission,
  body: EvaluationBody,
): Promise<Change<Saved>> {
  const now = deps.clock.now();
  const scorer = admitScorer(EVALUATION_POLICY.evaluate, admission, now);
  if (body.evaluatee < 1)
    throw new ApiError("validation_failed", { fieldErrors: { evaluatee: ["Choose whom you evaluate."] } });
  if (!mayScore(scorer, body.evaluatee)) throw new ApiError("self_evaluation");
  const evaluatee = await findEvaluatee(tx, scorer.sessionId, body.evaluatee);
  const stored = await lockPair(tx, scorer, evaluatee, now);
  await checkAgainst(tx, stored, body);
  const pillars = body.pillars ?? stored.row.pillars;
  checkEvaluation({ ...body, pillars }, await turnOf(tx, admission.session, scorer, evaluatee, now));
  const [row] = await tx
    .update(evaluations)
    .set({
      answers: body.answers,
      comments: body.comments,
      formData: formDataOf(body),
      pillars,
      status: body.status,
      updatedAt: stored.created ? now : nextMoment(now, stored.row.updatedAt),
      submittedAt: body.status === "SUBMITTED" ? now : null,
    })
    .where(eq(evaluations.id, stored.row.id))
    .returning();
  const saved = row as EvaluationRow;
  if (saved.status === "SUBMITTED") await countPillars(tx, saved);
  return {
    events: await eventsOf(tx, deps, admission.session, saved, scorer, evaluatee),
    response: { created: stored.created, evaluation: toEvaluation(saved, await findEvaluator(tx, scorer.id)) },
  };
}

/** The candidate's turn with its questions, and whether the scorer heard them. */
async function turnOf(
  tx: Db,
  session: SessionRow,
  scorer: AttendeeRow,
  evaluatee: AttendeeRow,
  now: Date,
): Promise<ScoredTurn> {
  const { state } = await loadSchedule(tx, session);
  const heard = await loadHeard(tx, session.id, scorer.id);
  const at = { state, heard, isOver: session.status === "COMPLETED", now: now.getTime() };
  return {
    hasBegun: at.isOver || hasTurnBegun(state, evaluatee.id),
    questions: (await listQuestions(tx, session.id))
      .filter((question) => question.attendeeId === evaluatee.id)
      .map((question) => ({ ...question, hearing: hearingOf(question, at).kind })),
  };
}

/** The pair's row, locked until commit; two first saves at once meet in the unique key. */
async function lockPair(
  tx: Db,
  scorer: AttendeeRow,
  evaluatee: AttendeeRow,
  now: Date,
): Promise<{ row: EvaluationRow; created: boolean }> {
  const [fresh] = await tx
    .insert(evaluations)
    .values({
      sessionId: scorer.sessionId,
      evaluatorId: scorer.id,
      evaluateeId: evaluatee.id,
      answers: [],
      comments: "",
      status: "DRAFT",
      formData: {},
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (fresh) return { row: fresh, created: true };
  const [row] = await tx
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.evaluatorId, scorer.id), eq(evaluations.evaluateeId, evaluatee.id)))
    .for("update");
  return { row: row as EvaluationRow, created: false };
}

async function checkAgainst(
  tx: Db,
  { row, created }: { row: EvaluationRow; created: boolean },
  body: EvaluationBody,
): Promise<void> {
  if (created) return;
  if (row.status === "SUBMITTED") throw new ApiError("evaluation_final");
  if (body.base_updated_at === undefined) return;
  if (body.base_updated_at !== null && Date.parse(body.base_updated_at) === row.updatedAt.getTime()) return;
  throw new ApiError("evaluation_changed", {
    extra: { current: toEvaluation(row, await findEvaluator(tx, row.evaluatorId)) },
  });
}

/**
 * Sends every save to the evaluator's other tabs, the count to everybody, and a submission to the candidate once it is
 * open.
 */
async function eventsOf(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  saved: EvaluationRow,
  scorer: AttendeeRow,
  evaluatee: AttendeeRow,
): Promise<NewEvent[]> {
  const update = savedEvent(saved, scorer, evaluatee, scorer.keycloakId);
  if (saved.status !== "SUBMITTED") return [update];
  const progress = await progressEvents(tx, session, evaluatee.id);
  const opened = await feedbackEvents(tx, session, evaluatee, scorer.keycloakId);
  // Before the feedback is open, a notification would reveal an evaluation while the candidate still answers.
  const noticed = opened.length === 0 ? [] : await notifyEvaluated(tx, deps, saved, scorer, evaluatee);
  return [update, ...progress, ...opened, ...noticed];
}

/** A new version of a person's evaluation, sent only to them. */
export function savedEvent(saved: EvaluationRow, scorer: AttendeeRow, evaluatee: AttendeeRow, actor: string): NewEvent {
  return {
    stream: sessionStream(saved.sessionId),
    type: "evaluation.update",
    actor,
    visibleTo: { kind: "people", ids: [scorer.keycloakId] },
    data: {
      session_id: saved.sessionId,
      evaluation_id: saved.id,
      evaluatee: evaluatee.id,
      status: saved.status,
      updated_at: saved.updatedAt.toISOString(),
    },
  };
}
