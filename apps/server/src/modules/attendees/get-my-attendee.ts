import { handle } from "../../handle.ts";
import { admit, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { findPerson } from "./attendee-repository.ts";
import { getMyAttendee } from "./contract.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { toOwnAttendee } from "./present-attendee.ts";

export const getMyAttendeeHandler = handle(getMyAttendee, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(ATTENDEE_POLICY.read, actorOf(me), session.status);
  return { status: 200, body: toOwnAttendee(await findPerson(db, requireAttendee(me).id)) };
});
