import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getAiTask, listAiTasks } from "../generated/operations/ai";
import type { AiTask } from "../generated/types.gen";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** More than one person may have under way. */
const TASKS_LIMIT = 10;

/** The texts I have asked for, the latest first: whether one is under way. */
export const aiTasksQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.aiTasks,
    queryFn: ({ signal }) => client.call(listAiTasks, { query: { limit: TASKS_LIMIT }, signal }),
  });

/** Milliseconds until a text under way is asked for again while the stream is down. */
const TASK_POLL_MS = 2000;

/** A text being written; its end comes by the stream, or is asked for while that is down. */
export const aiTaskQuery = (client: HotseatClient, id: number, taskId: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.aiTask(id, taskId),
    queryFn: ({ signal }) => client.call(getAiTask, { path: { taskId }, signal }),
    refetchInterval: ({ state }) => (client.events.isLive(id) || isTaskOver(state.data) ? false : TASK_POLL_MS),
  });

/** Whether a text is written, given up or failed. */
export function isTaskOver(task: Pick<AiTask, "status"> | undefined): boolean {
  return task !== undefined && task.status !== "queued" && task.status !== "running";
}
