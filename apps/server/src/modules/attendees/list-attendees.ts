import { handle } from "../../handle.ts";
import { admit, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { listConfirmed } from "./attendee-repository.ts";
import { listAttendees } from "./contract.ts";
import { pageOf } from "./page-of.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { toAttendee } from "./present-attendee.ts";

export const listAttendeesHandler = handle(listAttendees, async ({ deps, viewer, params, query }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(ATTENDEE_POLICY.read, actorOf(me), session.status);
  const people = await listConfirmed(db, [session.id]);
  const reader = { id: requireAttendee(me).id, leads: requireAttendee(me).isHost || requireAttendee(me).isOwner };
  const path = `/interviews/sessions/${session.id}/attendees/`;
  return {
    status: 200,
    body: pageOf(
      deps.config.publicUrl,
      path,
      query,
      people,
      (person) => ({ group: 0, key: person.seatingIndex ?? 0, id: person.id }),
      (person) => toAttendee(person, reader),
    ),
  };
});
