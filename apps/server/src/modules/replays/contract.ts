import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, named, PathId, Timestamp } from "../../contract/shapes.ts";
import { SegmentType } from "../schedule/contract.shapes.ts";
import { ToolId, ToolKind } from "../tools/contract.ts";

/** Most changes of a tool that one response carries. */
const REPLAY_PAGE_MAX = 1000;

/** As the whiteboard's gate admits them. */
const ImageId = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_:.-]+$/);

const attendee_id = Id.nullable().describe("The person who made it, as `Attendee.id`; null for a former member.");
const at = Timestamp.describe("Time the server stored it.");

export const Replay = named(
  "Replay",
  z
    .object({
      session: z
        .object({
          id: Id.describe("Id of the session."),
          title: z.string().describe("Title of its workshop, in the language of the request."),
          started_at: Timestamp.describe("Time it was started; the replay begins here."),
          ended_at: Timestamp.describe("Time it ended; the replay ends here."),
        })
        .describe("Facts about the session that is replayed."),
      people: z
        .array(
          z.object({
            attendee_id: Id.describe("Their place, as `Attendee.id`."),
            full_name: z.string().describe("Full name, as the session's people read it."),
            colour: z.number().int().describe("Number of their colour, from 0; it never changes."),
            is_me: z.boolean().describe("It is the caller."),
          }),
        )
        .describe("Everybody with a seat, in seating order."),
      segments: z
        .array(
          z.object({
            index: z.number().int().describe("Index in the timeline, from 0."),
            type: SegmentType,
            slot_index: z.number().int().nullable().describe("Number of its turn, from 0; null for the debrief."),
            attendee_id: Id.nullable().describe("The person in the hot seat, as `Attendee.id`; null without one."),
            started_at: Timestamp.describe("Time it began."),
            ended_at: Timestamp.describe("Time it ended."),
          }),
        )
        .describe("The segments that took place, in the order of their begin."),
      questions: z
        .array(
          z.object({
            question_id: Id.describe("The question, as `Question.id`."),
            attendee_id: Id.describe("The person who was asked, as `Attendee.id`."),
            number: z.number().int().describe("Place among the person's questions, from 1."),
            text: z.string().describe("The question, plain text."),
            started_at: Timestamp.describe("Time it was asked."),
          }),
        )
        .describe("The questions that were asked, in the order of time."),
      tools: z
        .array(
          z.object({
            id: ToolId.describe("Id of the tool."),
            kind: ToolKind,
            name: z.string().describe("Its last name."),
            language: z.string().nullable().describe("Language of a code pad, as the pad names it; null for a board."),
            changes: z.number().int().describe("Number of changes that its replay has."),
          }),
        )
        .describe("Whiteboards and code pads with something in them, closed ones too."),
    })
    .describe("The frame of a session's replay: its time, people, questions and tools."),
);
export const ReplayChanges = named(
  "ReplayChanges",
  z
    .object({
      results: z
        .array(
          z.object({
            seq: z.number().int().describe("Number of the change in its tool; rises."),
            at,
            attendee_id,
            operation: z
              .array(z.union([z.number().int(), z.string()]))
              .nullable()
              .describe("Edit of a code pad: +n keeps, −n deletes n code points, text is inserted; null for a board."),
            elements: z
              .array(z.unknown())
              .nullable()
              .describe("Changed elements of a whiteboard, deleted ones included; null for a code pad."),
          }),
        )
        .describe("The changes in their order."),
      next: z.number().int().nullable().describe("Pass it as `after` for the next page; null on the last page."),
    })
    .describe("Changes of one tool, from the oldest on."),
);
export const ReplayImage = named(
  "ReplayImage",
  z
    .object({
      id: z.string().describe("The image, as `fileId` of an element."),
      mime_type: z.enum(["image/png", "image/jpeg", "image/webp"]).describe("Its media type, as its bytes say."),
      data_url: z.string().describe("The image as a `data:` URL in base64, at most 4 MiB of bytes."),
    })
    .describe("An image on a whiteboard of a replay."),
);
const READING = ["session_not_found", "not_attending", "replay_not_open", "replay_not_agreed"] as const;

export const getReplay = operation({
  id: "getReplay",
  method: "GET",
  path: "/interviews/sessions/:id/replay/",
  tag: "replays",
  access: "user",
  summary: "Reads the frame of a session's replay.",
  description:
    "For everybody who had a seat, once the session is over, while each of them agrees to the replay. Somebody who takes the consent back closes it.",
  params: InSession,
  responses: { 200: Replay },
  errors: READING,
});
export const listReplayChanges = operation({
  id: "listReplayChanges",
  method: "GET",
  path: "/interviews/sessions/:id/replay/:toolId/",
  tag: "replays",
  access: "user",
  summary: "Reads the changes of one tool.",
  description: "For everybody who may read the replay; page by page, the oldest first.",
  params: z.object({
    id: PathId.describe("The session, as `Session.id`."),
    toolId: ToolId.describe("The tool, as `Replay.tools`."),
  }),
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(-1)
      .max(2_147_483_647)
      .default(-1)
      .describe("Number of the change before the page. Left out: from the beginning."),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(REPLAY_PAGE_MAX)
      .default(REPLAY_PAGE_MAX)
      .describe("Most changes of a page; it ends earlier at about 1 MB, with one change at least."),
  }),
  responses: { 200: ReplayChanges },
  errors: [...READING, "tool_not_found"],
});
export const getReplayImage = operation({
  id: "getReplayImage",
  method: "GET",
  path: "/interviews/sessions/:id/replay/:toolId/images/:imageId/",
  tag: "replays",
  access: "user",
  summary: "Reads an image of a whiteboard.",
  description: "For everybody who may read the replay. An image never changes.",
  params: z.object({
    id: PathId.describe("The session, as `Session.id`."),
    toolId: ToolId.describe("The whiteboard, as `Replay.tools`."),
    imageId: ImageId.describe("The image, as `fileId` of an element."),
  }),
  responses: { 200: ReplayImage },
  errors: [...READING, "tool_not_found", "image_not_found"],
});
