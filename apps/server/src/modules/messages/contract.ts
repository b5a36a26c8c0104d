import { z } from "zod";
import { MESSAGE_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, KeycloakId, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";

export const Message = named(
  "Message",
  z
    .object({
      id: Id.describe("Id of the message."),
      session_id: Id.describe("The session, as `Session.id`."),
      sender: z
        .object({
          attendee_id: Id.describe("The sender's place in the session, as `Attendee.id`."),
          keycloak_id: KeycloakId.describe("The person's id at the identity provider; the same in every session."),
          full_name: z.string().describe("The sender's full name."),
        })
        .describe("The writer."),
      client_id: z.uuid().describe("UUID made by the sender's client. The same one sent again is the same message."),
      text: z
        .string()
        .describe("Plain text as it was typed, at most 1,000 characters; empty once the message is removed."),
      status: z.enum(["sent", "removed"]).describe("`removed`: the sender, the host or the owner took the text back."),
      created_at: Timestamp.describe("Time the server received it."),
    })
    .describe("One message of the session's text chat. Everybody in the session reads it."),
);

export const listMessages = operation({
  id: "listMessages",
  method: "GET",
  path: "/interviews/sessions/:id/messages/",
  tag: "messages",
  access: "user",
  summary: "Lists the session's text chat.",
  description: "The newest message comes first; `next` leads to older ones.",
  params: InSession,
  query: PageQuery,
  responses: { 200: page("MessagePage", Message) },
  errors: ["session_not_found", "not_attending"],
});
export const sendMessage = operation({
  id: "sendMessage",
  method: "POST",
  path: "/interviews/sessions/:id/messages/",
  tag: "messages",
  access: "user",
  summary: "Sends a message to everybody in the session.",
  description:
    "For everybody in a live session but observers. Responds with 201, or 200 with the stored message when its `client_id` is known. After too many in a few seconds the response is 429 `messages_too_fast`.",
  params: InSession,
  body: z.strictObject({
    client_id: z.uuid().describe("UUID made by the client. Send the same one again when the connection broke."),
    text: z
      .string()
      .trim()
      .min(1)
      .max(MESSAGE_MAX_LENGTH)
      .describe("Plain text, 1 to 1,000 characters after trimming."),
  }),
  responses: { 200: Message, 201: Message },
  example: {
    body: { client_id: "3f1c2a54-6f0c-4a0e-9d3a-5d7a2a1b9c00", text: "I am back in a minute." },
    response: {
      id: 5,
      session_id: 12,
      sender: { attendee_id: 31, keycloak_id: "8b0f6a3e-0d5c-4c50-9a49-0f8c0f6f3c11", full_name: "Ana Keller" },
      client_id: "3f1c2a54-6f0c-4a0e-9d3a-5d7a2a1b9c00",
      text: "I am back in a minute.",
      status: "sent",
      created_at: "2026-11-25T15:04:05.000Z",
    },
  },
  errors: [
    "session_not_found",
    "not_attending",
    "observer_cannot_write",
    "session_not_started",
    "session_over",
    "messages_too_fast",
  ],
});
export const removeMessage = operation({
  id: "removeMessage",
  method: "DELETE",
  path: "/interviews/sessions/:id/messages/:messageId/",
  tag: "messages",
  access: "user",
  summary: "Takes a message's text back.",
  description: "For its sender, the host and the owner. The message stays in the list without its text.",
  params: z.object({
    id: PathId.describe("The session, as `Session.id`."),
    messageId: PathId.describe("The message, as `Message.id`."),
  }),
  responses: { 204: null },
  errors: ["session_not_found", "not_attending", "permission_denied", "message_not_found"],
});
