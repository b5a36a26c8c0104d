import { FreeTimerBarView } from "./free-timer-bar-view";
import { useFreeTimer } from "./use-free-timer";

/** The free timer over the stage, for everybody. */
export function FreeTimerBar({ sessionId }: { sessionId: number }) {
  const { time, timer } = useFreeTimer(sessionId);
  return <FreeTimerBarView timer={timer} time={time} />;
}
