import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/handle.ts";
import type { Db } from "../../deps.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { findTask, isSessionWide, type TaskRow } from "./task-repository.ts";

/** A task of one's own, or one about a session one attends; any other is not there. */
export async function reachableTask(db: Db, viewer: Viewer, id: string): Promise<TaskRow> {
  const task = await findTask(db, id);
  if (!task || (viewer.onlySessionId !== null && viewer.onlySessionId !== task.sessionId))
    throw new ApiError("task_not_found");
  if (task.keycloakId === viewer.keycloakId) return task;
  const me = isSessionWide(task.kind) ? await findAttendeeOf(db, task.sessionId, viewer.keycloakId) : null;
  if (me?.status !== "CONFIRMED") throw new ApiError("task_not_found");
  return task;
}
