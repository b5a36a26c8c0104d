import type pg from "pg";

/** Limits on the silence of PostgreSQL, in milliseconds. */
export interface DatabaseLimits {
  /** Until a connection is made, or one of the pool is free. */
  readonly connectMs: number;
  /** Until a statement has its response; set here and, for statements it still works on, at PostgreSQL itself. */
  readonly statementMs: number;
  /** Between two checks of the listening connection, which otherwise would not notice that it is cut. */
  readonly listenCheckMs: number;
}

export const DATABASE_LIMITS: DatabaseLimits = { connectMs: 5_000, statementMs: 10_000, listenCheckMs: 10_000 };

/** The error message of `pg` for a statement that got no response in time. */
const STATEMENT_TIMEOUT = "Query read timeout";

/** Whether a statement got no response in time. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === STATEMENT_TIMEOUT;

type Client = pg.ClientBase & Pick<pg.Client, "connection">;

/**
 * Closes a connection whose statement got no response in time: its late response would be taken for the next
 * statement's.
 *
 * @param onTimeout called when such a statement was found
 */
export function endOnTimeout(client: Client, onTimeout: () => void): void {
  // The user of the connection gets its end as an error of their statement; without a listener the event would end the
  // process.
  client.on("error", () => {});
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const cutting = (...args: readonly unknown[]): unknown => {
    const response = query(...args);
    if (response instanceof Promise)
      response.catch((error: unknown) => {
        if (!isStatementTimeout(error)) return;
        client.connection.stream.destroy();
        onTimeout();
      });
    return response;
  };
  client.query = cutting as typeof client.query;
}

/** Takes the idle connections out of a pool and closes them: the next statements open new ones. */
export function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1)
    pool.connect().then(
      (client) => {
        client.connection.stream.destroy();
        client.release(true);
      },
      // A connection that was no longer idle, while none can be opened.
      () => {},
    );
}
