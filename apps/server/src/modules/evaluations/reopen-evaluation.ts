import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { findAttendee } from "../attendees/attendee-repository.ts";
import { type Admission, admit } from "../sessions/access.ts";
import { recordChange } from "../sessions/record-change.ts";
import { nextMoment } from "./check-evaluation.ts";
import { reopenEvaluation } from "./contract.states.ts";
import { discountPillars } from "./counted-pillars.ts";
import { progressEvents } from "./evaluation-progress.ts";
import type { EvaluationRow } from "./evaluation-repository.ts";
import { listStates } from "./evaluation-states.ts";
import { feedbackEvents } from "./feedback-events.ts";
import { refusalToReopen } from "./may-reopen.ts";
import { savedEvent } from "./save-evaluation.ts";
import { evaluations } from "./tables.ts";

/** A submission is final unless host or owner reopen it (LS-D5.3); its texts and scores stay. */
export const reopenEvaluationHandler = handle(reopenEvaluation, async ({ deps, viewer, language, params }) => {
  const state = await recordChange(deps, async (tx) => {
    const [row] = await tx.select().from(evaluations).where(eq(evaluations.id, params.id)).for("update");
    const { session, me } = await admitTo(tx, viewer, row);
    const stored = row as EvaluationRow;
    const reopening = { session, me, now: deps.clock.now() };
    const evaluator = await findAttendee(tx, session.id, stored.evaluatorId);
    const refused = refusalToReopen(reopening, stored, evaluator);
    if (refused) throw new ApiError(refused);
    const [reopened] = await tx
      .update(evaluations)
      .set({ status: "DRAFT", submittedAt: null, updatedAt: nextMoment(reopening.now, stored.updatedAt) })
      .where(eq(evaluations.id, stored.id))
      .returning();
    await discountPillars(tx, stored);
    const evaluatee = await findAttendee(tx, session.id, stored.evaluateeId);
    const [response] = await listStates(tx, reopening, language, { only: stored.id });
    if (!evaluator || !evaluatee || !response) throw new ApiError("evaluation_not_found");
    const sent = savedEvent(reopened as EvaluationRow, evaluator, evaluatee, viewer.keycloakId);
    const progress = await progressEvents(tx, session, evaluatee.id);
    return {
      events: [sent, ...progress, ...(await feedbackEvents(tx, session, evaluatee, viewer.keycloakId))],
      response,
    };
  });
  return { status: 200, body: state };
});

/** An evaluation of a session the caller may not see is not found. */
async function admitTo(tx: Db, viewer: Viewer, row: EvaluationRow | undefined): Promise<Admission> {
  if (!row) throw new ApiError("evaluation_not_found");
  try {
    return await admit(tx, viewer, row.sessionId);
  } catch (error) {
    throw error instanceof ApiError && error.code === "session_not_found"
      ? new ApiError("evaluation_not_found")
      : error;
  }
}
