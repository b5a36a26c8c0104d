import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getAiTask, listAiTasks } from "../generated/operations/ai";
import type { AiTask } from "../generated/types.gen";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** More tasks than one person may have running. */
const TASKS_LIMIT = 10;

/** The texts I requested, the latest first: shows whether one is running. */
export const aiTasksQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.aiTasks,
    queryFn: ({ signal }) => client.call(listAiTasks, { query: { limit: TASKS_LIMIT }, signal }),
  });

/** Returns the poll interval in milliseconds of a running text while the stream is down. */
const TASK_POLL_MS = 2000;

/** A text in progress; its end arrives by the stream, or by polling while that is down. */
export const aiTaskQuery = (client: HotseatClient, id: number, taskId: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.aiTask(id, taskId),
    queryFn: ({ signal }) => client.call(getAiTask, { path: { taskId }, signal }),
    refetchInterval: ({ state }) => (client.events.isLive(id) || isTaskOver(state.data) ? false : TASK_POLL_MS),
  });

/** Returns whether a task is finished, cancelled or failed. */
function isTaskOver(task: Pick<AiTask, "status"> | undefined): boolean {
  return task !== undefined && task.status !== "queued" && task.status !== "running";
}
