import { loadDemo } from "./demo/load-demo.ts";
import type { Deps } from "./deps.ts";
import { runSchedules } from "./modules/schedule/run-schedules.ts";

/** What must be there before the first request. */
export async function prepare(deps: Deps): Promise<void> {
  if (deps.config.demo && (await loadDemo(deps))) deps.log.info({}, "demo people and sessions loaded");
}

/** What goes on without anybody asking. The answer stops it. */
export function startJobs(deps: Deps): () => Promise<void> {
  return runSchedules(deps);
}
