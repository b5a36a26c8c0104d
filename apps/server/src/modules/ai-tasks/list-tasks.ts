import { handle } from "../../handle.ts";
import { pageOf } from "../attendees/page-of.ts";
import { listAiTasks } from "./contract.ts";
import { isOwnQuestions, listTasksOf, toTask } from "./task-repository.ts";

export const listAiTasksHandler = handle(listAiTasks, async ({ deps, viewer, query }) => {
  const { db } = deps.database;
  const tasks = (await listTasksOf(db, viewer.keycloakId)).filter(
    ({ task }) => viewer.onlySessionId === null || task.sessionId === viewer.onlySessionId,
  );
  const place = ({ task }: (typeof tasks)[number]) => ({ group: 0, key: -task.number, id: task.number });
  const present = ({ task, myAttendeeId }: (typeof tasks)[number]) => toTask(task, isOwnQuestions(task, myAttendeeId));
  return { status: 200, body: pageOf(deps.config.publicUrl, listAiTasks.path, query, tasks, place, present) };
});
