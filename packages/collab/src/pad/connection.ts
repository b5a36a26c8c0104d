import type { Clock } from "@hotseat/core/clock";
import type { EntryRefusal } from "../entry-refusal.ts";

/** Milliseconds between attempts to connect. */
const RECONNECT_MS = 1_000;
/** Seconds until the next attempt when the server lets no socket open. */
export const REFUSED_RETRY_SEC = 60;
/** Attempts after which earlier failures are forgotten. */
const FORGET_AFTER = 15;
/** Lost connections within that time after which the client gives up. */
const FAILURES_MAX = 5;

export interface PadSocket {
  /** Bytes that have not left yet, as a `WebSocket` counts them. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(): void;
}

export interface PadSocketEvents {
  /** @param protocol the subprotocol that the server selected; empty for none */
  opened(protocol: string): void;
  received(text: string): void;
  /** Comes once, also when the socket could not be opened; then with the server's reason, if it has one. */
  closed(refusal?: EntryRefusal | null): void;
}

/** Opens a socket to the document. Each call opens a new one. */
export type OpenPadSocket = (events: PadSocketEvents) => PadSocket;

export interface ConnectionEvents {
  opened(protocol: string): void;
  received(text: string): void;
  lost(): void;
  /** The next attempt is in a minute. */
  refused(refusal: EntryRefusal): void;
  /** The connection was lost too often; no other attempt is made. */
  gaveUp(): void;
}

export interface Connection {
  readonly open: boolean;
  /** Bytes that have not left yet; 0 without a socket. */
  readonly bufferedAmount: number;
  /** Does nothing without an open socket. */
  send(text: string): void;
  /** Closes the socket at once; the next attempt follows. Counts as a failure unless `false` is passed. */
  drop(isFailure?: boolean): void;
  /** Connects now, without a socket; further attempts follow each second again. */
  retryNow(): void;
  /** Closes the socket for good. */
  end(): void;
}

/**
 * Keeps one socket open: an attempt every second while there is none, every minute while the server refuses it, until it was lost five
 * times within fifteen seconds.
 */
export function keepConnected(clock: Clock, openSocket: OpenPadSocket, events: ConnectionEvents): Connection {
  let socket: PadSocket | null = null;
  /** Names the socket in use: events of one that was let go of are not this connection's. */
  let live: object | null = null;
  let open = false;
  let failures = 0;
  let ticks = 0;
  let cancelTick = () => {};
  let ended = false;

  function attempt(): void {
    if (live || ended) return;
    const current = {};
    live = current;
    const opening = openSocket({
      opened(protocol) {
        if (live !== current) return;
        open = true;
        events.opened(protocol);
      },
      received(text) {
        if (live === current && open) events.received(text);
      },
      closed(refusal) {
        if (live !== current) return;
        forget();
        if (!refusal || ended) return;
        startTick(REFUSED_RETRY_SEC * 1000);
        events.refused(refusal);
      },
    });
    if (live === current) socket = opening;
  }

  function forget(isFailure = true): void {
    socket = null;
    live = null;
    if (!open) return;
    open = false;
    if (isFailure) failures += 1;
    events.lost();
    if (failures < FAILURES_MAX || ended) return;
    end();
    events.gaveUp();
  }

  function startTick(ms = RECONNECT_MS): void {
    cancelTick();
    cancelTick = clock.after(ms, tick);
  }

  function tick(): void {
    startTick();
    ticks += 1;
    if (ticks % FORGET_AFTER === 0) failures = 0;
    attempt();
  }

  function end(): void {
    ended = true;
    cancelTick();
    const last = socket;
    socket = null;
    live = null;
    open = false;
    last?.close();
  }

  /** After a refusal the next tick would be a minute away, also for a connection that this attempt opens and that is lost soon. */
  function retryNow(): void {
    if (ended) return;
    startTick();
    attempt();
  }

  retryNow();
  return {
    get open() {
      return open;
    },
    get bufferedAmount() {
      return socket?.bufferedAmount ?? 0;
    },
    send(text) {
      if (open) socket?.send(text);
    },
    drop(isFailure) {
      const last = socket;
      if (!last) return;
      forget(isFailure);
      last.close();
    },
    retryNow,
    end,
  };
}
