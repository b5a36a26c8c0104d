import type { Deps } from "./deps.ts";
import { runSchedules } from "./modules/schedule/run-schedules.ts";

/** What goes on without anybody asking: guided schedules, and the demo's people and sessions on first start. The answer stops it. */
export async function startJobs(deps: Deps): Promise<() => Promise<void>> {
  return runSchedules(deps);
}
