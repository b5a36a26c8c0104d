import type { z } from "zod";
import type { Content } from "../../content/content.ts";
import { iso } from "../../contract/moments.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { QuestionRow } from "../attendees/question-repository.ts";
import { localiseCriterion } from "../modules/localise-module.ts";
import { wasAsked } from "../schedule/asked-questions.ts";
import type { Hearing } from "../schedule/hearing.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";
import type { Question } from "./contract.page-data.ts";
import { isCapable, liveRolesOf } from "./live-policy.ts";
import type { SessionRow } from "./session-repository.ts";

/**
 * Whether a person reads questions that have not been asked yet: scorers and people with control do; the candidate and
 * people who only watch hear them first.
 */
function readsAhead(me: AttendeeRow): boolean {
  const roles = liveRolesOf(me, { interviewerKeycloakId: null, intervieweeAttendeeId: null });
  return isCapable(roles, "evaluate") || isCapable(roles, "control");
}

/**
 * The signs of a strong answer are for scorers; other people read them when the session is over (docs/decisions/0021).
 */
const mayReadContext = (question: QuestionRow, me: AttendeeRow, session: SessionRow): boolean =>
  (question.attendeeId !== me.id && readsAhead(me)) || session.status === "COMPLETED";

/** A candidate and people who watch see the questions one by one; everybody else sees all (docs/decisions/0021). */
export function mayRead(question: QuestionRow, me: AttendeeRow, state: ScheduleState, session: SessionRow): boolean {
  return mayReadContext(question, me, session) || wasAsked(state, question.attendeeId, question.id);
}

export function toQuestion(
  question: QuestionRow,
  content: Content,
  session: SessionRow,
  me: AttendeeRow,
  hearing: Hearing,
): z.input<typeof Question>[] {
  const criterion = content.module(session.moduleKey)?.criteria.find((one) => one.key === question.criterionKey);
  if (!criterion) return [];
  return [
    {
      id: question.id,
      attendee_id: question.attendeeId,
      number: question.number,
      question_text: question.text,
      criteria: localiseCriterion(criterion, session.language),
      contextual_criteria_description: mayReadContext(question, me, session) ? question.context : "",
      time_limit_sec: question.timeLimitSec,
      hearing: hearing.kind,
      asked_from: iso(hearing.askedFrom),
      asked_until: iso(hearing.askedUntil),
    },
  ];
}
