import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import { handle, type Viewer } from "../../contract/handle.ts";
import type { Db } from "../../deps.ts";
import { findAttendee } from "../attendees/attendee-repository.ts";
import { type Admission, admit, mine } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { nextMoment } from "./check-evaluation.ts";
import { reopenEvaluation } from "./contract.ts";
import type { EvaluationRow } from "./evaluation-repository.ts";
import { listStates } from "./evaluation-states.ts";
import { feedbackEvents } from "./feedback-events.ts";
import { EVALUATION_POLICY } from "./policy.ts";
import { savedEvent } from "./save-evaluation.ts";
import { assertOpen } from "./scoring-rights.ts";
import { evaluations } from "./tables.ts";

/**
 * A submission is final unless host or owner give it back (decisions.md, Evaluation); its words and scores stay. What is a
 * draft is in nobody's feedback: so no judgement of oneself is given back, nor one whose author could not submit it again.
 */
export const reopenEvaluationHandler = handle(reopenEvaluation, async ({ deps, viewer, params }) => {
  const state = await recordChange(deps, async (tx) => {
    const [row] = await tx.select().from(evaluations).where(eq(evaluations.id, params.id)).for("update");
    const { session, me } = await admitTo(tx, viewer, row);
    permit(EVALUATION_POLICY.reopen, actorOf(me), session.status);
    const stored = row as EvaluationRow;
    if (stored.evaluateeId === mine(me).id) throw new ApiError("permission_denied");
    const now = deps.clock.now();
    assertOpen(session, now);
    if (stored.status !== "SUBMITTED") throw new ApiError("evaluation_not_submitted");
    const evaluator = await findAttendee(tx, session.id, stored.evaluatorId);
    if (evaluator?.status !== "CONFIRMED") throw new ApiError("attendee_not_found");
    const [reopened] = await tx
      .update(evaluations)
      .set({ status: "DRAFT", submittedAt: null, updatedAt: nextMoment(now, stored.updatedAt) })
      .where(eq(evaluations.id, stored.id))
      .returning();
    const evaluatee = await findAttendee(tx, session.id, stored.evaluateeId);
    const [answer] = await listStates(tx, session.id, stored.id);
    if (!evaluatee || !answer) throw new ApiError("evaluation_not_found");
    const told = savedEvent(reopened as EvaluationRow, evaluator, evaluatee, viewer.keycloakId);
    return { events: [told, ...(await feedbackEvents(tx, session, evaluatee, viewer.keycloakId))], answer };
  });
  return { status: 200, body: state };
});

/** An evaluation of a session one may not see is not there. */
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
