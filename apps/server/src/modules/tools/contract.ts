import { z } from "zod";
import { TOOL_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { published } from "../../contract/published.ts";
import { Id, named, PathId, Timestamp, wholeListOf } from "../../contract/shapes.ts";
import { cleanName } from "../../platform/names/clean-name.ts";
import { TOOL_KINDS as KINDS } from "./tool-kinds.ts";
import { READ_ONLY_REASONS } from "./tool-rights.ts";

const TOOL_KINDS = published("TOOL_KINDS", "Kinds of tool that a session can have.", KINDS);

export const ToolKind = named("ToolKind", z.enum(TOOL_KINDS).describe("A whiteboard or a code pad."));
export const ToolId = z
  .string()
  .max(18)
  .regex(/^s[0-9]{1,10}-[A-Za-z0-9]{6}$/);
/** Invisible characters and direction controls are removed; a name must have a visible one. */
const ToolName = z.string().overwrite(cleanName).min(1).max(TOOL_NAME_MAX_LENGTH);

/** A whiteboard or code pad of a session (LS-2.22). */
export const SessionTool = named(
  "SessionTool",
  z
    .object({
      id: ToolId.describe("Id of the tool, and of its board or document: `s{session}-{6 letters and digits}`."),
      kind: ToolKind,
      name: z.string().describe("Its name, plain text, at most 60 characters."),
      position: z.number().int().describe("Place in the list, from 0."),
      locked: z.boolean().describe("Only people who may lock write to it."),
      created_at: Timestamp.describe("Time it was made."),
      read_only: z
        .enum(READ_ONLY_REASONS)
        .nullable()
        .describe("Why the caller can only read it: as an observer, it is locked, the session ended; null: may write."),
    })
    .describe("A whiteboard or code pad of a session. Its content comes by its socket."),
);
export const SessionToolList = named(
  "SessionToolList",
  z
    .object({
      ...wholeListOf(SessionTool),
      can_create: z.array(ToolKind).describe("Kinds that the caller may make now."),
      can_lock: z.boolean().describe("The caller may lock, unlock and close tools now."),
      can_clear: z.boolean().describe("The caller may clear tools now."),
    })
    .describe("The open tools of a session, after its end the closed ones too, and what the caller may do with them."),
);
export const ToolsStatus = named(
  "ToolsStatus",
  z
    .object({
      active: z.number().int().describe("Number of tools that are open in the session."),
      places: z
        .array(
          z.object({
            attendee_id: Id.describe("The person, as `Attendee.id`."),
            tool_id: ToolId.describe("The tool they have open, as `SessionTool.id`."),
          }),
        )
        .describe("The tool that each person in the call has open; nobody twice."),
    })
    .describe("How many tools there are, and where everybody is."),
);

const InTool = z.object({
  id: PathId.describe("The session, as `Session.id`."),
  toolId: ToolId.describe("The tool, as `SessionTool.id`."),
});
const READING = ["session_not_found", "not_attending"] as const;
const WRITING = [...READING, "permission_denied", "session_not_started", "session_over"] as const;

export const listTools = operation({
  id: "listTools",
  method: "GET",
  path: "/interviews/sessions/:id/tools/",
  tag: "tools",
  access: "user",
  summary: "Lists the whiteboards and code pads of a session.",
  description:
    "For everybody with a seat. A session without any gets one of each when somebody who may write asks for them. After the end the tools that were closed are in the list too, to be read.",
  params: InSession,
  responses: { 200: SessionToolList },
  errors: READING,
});
export const createTool = operation({
  id: "createTool",
  method: "POST",
  path: "/interviews/sessions/:id/tools/",
  tag: "tools",
  access: "user",
  summary: "Makes a whiteboard or a code pad.",
  description:
    "For everybody in a live session but observers; before it, for host and owner once the room is open. At most 20 a session, closed ones included.",
  params: InSession,
  body: z.strictObject({
    kind: ToolKind,
    name: ToolName.optional().describe(
      "Its name, 1 to 60 characters. Left out: its kind in the language of the session, numbered from the second on.",
    ),
  }),
  responses: { 201: SessionTool },
  example: { body: { kind: "whiteboard", name: "Architecture" } },
  errors: [...WRITING, "tools_full"],
});
export const updateTool = operation({
  id: "updateTool",
  method: "PATCH",
  path: "/interviews/sessions/:id/tools/:toolId/",
  tag: "tools",
  access: "user",
  summary: "Renames, locks or unlocks a tool.",
  description:
    "Everybody who may write to the tool may rename it. Locking is for host, owner, the interviewer and people with granted authority.",
  params: InTool,
  body: z
    .strictObject({
      name: ToolName.optional().describe("Its new name, 1 to 60 characters."),
      locked: z.boolean().optional().describe("True locks it: only people who may lock write to it then."),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), "Name something to change."),
  responses: { 200: SessionTool },
  example: { body: { name: "Architecture" } },
  errors: [...WRITING, "tool_not_found", "tool_locked"],
});
export const closeTool = operation({
  id: "closeTool",
  method: "DELETE",
  path: "/interviews/sessions/:id/tools/:toolId/",
  tag: "tools",
  access: "user",
  summary: "Closes a tool.",
  description:
    "For everybody who may lock tools. It leaves the list and nobody writes to it any more; what is in it is kept for the replay.",
  params: InTool,
  responses: { 204: null },
  errors: [...WRITING, "tool_not_found"],
});
export const clearTool = operation({
  id: "clearTool",
  method: "POST",
  path: "/interviews/sessions/:id/tools/:toolId/clear/",
  tag: "tools",
  access: "user",
  summary: "Clears a whiteboard or a code pad.",
  description:
    "For host, owner, the interviewer and people with granted authority. It is a change like any other: what was there is kept for the replay.",
  params: InTool,
  responses: { 204: null },
  errors: [...WRITING, "tool_not_found", "tool_locked", "unavailable"],
});
export const getToolsStatus = operation({
  id: "getToolsStatus",
  method: "GET",
  path: "/interviews/sessions/:id/tools/status/",
  tag: "tools",
  access: "user",
  summary: "Reads how many tools there are, and where everybody is.",
  description: "For everybody with a seat.",
  params: InSession,
  responses: { 200: ToolsStatus },
  errors: READING,
});
export const visitTool = operation({
  id: "visitTool",
  method: "POST",
  path: "/interviews/sessions/:id/tools/status/",
  tag: "tools",
  access: "user",
  summary: "Says which tool one has open.",
  description: "For everybody in a live session, observers too. The others see it.",
  params: InSession,
  body: z.strictObject({
    tool_id: ToolId.nullable().describe("The tool, as `SessionTool.id`; null: none any more."),
  }),
  responses: { 200: ToolsStatus },
  errors: [...READING, "session_not_started", "session_over", "tool_not_found"],
});
