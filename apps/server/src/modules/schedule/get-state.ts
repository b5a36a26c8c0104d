import type { Language } from "../../contract/viewer.ts";
import { handle } from "../../handle.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import { hasAuthority, listConfirmed, type Person } from "../attendees/attendee-repository.ts";
import { FORMER_MEMBER } from "../attendees/former-member.ts";
import { hostHandover } from "../attendees/host-handover.ts";
import { isRecording } from "../attendees/is-recording.ts";
import { namesOfEverybody } from "../attendees/names-of-everybody.ts";
import { raisedHands } from "../attendees/raised-hands.ts";
import { loadFreeTimer, toFreeTimer } from "../control/free-timer-repository.ts";
import { evaluationProgress } from "../evaluations/evaluation-progress.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { capabilitiesOf, liveRolesOf } from "../sessions/live-policy.ts";
import { getState } from "./contract.state.ts";
import { SCHEDULE_POLICY } from "./policy.ts";
import { presentDesignations } from "./present-designations.ts";
import { loadSchedule, presentSchedule } from "./schedule-repository.ts";
import type { ScheduleShape } from "./schedule-state.ts";

/** Everything a late joiner needs. The cursor is read first, so that no event is lost between it and the rows. */
export const getStateHandler = handle(getState, async ({ deps, viewer, language, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(SCHEDULE_POLICY.read, actorOf(me), session.status);
  const streamCursor = await deps.ledger.cursor(db, [sessionStream(session.id)]);
  const stored = await loadSchedule(db, session);
  const people = await listConfirmed(db, [session.id]);
  const now = deps.clock.now();
  const schedule = await presentSchedule(db, session, stored.state, now, people);
  const roles = liveRolesOf(me, stored.designation);
  return {
    status: 200,
    body: {
      session_id: session.id,
      session_status: session.status,
      schedule,
      designations: await presentDesignations(db, deps.content, session, stored, people),
      free_timer: toFreeTimer(session.id, await loadFreeTimer(db, session.id), now),
      authorities: authorities(people, stored.designation.interviewerKeycloakId),
      my_rights: { roles, capabilities: capabilitiesOf(roles) },
      present: people.filter((person) => person.present).map((person) => person.keycloakId),
      left_candidates: await leftCandidates(db, schedule, people, language),
      handover: hostHandover(people),
      recording: isRecording(session, people),
      raised_hands: raisedHands(people),
      evaluation_progress: await evaluationProgress(db, stored.state, people),
      stream_cursor: streamCursor,
      server_time: now.toISOString(),
    },
  };
});

/** People of the timeline who have left, by the name that the others knew. */
async function leftCandidates(
  db: Db,
  { session_id, timeline }: ScheduleShape,
  people: readonly Person[],
  language: Language,
) {
  const seated = new Set(people.map(({ id }) => id));
  const ids = new Set(
    timeline.flatMap(({ interviewee_attendee_id: id }) => (id === null || seated.has(id) ? [] : [id])),
  );
  if (ids.size === 0) return [];
  const names = await namesOfEverybody(db, session_id);
  return [...ids].map((id) => ({ attendee_id: id, display_name: names.get(id) ?? FORMER_MEMBER[language] }));
}

function authorities(people: readonly Person[], interviewerKeycloakId: string | null): string[] {
  return people
    .filter((person) => hasAuthority(person) || person.keycloakId === interviewerKeycloakId)
    .map((person) => person.keycloakId);
}
