import type { Schedule, ScheduleAction } from "../../schedule/headless";

/** The interviewer chooses the question; in GUIDED by jumping to its segment (LS-6.7). */
export function seekToQuestion(schedule: Schedule, questionId: number, act: (action: ScheduleAction) => void): void {
  const index = schedule.timeline.findIndex((segment) => segment.question_id === questionId);
  if (index < 0) console.warn(`No segment asks question ${questionId}.`);
  else act({ kind: "seek", index });
}
