import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named } from "../../contract/shapes.ts";
import { InSession } from "./contract.ts";

/** Consent governs the replay of board, pad and timeline; there is no audio or video recording (LS-D4.5). */
export const RecordingConsent = named(
  "RecordingConsent",
  z.object({
    /** My own answer; false until I have agreed. */
    agreed: z.boolean(),
    /** The session is live and everybody confirmed has agreed. Who has not is told to nobody. */
    recording: z.boolean(),
  }),
);
export const getRecordingConsent = operation({
  id: "getRecordingConsent",
  method: "GET",
  path: "/interviews/sessions/:id/recording-consent/",
  tag: "attendees",
  access: "signed-in",
  summary: "Whether I agreed to a replay, and whether the session is being recorded for one.",
  params: InSession,
  answers: { 200: RecordingConsent },
  errors: ["session_not_found", "not_attending"],
});
export const setRecordingConsent = operation({
  id: "setRecordingConsent",
  method: "POST",
  path: "/interviews/sessions/:id/recording-consent/",
  tag: "attendees",
  access: "signed-in",
  summary: "Agrees to a replay, or takes that back, which works after the session too.",
  params: InSession,
  body: z.strictObject({ agreed: z.boolean() }),
  answers: { 200: RecordingConsent },
  errors: ["session_not_found", "not_attending", "session_over"],
});
