import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, KeycloakId, named, PathId, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { TaskId } from "../ai-tasks/contract.ts";
import { ServerEvent } from "./contract.server-event.ts";

const ServerTime = Timestamp.describe("Time on the server, to correct the clock of the client.");
const notice = <T extends string, D extends z.ZodRawShape>(type: T, description: string, data: D) =>
  z
    .object({
      type: z.literal(type).describe("Name of the message."),
      data: z.object(data).describe("The content of the event."),
    })
    .describe(description);

export const ConnectionEvent = named(
  "ConnectionEvent",
  z
    .discriminatedUnion("type", [
      notice("connection.established", "The connection is open.", {
        streams: z.array(z.string()).describe("Streams that this connection carries, named as in `EventMeta.stream`."),
        skipped: z
          .array(z.string())
          .optional()
          .describe(
            "Streams whose cursor lay more than 2,000 events back. Their events are not sent again: read what you show of them.",
          ),
        server_time: ServerTime,
      }),
      notice("ai.task.stream.delta", "A piece of a text that is being written.", {
        session_id: Id.describe("The session, as `Session.id`."),
        task_id: TaskId.describe("The task, as `AiTask.id`."),
        offset: z
          .number()
          .int()
          .describe(
            "Place of the piece in the text, in characters from 0. If an earlier piece is missing, wait for the end and read `getAiTask`.",
          ),
        text: z.string().describe("The piece."),
      }),
      notice("heartbeat", "Sent every 15 s, so that a lost connection is noticed.", { server_time: ServerTime }),
    ])
    .describe("A message about the connection itself; it is in no stream. All of them move the cursor."),
);
export const StreamMessage = named(
  "StreamMessage",
  z
    .union([ServerEvent, ConnectionEvent])
    .describe("One message of an event stream, as JSON in `data:`. `id:` is the cursor."),
);

const After = {
  after: StreamCursor.max(2000)
    .optional()
    .describe(
      "Cursor to continue after: `stream_cursor` of a response, or the last `id:`. The header `Last-Event-ID` wins over it.",
    ),
};
const stream = <P extends z.ZodType>(id: string, path: string, summary: string, description: string, params: P) =>
  operation({
    id,
    method: "GET",
    path,
    tag: "events",
    access: "signed-in",
    stream: true,
    summary,
    description,
    params,
    query: z.object(After),
    responses: { 200: StreamMessage },
    errors: ["session_not_found", "permission_denied"],
  });

export const streamEvents = operation({
  id: "streamEvents",
  method: "GET",
  path: "/sse/",
  tag: "events",
  access: "signed-in",
  stream: true,
  summary: "One event stream for everything a browser shows.",
  description:
    "Server-sent events. Ask for the global streams, one session's stream, or both on one connection. After a lost connection send the last `id:` again; nothing is lost for 2,000 events.",
  query: z.object({
    stream_session_id: PathId.optional().describe("A session whose stream to add, as `Session.id`."),
    global: z
      .enum(["0", "1"])
      .optional()
      .describe("`1` adds the streams of the person, their organisation, the sectors and the catalogue."),
    ...After,
  }),
  responses: { 200: StreamMessage },
  errors: ["session_not_found", "permission_denied"],
});
export const streamSession = stream(
  "streamSession",
  "/sse/session/:id/",
  "Event stream of one session.",
  "For everybody with a place in the session, and administrators who may see it.",
  InSession,
);
export const streamUser = stream(
  "streamUser",
  "/sse/user/:id/",
  "Event stream of the signed-in person.",
  "One's own only.",
  z.object({ id: KeycloakId.describe("The person's id at the identity provider, as `Me.keycloak_id`.") }),
);
export const streamOrganisation = stream(
  "streamOrganisation",
  "/sse/org/:id/",
  "Event stream of one's organisation.",
  "One's own organisation only.",
  z.object({ id: PathId.describe("The organisation, as `Me.organisation.id`.") }),
);
export const streamSector = stream(
  "streamSector",
  "/sse/sector/:id/",
  "Event stream of a job sector.",
  "For everybody who is signed in.",
  z.object({ id: z.string().max(40).describe("The sector, as `SectorKey`.") }),
);
