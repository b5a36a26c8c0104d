import { ApiError } from "../../../contract/errors.ts";
import { readText } from "../../../platform/generation/check-output.ts";
import { listRatingsBy } from "../../evaluations/evaluation-repository.ts";
import { readableFeedback } from "../../evaluations/feedback-access.ts";
import { feedbackEvent } from "../../evaluations/feedback-events.ts";
import { presentFeedback } from "../../evaluations/present-feedback.ts";
import { summaryInput } from "../../evaluations/summary-input.ts";
import { loadSchedule } from "../../schedule/schedule-repository.ts";
import type { Kind } from "./kind.ts";

/** A written summary of one's own feedback, shown in its place as long as the feedback stays the same. */
export const feedbackSummary: Kind<"feedback_summary"> = {
  async admit(db, admission, attendeeId) {
    const { session, evaluatee: me } = await readableFeedback(db, admission, attendeeId ?? admission.me?.id ?? 0);
    const own = await listRatingsBy(db, session.id, me.id);
    if (!own.some((rating) => rating.evaluateeId === me.id)) throw new ApiError("own_rating_missing");
    return { session, me, attendee: me };
  },
  async input(db, deps, { session, attendee }, language) {
    if (!attendee) throw new ApiError("attendee_not_found");
    const { state } = await loadSchedule(db, session);
    const feedback = await presentFeedback(deps, db, session, attendee, state, language);
    return summaryInput(feedback, session, deps.content, language);
  },
  async apply(_tx, _deps, { attendee, me }, output) {
    if (!attendee) throw new ApiError("attendee_not_found");
    return { events: [feedbackEvent(attendee, me.keycloakId)], text: readText(output, "feedback_summary") };
  },
};
