import { sessionStream } from "../../ledger/streams.ts";
import type { NewEvent } from "../events/server-event.ts";

/** The roles of people in a turn, the person on the stage and, in FREE mode, the featured question (LS-3.12). */
export interface Designation {
  readonly intervieweeAttendeeId: number | null;
  readonly interviewerKeycloakId: string | null;
  readonly spotlightKeycloakId: string | null;
  /** FREE only; in GUIDED the question follows the current segment. */
  readonly featuredQuestionId: number | null;
  /** Start of the running stretch of the question's timer; null while it stands still or there is no limit. */
  readonly featuredAt: Date | null;
  /** Milliseconds left for the question at `featuredAt`, or now; null without a limit. */
  readonly featuredRemainingMs: number | null;
  /** When any of it was last used; after a day without use it is deleted (LS-4.37). */
  readonly designatedAt: Date | null;
}

export const NO_FEATURE = { featuredQuestionId: null, featuredAt: null, featuredRemainingMs: null } as const;
export const NO_DESIGNATION: Designation = {
  intervieweeAttendeeId: null,
  interviewerKeycloakId: null,
  spotlightKeycloakId: null,
  ...NO_FEATURE,
  designatedAt: null,
};

/** Pausing the schedule stops the timer of the featured question; resuming starts it again. */
export function stopFeatureTimer(designation: Designation, now: Date): Designation {
  const { featuredAt, featuredRemainingMs } = designation;
  if (featuredAt === null || featuredRemainingMs === null) return designation;
  return {
    ...designation,
    featuredAt: null,
    featuredRemainingMs: featuredRemainingMs - (now.getTime() - featuredAt.getTime()),
  };
}

export function resumeFeatureTimer(designation: Designation, now: Date): Designation {
  return designation.featuredAt === null && designation.featuredRemainingMs !== null
    ? { ...designation, featuredAt: now }
    : designation;
}

const featureOf = ({ featuredQuestionId, featuredAt, featuredRemainingMs }: Designation) =>
  `${featuredQuestionId} ${featuredAt?.getTime()} ${featuredRemainingMs}`;

/** The event data of a change of designations: ids and times only. */
export function designationEvents(
  sessionId: number,
  before: Designation,
  after: Designation,
  actor: string | null,
): NewEvent[] {
  const about = { stream: sessionStream(sessionId), actor };
  const session_id = sessionId;
  const events: NewEvent[] = [];
  const interviewerChanged = before.interviewerKeycloakId !== after.interviewerKeycloakId;
  if (interviewerChanged || before.intervieweeAttendeeId !== after.intervieweeAttendeeId)
    events.push({
      ...about,
      type: "interviewee.designated",
      data: {
        session_id,
        interviewee_attendee_id: after.intervieweeAttendeeId,
        interviewer_keycloak_id: after.interviewerKeycloakId,
      },
    });
  if (interviewerChanged)
    events.push({
      ...about,
      type: "interviewer.designated",
      data: { session_id, interviewer_keycloak_id: after.interviewerKeycloakId },
    });
  if (before.spotlightKeycloakId !== after.spotlightKeycloakId)
    events.push({
      ...about,
      type: "spotlight.changed",
      data: { session_id, spotlight_identity: after.spotlightKeycloakId },
    });
  if (featureOf(before) !== featureOf(after))
    events.push({
      ...about,
      type: "question.featured",
      data: {
        session_id,
        question_id: after.featuredQuestionId,
        started_at: after.featuredAt?.toISOString() ?? null,
        remaining_sec: after.featuredRemainingMs === null ? null : after.featuredRemainingMs / 1000,
      },
    });
  return events;
}
