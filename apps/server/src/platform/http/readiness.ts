import { sql } from "drizzle-orm";
import type { Platform } from "../platform.ts";

/** Milliseconds for which a response is reused. */
const KEPT_MS = 1000;
/**
 * Milliseconds; a database that takes longer is away. Simultaneous requests share the query and must not wait with it
 * for ever.
 */
const PATIENCE_MS = 5000;

/** The reason why the server cannot work, or none. */
export type Readiness = "ready" | "database_away" | "disk_full";

/**
 * Whether the database responds, can write and has its migrations. Anybody may call it as often as they like, so one
 * query at a time serves all calls, and its response is kept for a moment.
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
