import type { Deps } from "../../deps.ts";
import { deleteStalePads } from "./pad-repository.ts";

const HOUR_MS = 60 * 60 * 1000;
/** A stand-alone pad is kept this long after its last edit. */
export const PAD_LIFETIME_MS = 30 * 24 * HOUR_MS;

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
