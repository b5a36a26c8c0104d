import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { findTask, isSessionWide, type TaskRow } from "./task-repository.ts";

/** A task of the caller, or one about the whole session, in a session they attend; any other is not found. */
export async function reachableTask(db: Db, viewer: Viewer, id: string): Promise<TaskRow> {
  const task = await findTask(db, id);
  if (!task || (viewer.onlySessionId !== null && viewer.onlySessionId !== task.sessionId))
    throw new ApiError("task_not_found");
  const me = await findAttendeeOf(db, task.sessionId, viewer.keycloakId);
  const isMine = task.keycloakId === viewer.keycloakId || isSessionWide(task.kind);
  if (me?.status !== "CONFIRMED" || !isMine) throw new ApiError("task_not_found");
  return task;
}
