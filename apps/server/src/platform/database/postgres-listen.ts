import pg from "pg";
import type { Log } from "../log/log.ts";
import type { DatabaseLimits } from "./connection-limits.ts";
import { Listeners } from "./listeners.ts";

const RECONNECT_MS = 500;

interface ListenConnection {
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * One direct connection for LISTEN. When it breaks, or does not respond to a check, another one is made, and all listeners
 * are called because they may have missed something.
 */
export function openListenConnection(url: string, log: Log, limits: DatabaseLimits): ListenConnection {
  const listeners = new Listeners();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextCheck: NodeJS.Timeout | undefined;
  let closed = false;

  const lost = (from: pg.Client): void => {
    if (closed || client !== from) return;
    client = undefined;
    clearTimeout(nextCheck);
    log.warn({}, "The listening database connection was lost; connecting again.");
    timer = setTimeout(() => void ensure().catch(() => {}), RECONNECT_MS);
  };

  /** A lost connection is silent; only a query finds it. */
  function checkLater(asked: pg.Client): void {
    nextCheck = setTimeout(() => {
      asked.query("select 1").then(
        () => {
          if (!closed && client === asked) checkLater(asked);
        },
        () => asked.connection.stream.destroy(),
      );
    }, limits.listenCheckMs);
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: limits.connectMs,
      query_timeout: limits.statementMs,
    });
    client = fresh;
    fresh.on("error", () => lost(fresh));
    fresh.on("end", () => lost(fresh));
    fresh.on("notification", ({ channel, payload }) => listeners.tell(channel, payload ?? ""));
    try {
      await fresh.connect();
      for (const channel of listeners.channels()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      lost(fresh);
      fresh.connection.stream.destroy();
      throw error;
    }
    checkLater(fresh);
    listeners.tellAll();
  }

  function ensure(): Promise<void> {
    if (client && !connecting) return Promise.resolve();
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  return {
    async listen(channel, onNotify) {
      await ensure();
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      const stop = listeners.add(channel, onNotify);
      onNotify("");
      return async () => stop();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(nextCheck);
      await connecting?.catch(() => {});
      await client?.end();
    },
  };
}
