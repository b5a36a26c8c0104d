import type { Content } from "../../content/content.ts";
import { handle } from "../../contract/handle.ts";
import { sessionStream } from "../../ledger/ledger.ts";
import {
  hasAuthority,
  listConfirmed,
  listQuestions,
  type Person,
  type QuestionRow,
} from "../attendees/attendee-repository.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { getState } from "./contract.ts";
import { SCHEDULE_POLICY } from "./policy.ts";
import { loadSchedule, presentSchedule, type StoredSchedule } from "./schedule-repository.ts";

/** Everything a late joiner needs; the cursor is read first, so that nothing falls between it and the rows. */
export const getStateHandler = handle(getState, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(SCHEDULE_POLICY.read, actorOf(me), session.status);
  const streamCursor = await deps.ledger.cursor(db, [sessionStream(session.id)]);
  const stored = await loadSchedule(db, session);
  const people = await listConfirmed(db, [session.id]);
  const now = deps.clock.now();
  const { interviewerKeycloakId } = stored.designation;
  const interviewee = people.find((person) => person.id === stored.designation.intervieweeAttendeeId) ?? null;
  return {
    status: 200,
    body: {
      session_id: session.id,
      session_status: session.status,
      schedule: await presentSchedule(db, session, stored.state, now),
      designations: {
        interviewee: interviewee && { attendeeId: interviewee.id, keycloakId: interviewee.keycloakId },
        interviewer: interviewerKeycloakId === null ? null : { keycloakId: interviewerKeycloakId },
        featuredQuestion: featured(stored, await listQuestions(db, session.id), deps.content, session),
        spotlightIdentity: interviewee?.keycloakId ?? null,
      },
      authorities: authorities(people, interviewerKeycloakId),
      present: people.filter((person) => person.present).map((person) => person.keycloakId),
      stream_cursor: streamCursor,
      server_time: now.toISOString(),
    },
  };
});

function authorities(people: readonly Person[], interviewerKeycloakId: string | null): string[] {
  return people
    .filter((person) => hasAuthority(person) || person.keycloakId === interviewerKeycloakId)
    .map((person) => person.keycloakId);
}

/** In GUIDED mode the featured question follows the current QUESTION segment, which keeps its own time (live-session.md §4). */
function featured({ state }: StoredSchedule, questions: readonly QuestionRow[], content: Content, session: SessionRow) {
  const segment =
    state.status === "RUNNING" || state.status === "PAUSED" ? state.timeline[state.currentIndex] : undefined;
  const question = questions.find((one) => one.id === segment?.questionId);
  if (!segment || !question) return null;
  const criterion = content.module(session.moduleKey)?.criteria.find((one) => one.key === question.criterionKey);
  return {
    id: question.id,
    text: question.text,
    category: criterion?.label[session.language] ?? question.criterionKey,
    timeLimit: segment.durationSec,
  };
}
