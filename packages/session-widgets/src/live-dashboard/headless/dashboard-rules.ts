import { currentSegment, type Phase, phaseOf, type Schedule } from "../../schedule/headless";
import { SPLITTER_WIDTH, STAGE_WIDTH_MIN, WORKSPACE_WIDTH_MIN } from "./live-dashboard.constants";

/** The word in the phase badge; an i18n key below `dashboard.phase`. */
export type PhaseWord = Phase | "debrief" | "yourTurn" | "turnWaits";

/** `isInterviewee`: I am in the hot seat, which matters more than the phase. */
export function phaseWord(schedule: Schedule | null, isInterviewee: boolean): PhaseWord {
  if (schedule?.waiting_for) return "turnWaits";
  const phase = phaseOf(schedule);
  if (phase !== "questions" || !schedule) return phase;
  if (currentSegment(schedule)?.type === "DEBRIEF") return "debrief";
  return isInterviewee ? "yourTurn" : "questions";
}

/** How wide the stage may be in a centre of this width, in pixels. */
export function stageWidthMax(centreWidth: number): number {
  return Math.max(STAGE_WIDTH_MIN, centreWidth - SPLITTER_WIDTH - WORKSPACE_WIDTH_MIN);
}

export function fittingStageWidth(wanted: number, centreWidth: number): number {
  return Math.min(Math.max(wanted, STAGE_WIDTH_MIN), stageWidthMax(centreWidth));
}

/** One panel at a time on a phone. */
export type PhonePanel = "call" | "workspace" | "evaluate" | "people" | "chat";
export const PHONE_PANELS: readonly PhonePanel[] = ["call", "workspace", "evaluate", "people", "chat"];
