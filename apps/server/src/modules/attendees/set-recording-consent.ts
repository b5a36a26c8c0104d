import { handle } from "../../handle.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { admitLocked, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { listConfirmed, updateAttendee } from "./attendee-repository.ts";
import { setRecordingConsent } from "./contract.consent.ts";
import { isRecording } from "./is-recording.ts";
import { ATTENDEE_POLICY } from "./policy.ts";

/**
 * The event says only whether a replay is kept now. The person who agreed or withdrew stays private, so it has no
 * actor.
 */
export const setRecordingConsentHandler = handle(setRecordingConsent, async ({ deps, viewer, params, body }) => {
  const response = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    const rule = body.agreed ? ATTENDEE_POLICY.agreeToRecording : ATTENDEE_POLICY.withdrawConsent;
    permit(rule, actorOf(me), session.status);
    const attendee = requireAttendee(me);
    const isNews = attendee.recordingConsent !== body.agreed;
    if (isNews) await updateAttendee(tx, attendee.id, { recordingConsent: body.agreed });
    const recording = isRecording(session, await listConfirmed(tx, [session.id]));
    const sent = {
      stream: sessionStream(session.id),
      type: "recording.update",
      actor: null,
      data: { session_id: session.id, recording },
    } as const;
    return { events: isNews ? [sent] : [], response: { agreed: body.agreed, recording } };
  });
  return { status: 200, body: response };
});
