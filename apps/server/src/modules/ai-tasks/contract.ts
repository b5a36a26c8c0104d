import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, PageQuery, page, Timestamp } from "../../contract/shapes.ts";

export const AiTaskKind = named(
  "AiTaskKind",
  z
    .enum(["scenario", "questions", "profile", "feedback_summary", "insights"])
    .describe(
      "The text to write: a person's scenario or questions, their description, their feedback summary, or insights on the whole session.",
    ),
);
export const AiTaskStatus = named(
  "AiTaskStatus",
  z
    .enum(["queued", "running", "done", "failed", "cancelled"])
    .describe("Where a task stands. The last three are final."),
);
export const AiTaskError = named(
  "AiTaskError",
  z
    .enum([
      "provider_unavailable",
      "provider_busy",
      "provider_refused",
      "provider_timeout",
      "invalid_output",
      "interrupted",
      "no_longer_possible",
    ])
    .describe("Why a text was not written. Each may be asked for again."),
);
export const TaskId = z.uuid();

/** A text being written for somebody (LS-D6.1). */
export const AiTask = named(
  "AiTask",
  z
    .object({
      id: TaskId.describe("Id of the task, a UUID."),
      kind: AiTaskKind,
      session_id: Id.describe("The session, as `Session.id`."),
      attendee_id: Id.nullable().describe(
        "The person whose scenario, questions, description or feedback it is, as `Attendee.id`; null for the whole session.",
      ),
      status: AiTaskStatus,
      source: z
        .enum(["composer", "ai"])
        .describe("The writer. `composer`: fixed rules and the question bank, `ai`: a language model."),
      text: z
        .string()
        .nullable()
        .describe(
          "The text, once done. Null before that, and for one's own questions, which a candidate meets in the hot seat only.",
        ),
      error: z
        .object({
          code: AiTaskError.describe("Why it was not written."),
          detail: z.string().describe("The same in English."),
        })
        .nullable()
        .describe("Set when `status` is `failed`."),
      created_at: Timestamp.describe("Time it was asked for."),
      finished_at: Timestamp.nullable().describe("Time it was done, failed or cancelled; null before that."),
    })
    .describe("A text that is written for somebody in the background."),
);

const OneTask = z.object({ taskId: TaskId.describe("The task, as `AiTask.id`.") });

export const createAiTask = operation({
  id: "createAiTask",
  method: "POST",
  path: "/ai/tasks/",
  tag: "ai",
  access: "user",
  summary: "Asks for a text.",
  description:
    "The text arrives as `ai.task.stream.*` events and in `getAiTask`. When done, a scenario and questions are put in place; a description becomes a draft that its person approves. A person may have three unfinished tasks.",
  body: z.strictObject({
    kind: AiTaskKind,
    session_id: Id.describe("The session, as `Session.id`."),
    attendee_id: Id.optional().describe("Whom it is about, as `Attendee.id`. Left out: the caller."),
    client_id: z
      .uuid()
      .optional()
      .describe(
        "UUID made by the client. The same one sent again returns the stored task; with another text it is refused.",
      ),
  }),
  responses: { 200: AiTask, 201: AiTask },
  example: { body: { kind: "questions", session_id: 12, attendee_id: 31 } },
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
  access: "user",
  summary: "Lists the texts one has asked for.",
  description: "The latest comes first.",
  query: PageQuery,
  responses: { 200: page("AiTaskPage", AiTask) },
});
export const getAiTask = operation({
  id: "getAiTask",
  method: "GET",
  path: "/ai/tasks/:taskId/",
  tag: "ai",
  access: "user",
  summary: "Reads one task.",
  description: "One's own task, or one about a whole session that one attends.",
  params: OneTask,
  responses: { 200: AiTask },
  errors: ["task_not_found"],
});
export const cancelAiTask = operation({
  id: "cancelAiTask",
  method: "DELETE",
  path: "/ai/tasks/:taskId/",
  tag: "ai",
  access: "user",
  summary: "Cancels a text that is still being written.",
  description: "One's own task, while it is not finished.",
  params: OneTask,
  responses: { 204: null },
  errors: ["task_not_found", "task_finished"],
});
