import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admit } from "../sessions/access.ts";
import { lockUser } from "../users/users-repository.ts";
import { createAiTask } from "./contract.ts";
import { BURST_SPAN_MS, BURST_TASKS, MAX_OPEN_TASKS } from "./policy.ts";
import { aiTasks } from "./tables.ts";
import { isHidden, kindOf } from "./task-kinds.ts";
import {
  countAskedSince,
  countOpen,
  findAsked,
  forgetOld,
  notifyTask,
  type TaskRow,
  toTask,
} from "./task-repository.ts";
import type { TaskKind } from "./task-types.ts";

/** Kinds that other people of the session read; other kinds are written in the asker's language. */
const IN_SESSION_LANGUAGE: ReadonlySet<TaskKind> = new Set<TaskKind>(["scenario", "questions", "profile"]);

/** A text of another session may be one that its asker may not read any more. */
const isFor = (task: TaskRow, kind: TaskKind, sessionId: number, attendeeId: number | null): boolean =>
  task.kind === kind && task.sessionId === sessionId && task.attendeeId === attendeeId;

/** Inserts a row for the next free instance; no caller waits for the writing. 200 for a task requested before. */
export const createAiTaskHandler = handle(createAiTask, async ({ deps, viewer, language, body }) => {
  if (viewer.onlySessionId !== null && viewer.onlySessionId !== body.session_id)
    throw new ApiError("session_not_found");
  const { task, hidden, isNew } = await deps.database.transaction(async (tx) => {
    const admission = await admit(tx, viewer, body.session_id);
    const { session, attendee } = await kindOf(body.kind).admit(tx, admission, body.attendee_id ?? null);
    await lockUser(tx, viewer.keycloakId);
    const known = body.client_id && (await findAsked(tx, viewer.keycloakId, body.client_id));
    if (known && !isFor(known, body.kind, session.id, attendee?.id ?? null))
      throw new ApiError("validation_failed", {
        fieldErrors: { client_id: ["You have asked for another text by this id."] },
      });
    if (known) return { task: known, hidden: await isHidden(tx, known), isNew: false };
    if ((await countOpen(tx, viewer.keycloakId)) >= MAX_OPEN_TASKS) throw new ApiError("too_many_tasks");
    const since = new Date(deps.clock.now().getTime() - BURST_SPAN_MS);
    if ((await countAskedSince(tx, viewer.keycloakId, since)) >= BURST_TASKS) throw new ApiError("too_many_requests");
    await forgetOld(tx, viewer.keycloakId);
    const [row] = await tx
      .insert(aiTasks)
      .values({
        keycloakId: viewer.keycloakId,
        sessionId: session.id,
        attendeeId: attendee?.id ?? null,
        kind: body.kind,
        clientId: body.client_id,
        language: IN_SESSION_LANGUAGE.has(body.kind) ? session.language : language,
        source: deps.generation.source,
        createdAt: deps.clock.now(),
      })
      .returning();
    const task = row as TaskRow;
    await notifyTask(tx, task.id);
    return { task, hidden: await isHidden(tx, task), isNew: true };
  });
  return isNew ? { status: 201, body: toTask(task, hidden) } : { status: 200, body: toTask(task, hidden) };
});
