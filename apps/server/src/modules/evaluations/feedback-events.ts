import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { isFeedbackOpen } from "./feedback-access.ts";

/**
 * The event of a change in a person's feedback, sent once the feedback is open: earlier, it would reveal an evaluation
 * while they still answer. The end of the turn announces what there is by then.
 */
export async function feedbackEvents(
  tx: Db,
  session: SessionRow,
  evaluatee: AttendeeRow,
  actor: string,
): Promise<NewEvent[]> {
  const { state } = await loadSchedule(tx, session);
  return isFeedbackOpen(session, state, evaluatee.id) ? [feedbackEvent(evaluatee, actor)] : [];
}

/** The event names only the person; the authors are in the feedback, for readers who may see it. */
export function feedbackEvent(evaluatee: AttendeeRow, actor: string): NewEvent {
  return {
    stream: sessionStream(evaluatee.sessionId),
    type: "feedback.summary.update",
    actor: actor === evaluatee.keycloakId ? actor : null,
    visibleTo: { kind: "people", ids: [evaluatee.keycloakId] },
    data: { session_id: evaluatee.sessionId, evaluatee: evaluatee.id },
  };
}
