import { handle } from "../../handle.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { listConfirmed } from "../attendees/attendee-repository.ts";
import { toAttendee } from "../attendees/present-attendee.ts";
import { listQuestions } from "../attendees/question-repository.ts";
import { listOwnEvaluations } from "../evaluations/evaluation-repository.ts";
import { localiseCriterion } from "../modules/localise-module.ts";
import { hearingOf } from "../schedule/hearing.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { loadHeard } from "../schedule/segment-presence.ts";
import { admit, requireAttendee } from "./access.ts";
import { actorOf, permit } from "./actor.ts";
import { getPageData } from "./contract.ts";
import { SESSION_POLICY } from "./policy.ts";
import { mayRead, toQuestion } from "./present-questions.ts";
import { presentSummary } from "./present-session.ts";

export const getPageDataHandler = handle(getPageData, async ({ deps, viewer, language, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(SESSION_POLICY.readPageData, actorOf(me), session.status);
  const attendee = requireAttendee(me);
  const reader = { id: attendee.id, leads: attendee.isHost || attendee.isOwner };
  const streamCursor = await deps.ledger.cursor(db, [sessionStream(session.id)]);
  const people = await listConfirmed(db, [session.id]);
  const { state, designation } = await loadSchedule(db, session);
  const seated = new Set(people.map((person) => person.id));
  const questions = (await listQuestions(db, session.id)).filter(
    (question) =>
      seated.has(question.attendeeId) &&
      (question.id === designation.featuredQuestionId || mayRead(question, attendee, state, session)),
  );
  const heard = await loadHeard(db, session.id, attendee.id);
  const now = deps.clock.now();
  const at = { state, heard, isOver: session.status === "COMPLETED", now: now.getTime() };
  const criteria = deps.content.module(session.moduleKey)?.criteria ?? [];
  return {
    status: 200,
    body: {
      session: presentSummary({ session, me, people }, deps.content, language, now),
      attendees: people.map((person) => toAttendee(person, reader)),
      questions: questions.flatMap((question) =>
        toQuestion(question, deps.content, session, attendee, hearingOf(question, at)),
      ),
      evaluation_criteria: criteria.map((criterion) => localiseCriterion(criterion, session.language)),
      evaluations: await listOwnEvaluations(db, viewer, attendee),
      stream_cursor: streamCursor,
    },
  };
});
