import { handle } from "../../contract/handle.ts";
import { sessionStream } from "../../ledger/ledger.ts";
import { hasAuthority, listConfirmed, type Person } from "../attendees/attendee-repository.ts";
import { isRecording } from "../attendees/is-recording.ts";
import { raisedHands } from "../attendees/raised-hands.ts";
import { loadFreeTimer, toFreeTimer } from "../control/free-timer-repository.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { capabilitiesByPhase, liveRolesOf } from "../sessions/live-policy.ts";
import { getState } from "./contract.state.ts";
import { SCHEDULE_POLICY } from "./policy.ts";
import { presentDesignations } from "./present-designations.ts";
import { loadSchedule, presentSchedule } from "./schedule-repository.ts";

/** Everything a late joiner needs; the cursor is read first, so that nothing falls between it and the rows. */
export const getStateHandler = handle(getState, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(SCHEDULE_POLICY.read, actorOf(me), session.status);
  const streamCursor = await deps.ledger.cursor(db, [sessionStream(session.id)]);
  const stored = await loadSchedule(db, session);
  const people = await listConfirmed(db, [session.id]);
  const now = deps.clock.now();
  const roles = liveRolesOf(me, stored.designation);
  return {
    status: 200,
    body: {
      session_id: session.id,
      session_status: session.status,
      schedule: await presentSchedule(db, session, stored.state, now, people),
      designations: await presentDesignations(db, deps.content, session, stored, people),
      free_timer: toFreeTimer(session.id, await loadFreeTimer(db, session.id), now),
      authorities: authorities(people, stored.designation.interviewerKeycloakId),
      my_rights: { roles, by_phase: capabilitiesByPhase(roles) },
      present: people.filter((person) => person.present).map((person) => person.keycloakId),
      recording: isRecording(session, people),
      raised_hands: raisedHands(people),
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
