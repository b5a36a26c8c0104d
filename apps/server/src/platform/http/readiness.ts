import { sql } from "drizzle-orm";
import type { Platform } from "../platform.ts";

/** An answer is given to everybody who asks so soon after it. */
const KEPT_MS = 1000;
/** A database that lets a query wait for longer is away: whoever asks shares the query, and must not wait with it for good. */
const PATIENCE_MS = 5000;

/** What keeps the server from working, or that nothing does. */
export type Readiness = "ready" | "database_away" | "disk_full";

/**
 * Whether the database answers, can write and its migrations are there. Anybody may ask as often as they like, so one query at a time
 * answers all of them, and its answer is kept for a moment.
 */
export function createReadiness({ database, clock }: Pick<Platform, "database" | "clock">): () => Promise<Readiness> {
  let current: Promise<Readiness> | null = null;

  async function query(): Promise<Readiness> {
    try {
      await database.db.execute(sql`select count(*) from drizzle.__drizzle_migrations`);
      return (await database.isDiskFull()) ? "disk_full" : "ready";
    } catch {
      return "database_away";
    }
  }

  async function ask(): Promise<Readiness> {
    let stopWaiting = (): void => {};
    const tooLate = new Promise<Readiness>((resolve) => {
      stopWaiting = clock.after(PATIENCE_MS, () => resolve("database_away"));
    });
    const readiness = await Promise.race([query(), tooLate]);
    stopWaiting();
    clock.after(KEPT_MS, () => {
      current = null;
    });
    return readiness;
  }

  return () => {
    current ??= ask();
    return current;
  };
}
