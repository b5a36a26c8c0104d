import type { SessionRow } from "../sessions/session-repository.ts";
import type { AttendeeRow } from "./attendee-repository.ts";

/** A replay may be kept: the session is live and every confirmed person, observers too, has agreed (LS-D4.5). */
export function isRecording(
  session: Pick<SessionRow, "status">,
  confirmed: readonly Pick<AttendeeRow, "recordingConsent">[],
): boolean {
  return session.status === "IN_PROGRESS" && confirmed.length > 0 && confirmed.every((one) => one.recordingConsent);
}
