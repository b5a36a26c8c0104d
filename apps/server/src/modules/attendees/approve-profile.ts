import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { admitLocked, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { findPerson, updateAttendee } from "./attendee-repository.ts";
import { approveProfile } from "./contract.composing.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { toOwnAttendee } from "./present-attendee.ts";

/** Approves a person's description; other people read the approved words only. */
export const approveProfileHandler = handle(approveProfile, async ({ deps, viewer, params, body }) => {
  const approved = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(ATTENDEE_POLICY.approveProfile, actorOf(me), session.status);
    if (requireAttendee(me).id !== params.attendeeId) throw new ApiError("permission_denied");
    await updateAttendee(tx, params.attendeeId, {
      anonymizedProfileSummary: body.anonymized_profile_summary,
      profileApprovedAt: deps.clock.now(),
    });
    const event = {
      stream: sessionStream(session.id),
      type: "turn.context.updated" as const,
      actor: viewer.keycloakId,
      data: { session_id: session.id, attendee_id: params.attendeeId },
    };
    return { events: [event], response: await findPerson(tx, params.attendeeId) };
  });
  return { status: 200, body: toOwnAttendee(approved) };
});
