import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { recordChange } from "../sessions/record-change.ts";
import { cancelAiTask } from "./contract.ts";
import { reachableTask } from "./reachable-task.ts";
import { endTask, notifyTask, taskEvent } from "./task-repository.ts";

/** Cancels a task of the caller; the instance that writes it stops. */
export const cancelAiTaskHandler = handle(cancelAiTask, async ({ deps, viewer, params }) => {
  await recordChange(deps, async (tx) => {
    const task = await reachableTask(tx, viewer, params.taskId);
    if (task.keycloakId !== viewer.keycloakId) throw new ApiError("permission_denied");
    const ended = await endTask(tx, task.id, { status: "cancelled", finishedAt: deps.clock.now() });
    if (!ended) throw new ApiError("task_finished");
    await notifyTask(tx, task.id);
    return { events: [taskEvent(ended, "ai.task.stream.final")], response: null };
  });
  return { status: 204 };
});
