import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { listQuestions, type QuestionRow } from "../attendees/question-repository.ts";
import { type Designation, designationEvents, NO_FEATURE } from "../schedule/designation.ts";
import { presentDesignations } from "../schedule/present-designations.ts";
import { saveDesignation } from "../schedule/schedule-repository.ts";
import { recordPresence } from "../schedule/segment-presence.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitControl } from "./admit-control.ts";
import { featureQuestion } from "./contract.ts";

/**
 * Shows everybody a question of the person in the hot seat, in FREE mode; its time limit starts by the server's clock
 * (LS-4.24, LS-4.29).
 */
export const featureQuestionHandler = handle(featureQuestion, async ({ deps, viewer, params, body }) => {
  const designations = await recordChange(deps, async (tx) => {
    const { session, stored, people, events } = await admitControl(tx, deps, viewer, params.id);
    if (session.flowMode === "GUIDED") throw new ApiError("featured_follows_schedule");
    const question = (await listQuestions(tx, session.id)).find(({ id }) => id === body.question_id);
    if (body.question_id !== null && !question) throw new ApiError("question_not_found");
    // Once featured, everybody may read it and it counts as asked; a question of another person would be revealed too
    // early.
    if (question && question.attendeeId !== stored.designation.intervieweeAttendeeId)
      throw new ApiError("question_of_another");
    const now = deps.clock.now();
    const isPaused = stored.state.status === "PAUSED";
    const after: Designation = {
      ...stored.designation,
      ...featuring(question, isPaused ? null : now),
      designatedAt: now,
    };
    await saveDesignation(tx, session.id, after);
    await recordPresence(tx, deps.clock, session.id, { ...stored, designation: after });
    return {
      events: [...events, ...designationEvents(session.id, stored.designation, after, viewer.keycloakId)],
      response: await presentDesignations(tx, deps.content, session, { ...stored, designation: after }, people),
    };
  });
  return { status: 200, body: designations };
});

/** In a paused session the question is shown and its timer waits. */
function featuring(question: QuestionRow | undefined, runsFrom: Date | null) {
  if (!question) return NO_FEATURE;
  const isLimited = question.timeLimitSec > 0;
  return {
    featuredQuestionId: question.id,
    featuredAt: isLimited ? runsFrom : null,
    featuredRemainingMs: isLimited ? question.timeLimitSec * 1000 : null,
  };
}
