import type { ListedSession } from "../session-listing/headless";
import type { WrittenEvaluation } from "./my-page.types";

/** Returns the finished sessions with me as a participant, the latest first. */
export function pastSessions(mine: readonly ListedSession[]): ListedSession[] {
  return mine
    .filter((session) => session.status === "COMPLETED" && session.my_status === "CONFIRMED")
    .sort((a, b) => Date.parse(b.start_time) - Date.parse(a.start_time));
}

/** Returns the mean of the given scores, 1 to 6; null while there are none. */
export function meanScore(answers: WrittenEvaluation["answers"]): number | null {
  const scores = answers.flatMap(({ score }) => (score ? [score] : []));
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
