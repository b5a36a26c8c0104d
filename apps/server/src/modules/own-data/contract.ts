import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, Timestamp } from "../../contract/shapes.ts";
import { Answer, EvaluationPillars } from "../evaluations/contract.ts";
import { Preferences } from "../preferences/contract.ts";
import { Email } from "../registration/contract.ts";
import { Me } from "../users/contract.ts";

const SessionId = Id.describe("The session, as `Session.id`.");
const ScoredEvaluation = z.object({
  session_id: SessionId,
  answers: z.array(Answer).describe("Scores and comments, question by question."),
  comments: z.string().describe("The comment on the whole."),
  pillars: EvaluationPillars.describe("Scores of the five pillars."),
  submitted_at: Timestamp.describe("When it was submitted."),
});
const WrittenText = (what: string) =>
  z.object({
    session_id: SessionId,
    text: z.string().describe(`The ${what}.`),
    written_at: Timestamp.describe("When it was written, or last changed."),
  });

export const OwnData = named(
  "OwnData",
  z
    .object({
      exported_at: Timestamp.describe("Time of this response."),
      profile: Me.describe("Name, address, role and place."),
      anonymized_profile: z.string().nullable().describe("Their description of themself without a name."),
      preferences: Preferences,
      sign_ins: z
        .array(
          z.object({
            user_agent: z.string().nullable().describe("The browser's name for itself."),
            created_at: Timestamp.describe("When they signed in there."),
          }),
        )
        .describe("Sign-ins that are not over."),
      sessions: z
        .array(
          z.object({
            session_id: SessionId,
            workshop: z.string().describe("Key of its workshop."),
            start_time: Timestamp.describe("Its start."),
            session_status: z.string().describe("Its status."),
            seat: z.string().describe("Their place in it."),
            seat_status: z.string().describe("The status of that place."),
            is_owner: z.boolean().describe("They created it."),
            scenario: z.string().nullable().describe("The scenario written for them."),
          }),
        )
        .describe("Sessions they have or had a place in."),
      requests: z
        .array(
          z.object({
            session_id: SessionId,
            seat: z.string().describe("The place they asked for."),
            message: z.string().describe("Their message to the host; may be empty."),
            status: z.string().describe("Its state."),
            reason: z.string().nullable().describe("Why it was declined; null where no reason was given."),
            created_at: Timestamp.describe("When they asked."),
            settled_at: Timestamp.nullable().describe("When it was answered or withdrawn; null before."),
          }),
        )
        .describe("Their requests for a seat."),
      evaluations_received: z
        .array(ScoredEvaluation)
        .describe("Submitted evaluations about them, without their authors."),
      evaluations_written: z.array(ScoredEvaluation).describe("Evaluations they submitted."),
      messages: z.array(WrittenText("message")).describe("Their messages in the chat of a session."),
      notes: z.array(WrittenText("note")).describe("Their private notes."),
      pads: z
        .array(
          z.object({
            session_id: SessionId.nullable().describe("The session, as `Session.id`; null for a pad outside sessions."),
            pad_id: z.string().describe("The code pad."),
            text: z.string().describe("Everything they typed there, in order, also what was deleted later."),
            written_at: Timestamp.describe("When they last typed there."),
          }),
        )
        .describe("Their edits of code pads while signed in."),
      notifications: z
        .array(
          z.object({
            kind: z.string().describe("Its subject."),
            session_id: SessionId.nullable().describe("The session it is about, as `Session.id`; null without one."),
            created_at: Timestamp.describe("When it was written."),
            read_at: Timestamp.nullable().describe("When they read it; null before."),
          }),
        )
        .describe("Their notifications."),
      mails: z
        .array(
          z.object({
            kind: z.string().describe("Its subject."),
            created_at: Timestamp.describe("When it was written."),
          }),
        )
        .describe("Mails to them that are still in the outbox."),
    })
    .describe("Everything kept about a person, in one document."),
);

export const exportOwnData = operation({
  id: "exportOwnData",
  method: "GET",
  path: "/users/me/export/",
  tag: "users",
  access: "signed-in",
  summary: "Reads everything that is kept about oneself.",
  description: "By cookie only: 403 with a Bearer token.",
  responses: { 200: OwnData },
  errors: ["permission_denied"],
});

export const deleteOwnAccount = operation({
  id: "deleteOwnAccount",
  method: "DELETE",
  path: "/users/me/",
  tag: "users",
  access: "signed-in",
  summary: "Deletes one's own account, for good.",
  description:
    "Sign-ins end at once. Evaluations about the person are deleted; those they wrote and their messages stay, under 'Former member'. Scheduled sessions of theirs are cancelled, their other seats become free. The account at the identity provider is deleted too, where it is kept by us. By cookie only: 403 with a Bearer token.",
  body: z.strictObject({
    email: Email.describe("Their own address, typed once more, so that nobody deletes an account by accident."),
  }),
  responses: { 204: null },
  errors: ["permission_denied", "last_platform_admin", "unavailable"],
});
