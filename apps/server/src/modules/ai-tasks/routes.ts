import type { Handler } from "../../contract/handler.ts";
import { cancelAiTaskHandler } from "./cancel-task.ts";
import { createAiTaskHandler } from "./create-task.ts";
import { getAiTaskHandler } from "./get-task.ts";
import { listAiTasksHandler } from "./list-tasks.ts";

export const routes: readonly Handler[] = [
  createAiTaskHandler,
  listAiTasksHandler,
  getAiTaskHandler,
  cancelAiTaskHandler,
];
