import { handle } from "../../contract/handle.ts";
import { pageOf } from "../attendees/page-of.ts";
import { listAiTasks } from "./contract.ts";
import { isHidden } from "./task-kinds.ts";
import { listTasksOf, toTask } from "./task-repository.ts";

export const listAiTasksHandler = handle(listAiTasks, async ({ deps, viewer, query }) => {
  const { db } = deps.database;
  const mine = (await listTasksOf(db, viewer.keycloakId)).filter(
    ({ sessionId }) => viewer.onlySessionId === null || sessionId === viewer.onlySessionId,
  );
  const tasks = await Promise.all(mine.map(async (task) => ({ task, hidden: await isHidden(db, task) })));
  const place = ({ task }: (typeof tasks)[number]) => ({ group: 0, key: -task.number, id: task.number });
  const present = ({ task, hidden }: (typeof tasks)[number]) => toTask(task, hidden);
  return { status: 200, body: pageOf(deps.config.publicUrl, listAiTasks.path, query, tasks, place, present) };
});
