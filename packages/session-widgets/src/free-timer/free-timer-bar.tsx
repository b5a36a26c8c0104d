import { FreeTimerBarView } from "./free-timer-bar-view";
import { useFreeTimerData } from "./use-free-timer-data";

/** The free timer over the stage, for everybody. */
export function FreeTimerBar({ sessionId }: { sessionId: number }) {
  const { time, timer } = useFreeTimerData(sessionId);
  return <FreeTimerBarView timer={timer} time={time} />;
}
