import type { z } from "zod";
import type { Content } from "../../content/content.ts";
import { handle } from "../../contract/handle.ts";
import { sessionStream } from "../../ledger/ledger.ts";
import {
  type AttendeeRow,
  listConfirmed,
  listQuestions,
  type QuestionRow,
  toAttendee,
} from "../attendees/attendee-repository.ts";
import { listOwnEvaluations } from "../evaluations/evaluation-repository.ts";
import { localiseCriterion } from "../modules/localise-module.ts";
import { askedOf } from "../schedule/asked-questions.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";
import { admit, mine } from "./access.ts";
import { actorOf, permit } from "./actor.ts";
import type { Question } from "./contract.shapes.ts";
import { getPageData } from "./contract.ts";
import { SESSION_POLICY } from "./policy.ts";
import { presentSummary } from "./present-session.ts";
import type { SessionRow } from "./session-repository.ts";

export const getPageDataHandler = handle(getPageData, async ({ deps, viewer, language, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(SESSION_POLICY.readPageData, actorOf(me), session.status);
  const attendee = mine(me);
  const streamCursor = await deps.ledger.cursor(db, [sessionStream(session.id)]);
  const people = await listConfirmed(db, [session.id]);
  const { state } = await loadSchedule(db, session);
  const seated = new Set(people.map((person) => person.id));
  const questions = (await listQuestions(db, session.id)).filter(
    (question) => seated.has(question.attendeeId) && mayRead(question, attendee, state, session),
  );
  const criteria = deps.content.module(session.moduleKey)?.criteria ?? [];
  return {
    status: 200,
    body: {
      session: presentSummary({ session, me, people }, deps.content, language, deps.clock.now()),
      attendees: people.map(toAttendee),
      questions: questions.flatMap((question) => toQuestion(question, deps.content, session)),
      evaluation_criteria: criteria.map((criterion) => localiseCriterion(criterion, session.language)),
      evaluations: await listOwnEvaluations(db, viewer, attendee),
      stream_cursor: streamCursor,
    },
  };
});

/** A candidate meets their own questions one by one; everybody else sees all (docs/decisions/0006). */
function mayRead(question: QuestionRow, me: AttendeeRow, state: ScheduleState, session: SessionRow): boolean {
  return question.attendeeId !== me.id || session.status === "COMPLETED" || askedOf(state, me.id, question.id);
}

function toQuestion(question: QuestionRow, content: Content, session: SessionRow): z.input<typeof Question>[] {
  const criterion = content.module(session.moduleKey)?.criteria.find((one) => one.key === question.criterionKey);
  if (!criterion) return [];
  return [
    {
      id: question.id,
      attendee_id: question.attendeeId,
      number: question.number,
      question_text: question.text,
      criteria: localiseCriterion(criterion, session.language),
      contextual_criteria_description: question.context,
      time_limit_sec: question.timeLimitSec,
    },
  ];
}
