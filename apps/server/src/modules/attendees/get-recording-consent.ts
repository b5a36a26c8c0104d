import { handle } from "../../handle.ts";
import { admit, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { listConfirmed } from "./attendee-repository.ts";
import { getRecordingConsent } from "./contract.consent.ts";
import { isRecording } from "./is-recording.ts";
import { ATTENDEE_POLICY } from "./policy.ts";

export const getRecordingConsentHandler = handle(getRecordingConsent, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(ATTENDEE_POLICY.readConsent, actorOf(me), session.status);
  const recording = isRecording(session, await listConfirmed(db, [session.id]));
  return { status: 200, body: { agreed: requireAttendee(me).recordingConsent, recording } };
});
