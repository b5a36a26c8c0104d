import type { Language } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { basisOf } from "../ai-tasks/basis.ts";
import { latestSummary } from "../ai-tasks/task-repository.ts";
import { admit } from "../sessions/access.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { getFeedbackSummary } from "./contract.feedback.ts";
import type { FeedbackShape } from "./evaluation-types.ts";
import { readableFeedback } from "./feedback-access.ts";
import { presentFeedback } from "./present-feedback.ts";
import { summaryInput } from "./summary-input.ts";

/**
 * The feedback that peers submitted about the caller, once their turn's evaluation is over and they have rated
 * themselves.
 */
export const getFeedbackSummaryHandler = handle(getFeedbackSummary, async ({ deps, viewer, language, params }) => {
  const { db } = deps.database;
  const admission = await admit(db, viewer, params.id);
  const { session, evaluatee, state } = await readableFeedback(db, admission, params.evaluateeId);
  const feedback = await presentFeedback(deps, db, session, evaluatee, state, language);
  return { status: 200, body: await withWritten(deps, session, feedback, language) };
});

/** The text written by a language model, as long as the feedback is the one it was written from. */
async function withWritten(
  deps: Deps,
  session: SessionRow,
  feedback: FeedbackShape,
  language: Language,
): Promise<FeedbackShape> {
  const task = await latestSummary(deps.database.db, feedback.evaluatee.attendee_id, language);
  if (task === null || task.text === null) return feedback;
  if (task.basis !== basisOf(summaryInput(feedback, session, deps.content, language))) return feedback;
  const source = task.source === "ai" ? ("ai" as const) : ("rules" as const);
  return { ...feedback, summary: { ...feedback.summary, text: task.text, source } };
}
