import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { named } from "../../contract/shapes.ts";

/** Consent governs the replay of board, pad and timeline; there is no audio or video recording (LS-D4.5). */
export const RecordingConsent = named(
  "RecordingConsent",
  z
    .object({
      agreed: z.boolean().describe("The caller's own answer; false until they agree."),
      recording: z
        .boolean()
        .describe("The session is live and everybody with a seat has agreed. Nobody can read who has not."),
    })
    .describe("Consent to a replay of board, code pad and timeline. There is no audio or video recording."),
);
export const getRecordingConsent = operation({
  id: "getRecordingConsent",
  method: "GET",
  path: "/interviews/sessions/:id/recording-consent/",
  tag: "attendees",
  access: "user",
  summary: "Reads one's own consent to a replay.",
  description: "For everybody with a seat in the session.",
  params: InSession,
  responses: { 200: RecordingConsent },
  errors: ["session_not_found", "not_attending"],
});
export const setRecordingConsent = operation({
  id: "setRecordingConsent",
  method: "POST",
  path: "/interviews/sessions/:id/recording-consent/",
  tag: "attendees",
  access: "user",
  summary: "Agrees to a replay, or takes that back.",
  description: "For everybody with a seat. Consent can be taken back after the session, too.",
  params: InSession,
  body: z.strictObject({ agreed: z.boolean().describe("True agrees, false takes the consent back.") }),
  responses: { 200: RecordingConsent },
  errors: ["session_not_found", "not_attending", "session_over"],
});
