import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { cancelAiTask, createAiTask } from "../generated/operations/ai";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** Requests a text, which is generated in the background; the id lets the server recognise a browser's repeated request. */
export const createAiTaskMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.session(id), "ai-task"],
    mutationFn: (body: Omit<OperationBody<typeof createAiTask>, "session_id" | "client_id">) =>
      client.call(createAiTask, { body: { ...body, session_id: id, client_id: crypto.randomUUID() } }),
    onSuccess: (task, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData<typeof task>(keys.aiTask(id, task.id), (known) => known ?? task);
      // A short text may be finished, and its event sent, before this response arrives: the task is fetched again.
      return refresh(queryClient, keys.aiTask(id, task.id), keys.aiTasks);
    },
  });

/** Cancels a text of mine that is still being generated. */
export const cancelAiTaskMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "cancel-ai-task"],
    mutationFn: (taskId: string) => client.call(cancelAiTask, { path: { taskId } }),
    onSettled: (_response, _error, taskId, _before, { client: queryClient }) =>
      refresh(queryClient, keys.aiTask(id, taskId), keys.aiTasks),
  });
