import type { DesignatedRole } from "@hotseat/api-client/types";
import { currentSegment, type Schedule } from "../schedule/headless";
import type { Reach, RolePerson, SessionControlsViewProps } from "./session-controls.types";

/** The reach of a host. */
const LEADS: Reach = { myId: null, leads: true, hasAuthority: true };

type Designated = SessionControlsViewProps["designated"];

/**
 * Returns the people who can get a role: nobody interviews in their own turn, and a candidate takes the hot seat (LS-D3.6). An
 * interviewer who is chosen as candidate is replaced by another person.
 * @param turnOf whose turn is on; null outside a turn
 */
export function choicesFor(
  role: DesignatedRole,
  people: readonly RolePerson[],
  { interviewee }: Pick<Designated, "interviewee">,
  turnOf: number | null = null,
): readonly RolePerson[] {
  if (role === "interviewer") return people.filter(({ attendeeId }) => attendeeId !== (turnOf ?? interviewee));
  return role === "interviewee" ? people.filter(({ hotSeat }) => hotSeat) : people;
}

/** The person whose turn it is; null before the start, in the debrief and after the end. */
export function turnOf(schedule: Schedule): number | null {
  const isOn = schedule.status === "RUNNING" || schedule.status === "PAUSED";
  return isOn ? (currentSegment(schedule)?.interviewee_attendee_id ?? null) : null;
}

/** Whether a role can be left empty: while a turn is on, its candidate is in the hot seat. */
export function mayBeUnassigned(
  role: DesignatedRole,
  { interviewee }: Pick<Designated, "interviewee">,
  turnOf: number | null,
): boolean {
  return role !== "interviewee" || turnOf === null || interviewee === null;
}

/** FREE: seconds a person has, shared equally over their questions (LS-9.28). Null without a turn or a question. */
export function perQuestionSec(schedule: Schedule, questionCount: number): number | null {
  const segment = currentSegment(schedule);
  return schedule.flow_mode === "FREE" && segment && questionCount > 0 ? segment.duration_sec / questionCount : null;
}

/** Only before the start and while paused, and not by somebody whose control is that of one turn (LS-D3.5). */
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
