import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { type AttendeeRow, hasAuthority, updateAttendee } from "../attendees/attendee-repository.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import { authorityEvents } from "../sessions/change-authority.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitControl, findSeated } from "./admit-control.ts";
import { setAuthority } from "./contract.ts";

/** People with control may let others control; nobody grants themself more than their turn gives (LS-6.4). */
export const setAuthorityHandler = handle(setAuthority, async ({ deps, viewer, params, body }) => {
  const response = await recordChange(deps, async (tx) => {
    const control = await admitControl(tx, deps, viewer, params.id);
    const interviewer = control.stored.designation.interviewerKeycloakId;
    const person = findSeated(control, body.attendee_id);
    if (body.granted && person.id === control.me.id && !hasAuthority(person)) throw new ApiError("permission_denied");
    if (!body.granted && isKept(person, interviewer)) throw new ApiError("authority_kept");
    const after =
      person.isHost || person.isOwner
        ? person
        : await updateAttendee(tx, person.id, { authorityGranted: body.granted });
    const events = authorityEvents(
      { people: [person], interviewer },
      { people: [after], interviewer },
      viewer.keycloakId,
    );
    return {
      events: [...control.events, ...events],
      response: { attendee_id: person.id, has_authority: body.granted },
    };
  });
  await refreshGrants(deps, params.id);
  return { status: 200, body: response };
});

/** Control that comes with a role ends with the role. */
function isKept(person: AttendeeRow, interviewer: string | null): boolean {
  return person.isHost || person.isOwner || person.keycloakId === interviewer;
}
