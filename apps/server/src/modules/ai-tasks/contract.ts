import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, PageQuery, page, Timestamp } from "../../contract/shapes.ts";

export const AiTaskKind = named(
  "AiTaskKind",
  z.enum(["scenario", "questions", "profile", "feedback_summary", "insights"]),
);
export const AiTaskStatus = named("AiTaskStatus", z.enum(["queued", "running", "done", "failed", "cancelled"]));
/** Why a text was not written; each may be asked for again. */
export const AiTaskError = named(
  "AiTaskError",
  z.enum([
    "provider_unavailable",
    "provider_busy",
    "provider_refused",
    "provider_timeout",
    "invalid_output",
    "interrupted",
    "no_longer_possible",
  ]),
);
export const TaskId = z.uuid();

/** A text being written for somebody (LS-D6). */
export const AiTask = named(
  "AiTask",
  z.object({
    id: TaskId,
    kind: AiTaskKind,
    session_id: Id,
    /** Whose scenario, questions or feedback it is; null for what is about the whole session. */
    attendee_id: Id.nullable(),
    status: AiTaskStatus,
    /** `composer`: put together by fixed rules from the question bank, not AI. */
    source: z.enum(["composer", "ai"]),
    /** Once done; null for one's own questions, which a candidate meets in the hot seat. */
    text: z.string().nullable(),
    /** Set when failed. */
    error: z.object({ code: AiTaskError, detail: z.string() }).nullable(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
  }),
);

const OneTask = z.object({ taskId: TaskId });

export const createAiTask = operation({
  id: "createAiTask",
  method: "POST",
  path: "/ai/tasks/",
  tag: "ai",
  access: "signed-in",
  summary:
    "Asks for a text. It is written in the background, streamed as `ai.task.stream.*` events and, for scenario and questions, put in place when done; a profile becomes a draft for its person to approve.",
  body: z.strictObject({
    kind: AiTaskKind,
    session_id: Id,
    /** Default: one's own place in the session. */
    attendee_id: Id.optional(),
    /** Made by the client: the same one sent again answers the task there is, and is refused for any other text. */
    client_id: z.uuid().optional(),
  }),
  answers: { 200: AiTask, 201: AiTask },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "attendee_not_found",
    "session_not_started",
    "session_over",
    "schedule_started",
    "questions_in_use",
    "feedback_not_open",
    "no_turn",
    "own_rating_missing",
    "too_many_tasks",
  ],
});
export const listAiTasks = operation({
  id: "listAiTasks",
  method: "GET",
  path: "/ai/tasks/",
  tag: "ai",
  access: "signed-in",
  summary: "The texts I have asked for, the latest first.",
  query: PageQuery,
  answers: { 200: page("AiTaskPage", AiTask) },
});
export const getAiTask = operation({
  id: "getAiTask",
  method: "GET",
  path: "/ai/tasks/:taskId/",
  tag: "ai",
  access: "signed-in",
  summary: "One task: my own, or one about a whole session I attend.",
  params: OneTask,
  answers: { 200: AiTask },
  errors: ["task_not_found"],
});
export const cancelAiTask = operation({
  id: "cancelAiTask",
  method: "DELETE",
  path: "/ai/tasks/:taskId/",
  tag: "ai",
  access: "signed-in",
  summary: "Gives up a text of mine that is still being written.",
  params: OneTask,
  answers: { 204: null },
  errors: ["task_not_found", "task_finished"],
});
