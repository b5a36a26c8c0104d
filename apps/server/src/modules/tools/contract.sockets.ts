import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named, PathId, Timestamp } from "../../contract/shapes.ts";
import { ToolId } from "./contract.ts";

export const SocketTicket = named(
  "SocketTicket",
  z
    .object({
      ticket: z.string().describe("It is used once."),
      subprotocol: z
        .string()
        .describe("The ticket as a subprotocol: offer it with the opening of the socket, beside that of the messages."),
      expires_at: Timestamp.describe("End of its validity, 30 seconds after it was made."),
    })
    .describe("A ticket for one socket of one tool."),
);
export const createSocketTicket = operation({
  id: "createSocketTicket",
  method: "POST",
  path: "/interviews/sessions/:id/tools/:toolId/ticket/",
  tag: "tools",
  access: "user",
  summary: "Makes a ticket for a socket.",
  description:
    "For pages that have a token in place of a cookie, because a browser sends no header with an upgrade. For everybody who may read the tool; the socket ends with the token.",
  params: z.object({
    id: PathId.describe("The session, as `Session.id`."),
    toolId: ToolId.describe("The tool, as `SessionTool.id`."),
  }),
  responses: { 201: SocketTicket },
  example: { response: { ticket: "7fQ…", subprotocol: "hotseat.ticket.7fQ…", expires_at: "2026-11-25T15:05:05.000Z" } },
  errors: ["session_not_found", "not_attending", "tool_not_found"],
});
