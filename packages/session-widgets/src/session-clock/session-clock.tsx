import { useServerEvents } from "@hotseat/react";
import { useScheduleAfter } from "../schedule";
import { useSessionTexts } from "../session-data";
import { SessionClockView } from "./view";

export interface SessionClockProps {
  sessionId: number;
  /** Digits without words, for narrow screens. */
  digitsOnly?: boolean;
}

/** The session's big clock, by the server's second. */
export function SessionClock({ sessionId, digitsOnly }: SessionClockProps) {
  useSessionTexts();
  useServerEvents({ sessionId });
  const { schedule, time } = useScheduleAfter(sessionId);
  return <SessionClockView schedule={schedule} time={time} {...(digitsOnly ? { digitsOnly } : {})} />;
}
