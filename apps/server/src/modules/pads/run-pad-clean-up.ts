import type { Deps } from "../../deps.ts";
import { DAY_MS, HOUR_MS } from "../../platform/clock/durations.ts";
import { deleteStalePads } from "./pad-repository.ts";

/** A stand-alone pad is kept this long after its last edit. */
export const PAD_LIFETIME_MS = 30 * DAY_MS;

/** Deletes stand-alone pads whose time is over, every hour. Returns a stop function. */
export function runPadCleanUp({ database, clock, log }: Pick<Deps, "database" | "clock" | "log">): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let cancel = (): void => {};
  const clean = async (): Promise<void> => {
    await deleteStalePads(database.db, new Date(clock.now().getTime() - PAD_LIFETIME_MS));
  };
  const schedule = (): void => {
    cancel = clock.after(HOUR_MS, () => {
      running = clean().catch((error: Error) => log.warn({ error: error.message }, "Old pads could not be deleted."));
      schedule();
    });
  };
  schedule();
  return async () => {
    cancel();
    await running;
  };
}
