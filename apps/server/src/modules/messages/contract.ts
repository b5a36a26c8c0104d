import { z } from "zod";
import { MESSAGE_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, KeycloakId, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";

/** One line of the room's text chat; once taken back its text is gone and `status` says so. */
export const Message = named(
  "Message",
  z.object({
    id: Id,
    session_id: Id,
    sender: z.object({ attendee_id: Id, keycloak_id: KeycloakId, full_name: z.string() }),
    /** Made by the sender's client: the same one sent again is the same message. */
    client_id: z.uuid(),
    /** Plain text as it was typed; empty once removed. */
    text: z.string(),
    status: z.enum(["sent", "removed"]),
    created_at: Timestamp,
  }),
);

const InSession = z.object({ id: PathId });

export const listMessages = operation({
  id: "listMessages",
  method: "GET",
  path: "/interviews/sessions/:id/messages/",
  tag: "messages",
  access: "signed-in",
  summary: "The session's text chat, the newest first; `next` leads to older ones.",
  params: InSession,
  query: PageQuery,
  answers: { 200: page("MessagePage", Message) },
  errors: ["session_not_found", "not_attending"],
});
export const sendMessage = operation({
  id: "sendMessage",
  method: "POST",
  path: "/interviews/sessions/:id/messages/",
  tag: "messages",
  access: "signed-in",
  summary: "Writes to everybody in the session; sent again with the same `client_id` it answers the message there is.",
  params: InSession,
  body: z.strictObject({ client_id: z.uuid(), text: z.string().trim().min(1).max(MESSAGE_MAX_LENGTH) }),
  answers: { 200: Message, 201: Message },
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
  access: "signed-in",
  summary: "Takes a message's text back; its sender, the host and the owner.",
  params: z.object({ id: PathId, messageId: PathId }),
  answers: { 204: null },
  errors: ["session_not_found", "not_attending", "permission_denied", "message_not_found"],
});
