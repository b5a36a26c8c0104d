import { currentSegment, type Schedule } from "../schedule/headless";
import type { DesignatedRole, Reach, RolePerson, SessionControlsViewProps } from "./session-controls.types";

/** The reach of a host. */
const LEADS: Reach = { myId: null, leads: true, hasAuthority: true };

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

/** Only before the start and while paused, and not by somebody whose control is that of one turn (live-session.md §4). */
export function mayChangeFlowMode({ status }: Pick<Schedule, "status">, { hasAuthority }: Reach = LEADS): boolean {
  return hasAuthority && (status === "IDLE" || status === "PAUSED");
}

/**
 * Indexes of the segments one may move to, as the server allows it: host and owner to each, an interviewer within the turn, and nobody
 * else ahead into their own turn.
 */
export function reachableSegments(schedule: Schedule, { leads, hasAuthority, myId }: Reach = LEADS): readonly number[] {
  const slot = currentSegment(schedule)?.slot_index ?? null;
  return schedule.timeline.flatMap((segment, index) => {
    const isAhead = segment.interviewee_attendee_id === myId && segment.started_at === null;
    const isInTurn = hasAuthority || (slot !== null && segment.slot_index === slot);
    return leads || index === schedule.current_index || (!isAhead && isInTurn) ? [index] : [];
  });
}
