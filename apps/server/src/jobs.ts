import { loadDemo } from "./demo/load-demo.ts";
import { labelPracticePartner } from "./demo/practice-partner.ts";
import type { Deps } from "./deps.ts";
import { runTasks } from "./modules/ai-tasks/run-tasks.ts";
import { tendControls } from "./modules/control/tend-controls.ts";
import { runSchedules } from "./modules/schedule/run-schedules.ts";

/** What must be there before the first request: the demo's people and sessions, once, where asked for. */
export async function prepare(deps: Deps): Promise<void> {
  if (deps.config.demo && (await loadDemo(deps))) deps.log.info({}, "Loaded the demo's people and sessions.");
  await labelPracticePartner(deps);
}

/** What goes on without anybody asking. The answer stops it. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = [runSchedules(deps), tendControls(deps), runTasks(deps)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
