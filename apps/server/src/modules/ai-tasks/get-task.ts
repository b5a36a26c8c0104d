import { handle } from "../../handle.ts";
import { getAiTask } from "./contract.ts";
import { reachableTask } from "./reachable-task.ts";
import { isHidden } from "./task-kinds.ts";
import { toTask } from "./task-repository.ts";

/** The state that counts; what the stream said on the way is only its announcement. */
export const getAiTaskHandler = handle(getAiTask, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const task = await reachableTask(db, viewer, params.taskId);
  return { status: 200, body: toTask(task, await isHidden(db, task)) };
});
