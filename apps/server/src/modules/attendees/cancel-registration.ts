import { handle } from "../../handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { ownerFirst, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import type { AttendeeRow } from "./attendee-repository.ts";
import { cancelRegistration } from "./contract.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { leaveRoom, unseatPerson } from "./unseat-person.ts";

/** Gives one's own seat back, withdraws the request or declines the invitation. */
export const cancelRegistrationHandler = handle(cancelRegistration, async ({ deps, viewer, params }) => {
  const left = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(ATTENDEE_POLICY.cancelRegistration, ownerFirst(me), session.status);
    const { left, events } = await unseatPerson(tx, deps, session, me as AttendeeRow, { actor: viewer.keycloakId });
    return { events, response: left };
  });
  await leaveRoom(deps, [left]);
  return { status: 204 };
});
