import type { Deps } from "./deps.ts";
import { runTasks } from "./modules/ai-tasks/run-tasks.ts";
import { tendControls } from "./modules/control/tend-controls.ts";
import { runSchedules } from "./modules/schedule/run-schedules.ts";

/** What goes on without anybody asking. The answer stops it. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = [runSchedules(deps), tendControls(deps), runTasks(deps)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
