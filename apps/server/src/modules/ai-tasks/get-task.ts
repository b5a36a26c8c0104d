import { handle } from "../../handle.ts";
import { getAiTask } from "./contract.ts";
import { reachableTask } from "./reachable-task.ts";
import { isHidden } from "./task-kinds.ts";
import { toTask } from "./task-repository.ts";

/** The state of a task. This state counts; the stream only announces it. */
export const getAiTaskHandler = handle(getAiTask, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const task = await reachableTask(db, viewer, params.taskId);
  return { status: 200, body: toTask(task, await isHidden(db, task)) };
});
