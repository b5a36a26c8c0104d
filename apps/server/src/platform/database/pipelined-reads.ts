import { setTimeout } from "node:timers/promises";
import pg from "pg";

/** Milliseconds between a failed attempt to open the connection and the next one. */
const REOPEN_MS = 500;
/** The classes of PostgreSQL's errors that end a connection: operator intervention and connection exception. */
const ENDS_CONNECTION = /^(57P|08)/;

type Query = (config: unknown, ...rest: readonly unknown[]) => unknown;

/** A read that is prepared under a name, and none of the statements that a transaction sends. */
const isPreparedRead = (config: unknown): boolean => {
  const { name, text } = config as Partial<pg.QueryConfig>;
  return name !== undefined && text?.startsWith("select ") === true;
};

/** Whether an error is of the one read alone; a failed socket or a missing response is of all reads on their way. */
const isOfOneRead = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !ENDS_CONNECTION.test(error.code ?? "");

/** The connection of the prepared reads of a pool. */
export interface PipelinedReads {
  /** Gives the connection up when the reads that are on their way have ended; the next read opens another one. */
  renew(): void;
  /** Closes the connection when the reads that are on their way have their response. */
  close(): Promise<void>;
}

/**
 * Sends the prepared reads of a pool over one connection of their own, each without a wait for the response to the one
 * before: reads of many requests share a message. PostgreSQL runs them one after the other, so they must be short. While
 * this connection is not open, they go over the pool.
 *
 * @param connect returns a client with `pipeline: true` that is not connected yet
 */
export function pipelineReads(pool: pg.Pool, connect: () => pg.Client): PipelinedReads {
  const overPool = pool.query.bind(pool) as Query;
  let reader: pg.Client | null = null;
  let opening: Promise<void> | null = null;
  const closing = new AbortController();

  const drop = (client: pg.Client): void => {
    if (reader === client) reader = null;
  };

  const giveUp = (client: pg.Client): void => {
    drop(client);
    void client.end();
  };

  async function open(): Promise<void> {
    const fresh = connect();
    // The reads on their way get the end of the connection as their error; without a listener it would end the process.
    fresh.on("error", () => drop(fresh));
    fresh.on("end", () => drop(fresh));
    try {
      await fresh.connect();
      reader = fresh;
    } catch {
      // The pool has the same server, and reports it.
      fresh.connection.stream.destroy();
      // It rejects only when the database is closed, which ends the wait.
      await setTimeout(REOPEN_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }

  async function overReader(client: pg.Client, config: unknown, rest: readonly unknown[]): Promise<unknown> {
    try {
      return await (client.query as Query)(config, ...rest);
    } catch (error) {
      // The end of the connection is known a moment later only; the next read must not go over it.
      if (reader === client && !isOfOneRead(error)) giveUp(client);
      throw error;
    }
  }

  const query: Query = (config, ...rest) => {
    if (!isPreparedRead(config)) return overPool(config, ...rest);
    if (reader) return overReader(reader, config, rest);
    if (!closing.signal.aborted)
      opening ??= open().finally(() => {
        opening = null;
      });
    return overPool(config, ...rest);
  };
  pool.query = query as typeof pool.query;

  return {
    renew() {
      if (reader) giveUp(reader);
    },
    async close() {
      closing.abort();
      await opening;
      await reader?.end();
    },
  };
}
