import type { Schedule, ScheduleAction } from "../schedule/headless";

/** live-session.md §6: the interviewer drives the choice of question; in GUIDED by seeking its segment. */
export function seekToQuestion(schedule: Schedule, questionId: number, act: (action: ScheduleAction) => void): void {
  const index = schedule.timeline.findIndex((segment) => segment.question_id === questionId);
  if (index < 0) console.warn(`No segment asks question ${questionId}.`);
  else act({ kind: "seek", index });
}
