import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** A handle to the database, inside a transaction or not; the same on PGlite and PostgreSQL. */
export type Db = NodePgDatabase<Record<string, never>>;

export interface Database {
  /** For single statements outside a transaction. */
  readonly db: Db;
  /** One transaction; never await the network inside (PGlite has one connection). */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Calls back for each NOTIFY on `channel` and once after every (re)connection, when something may have been missed. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** Whether no space is left to write, as far as known. */
  isDiskFull(): Promise<boolean>;
  close(): Promise<void>;
}
