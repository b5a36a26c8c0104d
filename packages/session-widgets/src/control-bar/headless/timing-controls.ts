import { abilitiesOf } from "../../schedule/headless";
import { ONCE } from "../../shared/headless/use-single-presses";
import type { Timing } from "./control-bar.types";
import { type CallChoice, callChoices, furtherInterviewee, type NextStep, nextStep } from "./control-bar-rules";

/** For a `<button>`. */
export interface PressProps {
  disabled: boolean;
  onClick: () => void;
}

/** For a `<button>` that takes one press of a double click, inside `getToolbarProps` or `useSinglePresses`. */
export type SinglePressProps = PressProps & typeof ONCE;

/** The current effect of the schedule's controls. A getter belongs to a button that is shown only for some of its values. */
export interface TimingControls {
  /** The action of the pause button; `waits` while the turn waits for its candidate, null without a button. */
  readonly pause: "pause" | "resume" | "waits" | null;
  /** The step that "next" leads to; null when there is none. */
  readonly next: NextStep | null;
  /** FREE: whom one calls in place of pressing "next"; null where one presses it. */
  readonly calls: readonly CallChoice[] | null;
  /** The segment may be lengthened and held. */
  readonly mayExtend: boolean;
  readonly isHeld: boolean;
  getPauseProps(): SinglePressProps;
  getNextProps(): SinglePressProps;
  getCallProps(attendeeId: number): PressProps;
  /** FREE: ends all turns. */
  getEndTurnsProps(): PressProps;
  getExtendProps(minutes: 1 | 5): PressProps;
  getHoldProps(): SinglePressProps & { "aria-pressed": boolean };
}

function pauseOf({ schedule }: Timing): TimingControls["pause"] {
  if (schedule.waiting_for) return "waits";
  const { canPause, canResume } = abilitiesOf(schedule);
  if (canPause) return "pause";
  return canResume ? "resume" : null;
}

/** @param disabled an action is on its way, or there is no connection */
export function timingControls(timing: Timing, disabled: boolean): TimingControls {
  const { schedule, candidates, act } = timing;
  const { canStart, canNext, canEnd } = abilitiesOf(schedule);
  const pause = pauseOf(timing);
  const isCalling = schedule.flow_mode === "FREE" && (canStart || canEnd);
  const step = nextStep(schedule, isCalling && furtherInterviewee(schedule, candidates) !== null);
  const kind = step === "start" ? "start" : "next";
  const calls = isCalling ? callChoices(schedule, candidates) : null;
  const isHere = (id: number) => calls?.some((choice) => choice.attendeeId === id && choice.isHere) ?? false;
  const isUnderWay = schedule.status === "RUNNING" || schedule.status === "PAUSED";
  return {
    pause,
    next: canStart || canNext || canEnd ? step : null,
    calls,
    // Not while a turn waits for its candidate: the server refuses it.
    mayExtend: isUnderWay && !schedule.waiting_for,
    isHeld: schedule.held,
    getPauseProps: () => ({
      ...ONCE,
      disabled: disabled || pause === null || pause === "waits",
      onClick: () => act({ kind: pause === "resume" ? "resume" : "pause" }),
    }),
    getNextProps: () => ({ ...ONCE, disabled, onClick: () => act({ kind }) }),
    getCallProps: (intervieweeAttendeeId) => ({
      disabled: disabled || !isHere(intervieweeAttendeeId),
      onClick: () => act({ kind, intervieweeAttendeeId }),
    }),
    getEndTurnsProps: () => ({ disabled, onClick: () => act({ kind: "next" }) }),
    getExtendProps: (minutes) => ({ disabled, onClick: () => act({ kind: "extend", minutes }) }),
    getHoldProps: () => ({
      ...ONCE,
      disabled,
      "aria-pressed": schedule.held,
      onClick: () => act({ kind: "hold", held: !schedule.held }),
    }),
  };
}
