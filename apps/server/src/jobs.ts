import type { Deps } from "./deps.ts";
import { runTasks } from "./modules/ai-tasks/run-tasks.ts";
import { runControlTimers } from "./modules/control/run-control-timers.ts";
import { runOutbox } from "./modules/mail/run-outbox.ts";
import { runReminders } from "./modules/mail/run-reminders.ts";
import { runPadCleanUp } from "./modules/pads/run-pad-clean-up.ts";
import { runSchedules } from "./modules/schedule/run-schedules.ts";
import { runBatches } from "./modules/user-batches/run-batches.ts";
import { watchAccounts } from "./modules/users/watch-accounts.ts";

/** Starts the background jobs. Returns a stop function. */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = [
    runSchedules(deps),
    runControlTimers(deps),
    runTasks(deps),
    runOutbox(deps),
    runReminders(deps),
    watchAccounts(deps),
    runPadCleanUp(deps),
    runBatches(deps),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
