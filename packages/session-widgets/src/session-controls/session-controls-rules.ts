import { currentSegment, type Schedule } from "../schedule/headless";
import type { DesignatedRole, RolePerson, SessionControlsViewProps } from "./session-controls.types";

type Designated = SessionControlsViewProps["designated"];

/** Who can be given a role: interviewer and candidate are two people, and a candidate takes the hot seat (live-session.md §4). */
export function choicesFor(
  role: DesignatedRole,
  people: readonly RolePerson[],
  { interviewer, interviewee }: Designated,
): readonly RolePerson[] {
  if (role === "interviewer") return people.filter(({ attendeeId }) => attendeeId !== interviewee);
  if (role === "interviewee") return people.filter(({ attendeeId, hotSeat }) => hotSeat && attendeeId !== interviewer);
  return people;
}

/** FREE: seconds a person has, shared equally over their questions (live-session.md §9). Null without a turn or a question. */
export function perQuestionSec(schedule: Schedule, questionCount: number): number | null {
  const segment = currentSegment(schedule);
  return schedule.flow_mode === "FREE" && segment && questionCount > 0 ? segment.duration_sec / questionCount : null;
}

/** Only before the start and while paused (live-session.md §4). */
export function mayChangeFlowMode({ status }: Pick<Schedule, "status">): boolean {
  return status === "IDLE" || status === "PAUSED";
}
