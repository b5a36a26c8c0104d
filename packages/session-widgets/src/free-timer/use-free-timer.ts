import { MINUTE_SEC } from "@hotseat/core/durations";
import type { Ticker } from "@hotseat/core/ticker";
import { type ChangeEvent, useState } from "react";
import { useFromTime } from "../schedule/headless";
import { ONCE, type SinglePresses, useSinglePresses } from "../shared/headless/use-single-presses";
import { FREE_TIMER_MAX_MIN, FREE_TIMER_MIN_MIN } from "./free-timer.constants";
import type { FreeTimer, FreeTimerAction } from "./free-timer.types";
import { DEFAULT_MINUTES_TYPED, isTimerShown, minutesOf, timerAbilities } from "./free-timer-rules";

export interface FreeTimerOptions {
  /** Null until it is known. */
  timer: FreeTimer | null;
  /** Reads the server's clock. */
  time: Ticker;
  /** An action is on its way, or there is no connection. */
  disabled?: boolean;
  onAct: (action: FreeTimerAction) => void;
}

interface PressProps {
  disabled: boolean;
  onClick: () => void;
}

export interface FreeTimerModel {
  /** Started and not yet at 0. Read the seconds with `useFromTime` and `timerRemaining`. */
  isShown: boolean;
  /** The action of the main button. It is one button for all three, so that it keeps the focus. */
  step: "start" | "pause" | "resume";
  mayStop: boolean;
  /** For the element around the buttons. A button marked `data-once` takes one press of a double click. */
  getControlsProps(): SinglePresses;
  /** For the `<input>` of the minutes. */
  getMinutesProps(): {
    type: "number";
    inputMode: "numeric";
    min: number;
    max: number;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  getStepProps(): PressProps & typeof ONCE;
  /** Sets the timer to the typed minutes and stops it. */
  getResetProps(): PressProps;
  getStopProps(): PressProps;
}

/** Everything the controls of the free timer do, for controls in one's own HTML. */
export function useFreeTimer({ timer, time, disabled = false, onAct }: FreeTimerOptions): FreeTimerModel {
  const [typed, setTyped] = useState(DEFAULT_MINUTES_TYPED);
  const singlePresses = useSinglePresses();
  const isShown = useFromTime(time, (now) => isTimerShown(timer, now));
  const mayPause = useFromTime(time, (now) => timerAbilities(timer, now).canPause);
  const mayResume = useFromTime(time, (now) => timerAbilities(timer, now).canResume);
  const mayStop = useFromTime(time, (now) => timerAbilities(timer, now).canStop);
  const step = mayPause ? "pause" : mayResume ? "resume" : "start";
  const duration_sec = minutesOf(typed) * MINUTE_SEC;
  return {
    isShown,
    step,
    mayStop,
    getControlsProps: () => singlePresses,
    getMinutesProps: () => ({
      type: "number",
      inputMode: "numeric",
      min: FREE_TIMER_MIN_MIN,
      max: FREE_TIMER_MAX_MIN,
      value: typed,
      onChange: (event) => setTyped(event.currentTarget.value),
      onBlur: () => setTyped(String(minutesOf(typed))),
    }),
    getStepProps: () => ({
      ...ONCE,
      disabled,
      onClick: () => onAct(step === "start" ? { op: step, duration_sec } : { op: step }),
    }),
    getResetProps: () => ({ disabled, onClick: () => onAct({ op: "reset", duration_sec }) }),
    getStopProps: () => ({ disabled: disabled || !mayStop, onClick: () => onAct({ op: "stop" }) }),
  };
}
