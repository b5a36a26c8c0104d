import pg from "pg";
import type { Log } from "../../deps.ts";
import { Listeners } from "./listeners.ts";

const RECONNECT_MS = 500;

interface ListenConnection {
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** One direct connection for LISTEN. When it breaks it is made anew, and everybody is told that they may have missed something. */
export function openListenConnection(url: string, log: Log): ListenConnection {
  const listeners = new Listeners();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const lost = (from: pg.Client): void => {
    if (closed || client !== from) return;
    client = undefined;
    log.warn({}, "The listening database connection was lost; connecting again.");
    timer = setTimeout(() => void ensure().catch(() => {}), RECONNECT_MS);
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    client = fresh;
    fresh.on("error", () => lost(fresh));
    fresh.on("end", () => lost(fresh));
    fresh.on("notification", ({ channel, payload }) => listeners.tell(channel, payload ?? ""));
    try {
      await fresh.connect();
      for (const channel of listeners.channels()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      lost(fresh);
      throw error;
    }
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
      await connecting?.catch(() => {});
      await client?.end();
    },
  };
}
