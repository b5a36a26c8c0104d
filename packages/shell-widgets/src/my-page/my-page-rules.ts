import type { ListedSession } from "../session-listing/headless";
import type { WrittenEvaluation } from "./my-page.types";

/** The sessions I took part in that are over, the latest first. */
export function pastSessions(mine: readonly ListedSession[]): ListedSession[] {
  return mine
    .filter((session) => session.status === "COMPLETED" && session.my_status === "CONFIRMED")
    .sort((a, b) => Date.parse(b.start_time) - Date.parse(a.start_time));
}

/** The mean of what was scored, 1 to 6; null while nothing is. */
export function meanScore(answers: WrittenEvaluation["answers"]): number | null {
  const scores = answers.flatMap(({ score }) => (score ? [score] : []));
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
