import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";

/** An answer is given to everybody who asks so soon after it. */
const KEPT_MS = 1000;
/** A database that lets a query wait for longer is away: whoever asks shares the query, and must not wait with it for good. */
const PATIENCE_MS = 5000;

/**
 * Whether the database answers and its migrations are there. Anybody may ask as often as they like, so one query at a time
 * answers all of them, and its answer is kept for a moment.
 */
export function createReadiness({ database, clock }: Pick<Deps, "database" | "clock">): () => Promise<boolean> {
  let current: Promise<boolean> | null = null;

  async function query(): Promise<boolean> {
    try {
      await database.db.execute(sql`select count(*) from drizzle.__drizzle_migrations`);
      return true;
    } catch {
      return false;
    }
  }

  async function ask(): Promise<boolean> {
    let stopWaiting = (): void => {};
    const tooLate = new Promise<boolean>((resolve) => {
      stopWaiting = clock.after(PATIENCE_MS, () => resolve(false));
    });
    const isReady = await Promise.race([query(), tooLate]);
    stopWaiting();
    clock.after(KEPT_MS, () => {
      current = null;
    });
    return isReady;
  }

  return () => {
    current ??= ask();
    return current;
  };
}
