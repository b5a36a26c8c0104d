import type { ScheduleState, SegmentState } from "./schedule-state.ts";

/** The events between two states in the order they are sent: ends first (LS-D3.6). */
export type Transition =
  | {
      readonly kind: "question.completed" | "question.started";
      readonly index: number;
      readonly questionId: number;
      readonly attendeeId: number;
    }
  | { readonly kind: "turn.completed" | "turn.started"; readonly slotIndex: number; readonly attendeeId: number };

export function transitions(before: ScheduleState, after: ScheduleState): Transition[] {
  const left = active(before);
  const entered = active(after);
  const isSame = left?.segment.id === entered?.segment.id && left?.index === entered?.index;
  if (isSame && left?.segment.startedAt === entered?.segment.startedAt) return [];
  // A turn that waits before its begin: its question is asked when it begins.
  if (isSame && entered?.segment.startedAt === null) return [];
  const changesTurn =
    left?.segment.slotIndex !== entered?.segment.slotIndex ||
    left?.segment.intervieweeAttendeeId !== entered?.segment.intervieweeAttendeeId;
  return [
    ...(left?.segment.startedAt === null ? [] : question("question.completed", left)),
    ...(changesTurn ? turn("turn.completed", left) : []),
    ...(changesTurn ? turn("turn.started", entered) : []),
    ...question("question.started", entered),
  ];
}

interface Active {
  readonly index: number;
  readonly segment: SegmentState;
}

function active(state: ScheduleState): Active | null {
  const segment = state.timeline[state.currentIndex];
  return segment && (state.status === "RUNNING" || state.status === "PAUSED")
    ? { index: state.currentIndex, segment }
    : null;
}

function question(kind: "question.completed" | "question.started", at: Active | null): Transition[] {
  if (at?.segment.type !== "QUESTION" || at.segment.questionId === null || at.segment.intervieweeAttendeeId === null)
    return [];
  return [{ kind, index: at.index, questionId: at.segment.questionId, attendeeId: at.segment.intervieweeAttendeeId }];
}

function turn(kind: "turn.completed" | "turn.started", at: Active | null): Transition[] {
  if (!at || at.segment.slotIndex === null || at.segment.intervieweeAttendeeId === null) return [];
  return [{ kind, slotIndex: at.segment.slotIndex, attendeeId: at.segment.intervieweeAttendeeId }];
}
