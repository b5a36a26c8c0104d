import type { ReadableStore } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { errorFromResponse, isHotseatError } from "../transport/errors";
import { decodeMessage, idempotencyKey } from "./decode-message";
import { createDuplicateMemory } from "./duplicate-memory";
import type { StreamMessage } from "./event-names";
import type { ConnectionStatus, EventsOptions } from "./events.types";
import { readStream } from "./read-stream";
import { reconnectDelayMs, retryAfterMs } from "./reconnect-delay";
import type { SseBlock } from "./sse-parser";
import { watchWakeSignals } from "./wake-signals";
import { startWatchdog, type Watchdog } from "./watchdog";

export interface ConnectionOptions extends EventsOptions {
  readonly url: string;
  /** The cursor to start after; the head of the streams without it. */
  readonly after: string | undefined;
}

export interface Connection {
  readonly status: ReadableStore<ConnectionStatus>;
  subscribe(listener: (message: StreamMessage) => void): () => void;
  open(): void;
  reconnect(): void;
  close(): void;
}

/** The current activity of a connection. One value, so that two attempts never run at the same time. */
type Phase =
  | { readonly name: "closed" }
  | { readonly name: "running"; readonly abort: AbortController; readonly watchdog: Watchdog }
  | { readonly name: "waiting"; readonly cancel: () => void }
  | { readonly name: "refused" };

/** Statuses that another attempt cannot change. */
const FINAL_STATUSES: readonly number[] = [401, 403, 404];

/**
 * One event stream that reconnects by itself. Invariants: at most one request at a time; the cursor moves only past a message that was
 * delivered; a message reaches listeners once (within the duplicate memory); `close` ends everything.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { clock, random, log } = options;
  const status = createStore<ConnectionStatus>(() => "disconnected");
  const listeners = new Set<(message: StreamMessage) => void>();
  const isRepeat = createDuplicateMemory(clock);
  let phase: Phase = { name: "closed" };
  let lastEventId = "";
  let failures = 0;
  let unwatch = () => {};

  const deliver = (message: StreamMessage) => {
    for (const listener of [...listeners]) {
      try {
        listener(message);
      } catch (error) {
        log({ level: "error", text: `A listener of ${message.type} failed: ${String(error)}` });
      }
    }
  };

  const receive = (block: SseBlock, sentAt: number) => {
    if (block.data !== "") {
      const decoded = decodeMessage(block.data);
      if (decoded.kind === "ignored") log({ level: "debug", text: `Event ignored: ${decoded.reason}` });
      else accept(decoded.message, sentAt);
    }
    lastEventId = block.id;
  };

  const accept = (message: StreamMessage, sentAt: number) => {
    if (message.type === "connection.established") {
      options.onTime(message.data.server_time, sentAt, clock.now());
      established();
    } else if (message.type === "heartbeat") options.onTime(message.data.server_time, undefined, clock.now());
    const key = idempotencyKey(message);
    if (key === undefined || !isRepeat(key)) deliver(message);
  };

  const established = () => {
    failures = 0;
    options.onConnected();
    status.setState("connected", true);
  };

  const request = (signal: AbortSignal): Request => {
    const fresh = lastEventId === "";
    const url =
      fresh && options.after !== undefined ? `${options.url}&after=${encodeURIComponent(options.after)}` : options.url;
    const headers: Record<string, string> = { Accept: "text/event-stream" };
    if (!fresh) headers["Last-Event-ID"] = lastEventId;
    return new Request(url, { headers, signal, cache: "no-store" });
  };

  /** Runs one attempt from request to the end of its body; returns the pause before the next one in milliseconds, or "refused". */
  const attempt = async (abort: AbortController, onBytes: () => void): Promise<number | "refused"> => {
    const sentAt = clock.now();
    const response = await options.fetch(request(abort.signal));
    onBytes();
    if (!response.ok || response.body === null) {
      const error = errorFromResponse(response.status, await response.json().catch(() => undefined));
      log({ level: "warn", text: `Event stream: response ${response.status} ${error.detail}` });
      if (!FINAL_STATUSES.includes(response.status)) return retryAfterMs(response.headers.get("Retry-After"));
      options.onRefused(error);
      return "refused";
    }
    await readStream(response.body, onBytes, (block) => {
      if (!abort.signal.aborted) receive(block, sentAt);
    });
    return 0;
  };

  const run = () => {
    const abort = new AbortController();
    const watchdog = startWatchdog(clock, { onSilence: () => lost(0), onClockJump: options.onClockJump });
    const mine: Phase = { name: "running", abort, watchdog };
    const lost = (pauseMs: number | "refused") => {
      watchdog.stop();
      if (phase !== mine) return;
      abort.abort();
      if (pauseMs === "refused") refuse();
      else wait(pauseMs);
    };
    phase = mine;
    status.setState("connecting", true);
    attempt(abort, watchdog.alive).then(lost, (error: unknown) => {
      if (phase === mine) log({ level: "warn", text: `Event stream lost: ${String(error)}` });
      lost(isHotseatError(error) && FINAL_STATUSES.includes(error.status) ? "refused" : 0);
    });
  };

  const wait = (atLeastMs: number) => {
    failures += 1;
    status.setState("error", true);
    phase = { name: "waiting", cancel: clock.after(Math.max(atLeastMs, reconnectDelayMs(failures, random)), run) };
  };

  const refuse = () => {
    phase = { name: "refused" };
    status.setState("error", true);
  };

  const leavePhase = () => {
    if (phase.name === "running") {
      const { abort, watchdog } = phase;
      phase = { name: "closed" };
      watchdog.stop();
      abort.abort();
    } else if (phase.name === "waiting") phase.cancel();
    phase = { name: "closed" };
  };

  const wake = () => {
    if (phase.name === "waiting") {
      phase.cancel();
      run();
    } else if (phase.name === "running") phase.watchdog.check();
  };

  return {
    status,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open() {
      if (phase.name !== "closed") return;
      unwatch = watchWakeSignals(wake);
      run();
    },
    reconnect() {
      if (phase.name === "closed") return;
      leavePhase();
      run();
    },
    close() {
      unwatch();
      leavePhase();
      status.setState("disconnected", true);
    },
  };
}
