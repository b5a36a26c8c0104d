import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { isFeedbackOpen } from "./feedback-access.ts";

/**
 * A change of somebody's feedback, told once it is open: told earlier it would say that they are being judged while they
 * still answer. What there is by then, the end of the turn tells.
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

/** Names nobody but the person themself: whose judgement changed is read in the feedback, by who may read it. */
export function feedbackEvent(evaluatee: AttendeeRow, actor: string): NewEvent {
  return {
    stream: sessionStream(evaluatee.sessionId),
    type: "feedback.summary.update",
    actor: actor === evaluatee.keycloakId ? actor : null,
    visibleTo: { kind: "people", ids: [evaluatee.keycloakId] },
    data: { session_id: evaluatee.sessionId, evaluatee: evaluatee.id },
  };
}
