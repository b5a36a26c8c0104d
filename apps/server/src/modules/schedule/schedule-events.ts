import { sessionStream } from "../../ledger/streams.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { EventType, NewEvent } from "../events/server-event.ts";
import { isTurnOver } from "./asked-questions.ts";
import { designateInterviewer } from "./designate.ts";
import {
  type Designation,
  designationEvents,
  NO_FEATURE,
  resumeFeatureTimer,
  stopFeatureTimer,
} from "./designation.ts";
import type { Command } from "./schedule-command.ts";
import type { ScheduleShape, ScheduleState } from "./schedule-state.ts";
import { type Transition, transitions } from "./transition-events.ts";

type ScheduleEventType = Extract<EventType, `schedule.${string}`>;

const EVENT_OF: Readonly<Record<Command["kind"], ScheduleEventType>> = {
  start: "schedule.start",
  pause: "schedule.pause",
  next: "schedule.next",
  seek: "schedule.seek",
  swap: "schedule.seek",
  wait: "schedule.pause",
  arrive: "schedule.start",
  "ask-swap": "schedule.update",
  drop: "schedule.seek",
  advance: "schedule.next",
  extend: "schedule.update",
  hold: "schedule.update",
  "set-flow-mode": "schedule.update",
  finish: "schedule.finish",
};

export interface Step {
  readonly command: Command["kind"];
  readonly before: ScheduleState;
  readonly after: ScheduleState;
  readonly schedule: ScheduleShape;
  /** Before the step. */
  readonly designation: Designation;
  /** In seating order. */
  readonly confirmed: readonly AttendeeRow[];
  readonly actor: string | null;
}

/** The ledger events of one step, and the designations after it. */
export function eventsOf(step: Step): { readonly events: NewEvent[]; readonly designation: Designation } {
  const { actor, schedule, after } = step;
  const stream = sessionStream(schedule.session_id);
  const type = after.status === "FINISHED" ? "schedule.finish" : EVENT_OF[step.command];
  const events: NewEvent[] = [
    { stream, type, actor, data: { session_id: schedule.session_id, schedule: schedule as never } },
  ];
  const now = new Date(schedule.server_time);
  let designation = followSchedule(step, now);
  for (const transition of transitions(step.before, after)) {
    const next = designationAfter(transition, designation, step.confirmed);
    events.push(...tell(transition, step, stream, transition.kind === "turn.completed" ? designation : next));
    designation = next;
  }
  events.push(...designationEvents(schedule.session_id, step.designation, designation, actor));
  return { events, designation: { ...designation, designatedAt: now } };
}

/** The effect of a pause, a resume and a mode change on the featured question, which has its own timer in FREE only. */
function followSchedule({ before, after, designation }: Step, now: Date): Designation {
  if (before.flowMode === "GUIDED" && after.flowMode === "FREE") return { ...designation, ...stillAsked(before) };
  if (after.flowMode === "GUIDED") return { ...designation, ...NO_FEATURE };
  if (before.status === "RUNNING" && after.status !== "RUNNING") return stopFeatureTimer(designation, now);
  return before.status === "PAUSED" && after.status === "RUNNING" ? resumeFeatureTimer(designation, now) : designation;
}

/** The question that was asked when the session became self-paced stays in everybody's view, without a time limit. */
function stillAsked({ timeline, currentIndex, status }: ScheduleState) {
  const current = status === "PAUSED" ? timeline[currentIndex] : undefined;
  return current && current.startedAt !== null ? { ...NO_FEATURE, featuredQuestionId: current.questionId } : NO_FEATURE;
}

/**
 * The start of a turn designates people and sets the spotlight. Its end frees the hot seat; the interviewer stays for
 * the next segments.
 */
function designationAfter(
  transition: Transition,
  designation: Designation,
  confirmed: readonly AttendeeRow[],
): Designation {
  const keycloakIdOf = (id: number | null) => confirmed.find((person) => person.id === id)?.keycloakId ?? null;
  if (transition.kind === "turn.completed") {
    const left = keycloakIdOf(designation.intervieweeAttendeeId);
    const spotlightKeycloakId = designation.spotlightKeycloakId === left ? null : designation.spotlightKeycloakId;
    return { ...designation, ...NO_FEATURE, intervieweeAttendeeId: null, spotlightKeycloakId };
  }
  if (transition.kind !== "turn.started") return designation;
  const interviewer = designateInterviewer(confirmed, transition.attendeeId);
  return {
    ...designation,
    ...NO_FEATURE,
    intervieweeAttendeeId: transition.attendeeId,
    interviewerKeycloakId: interviewer?.keycloakId ?? null,
    spotlightKeycloakId: keycloakIdOf(transition.attendeeId),
  };
}

function tell(
  transition: Transition,
  { actor, schedule, confirmed, after }: Step,
  stream: string,
  designation: Designation,
): NewEvent[] {
  const session_id = schedule.session_id;
  if ("questionId" in transition) {
    return [
      {
        stream,
        type: transition.kind,
        actor,
        data: {
          session_id,
          question_id: transition.questionId,
          attendee_id: transition.attendeeId,
          index: transition.index,
        },
      },
    ];
  }
  const data = {
    session_id,
    slot_index: transition.slotIndex,
    interviewee_attendee_id: transition.attendeeId,
    interviewer_keycloak_id: designation.interviewerKeycloakId,
  };
  const sent: NewEvent = { stream, type: transition.kind, actor, data };
  const candidate = confirmed.find((person) => person.id === transition.attendeeId);
  if (transition.kind === "turn.started" || !candidate || !isTurnOver(after, candidate.id)) return [sent];
  return [
    sent,
    {
      stream,
      type: "feedback.summary.update",
      actor,
      data: { session_id, evaluatee: candidate.id },
      visibleTo: { kind: "people", ids: [candidate.keycloakId] },
    },
  ];
}
