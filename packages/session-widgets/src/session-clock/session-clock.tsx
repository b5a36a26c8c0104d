import { useScheduleAfter } from "../schedule";
import { useSessionData, useSessionTexts } from "../session-data";
import { SessionClockView } from "./view";

export interface SessionClockProps {
  sessionId: number;
  /** Digits without words, for narrow screens. */
  digitsOnly?: boolean;
}

/** The session's big clock, by the server's second. */
export function SessionClock({ sessionId, digitsOnly }: SessionClockProps) {
  useSessionTexts();
  const { schedule, time } = useScheduleAfter(sessionId);
  const session = useSessionData(sessionId);
  const waitingId = schedule?.waiting_for?.attendee_id;
  const names = session.status === "ready" ? session.data.names : null;
  return (
    <SessionClockView
      schedule={schedule}
      time={time}
      waitingName={(waitingId !== undefined && names?.get(waitingId)) || null}
      {...(digitsOnly ? { digitsOnly } : {})}
    />
  );
}
