import { useSchedule } from "../schedule";
import { useSessionData, useSessionTexts } from "../session-data";

export function useFreeTimer(sessionId: number) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  const { time } = useSchedule(sessionId);
  return { time, data: session.status === "ready" ? session.data : null };
}
