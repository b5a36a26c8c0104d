import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { administers } from "../sessions/visibility.ts";
import { type AttendeeRow, findAttendee } from "./attendee-repository.ts";
import { removeAttendee } from "./contract.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { leaveRoom, unseatPerson } from "./unseat-person.ts";

/**
 * A person with a place, a request or a former place can be removed, because a person who gave the seat up may still
 * hold a token of the video room. An invited address cannot: the response would reveal whether the address has an
 * account. Withdraw its invitation first.
 */
const isKnownHere = ({ status, confirmedAt }: AttendeeRow): boolean =>
  status === "CONFIRMED" || status === "PENDING" || (status !== "INVITED" && confirmedAt !== null);

/** Removes a person for good from seat, room and streams; what they wrote stays. A repeated call returns the same. */
export const removeAttendeeHandler = handle(removeAttendee, async ({ deps, viewer, params }) => {
  const gone = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    const actor = administers(viewer, session) ? "owner" : actorOf(me);
    permit(ATTENDEE_POLICY.remove, actor, session.status);
    const person = await findAttendee(tx, session.id, params.attendeeId);
    if (person && person.removedAt !== null) return { events: [], response: [person] };
    if (!person || !isKnownHere(person)) throw new ApiError("attendee_not_found");
    if (person.keycloakId === viewer.keycloakId) throw new ApiError("not_about_yourself");
    if (person.isOwner) throw new ApiError("owner_stays");
    const { left, events } = await unseatPerson(tx, deps, session, person, {
      actor: viewer.keycloakId,
      forGood: true,
    });
    return { events, response: [left] };
  });
  await leaveRoom(deps, gone);
  return { status: 204 };
});
