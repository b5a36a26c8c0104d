import type { Clock } from "@hotseat/core/clock";
import type { FetchLike } from "../transport/authorised-fetch";
import type { HotseatError } from "../transport/errors";
import type { Log } from "../transport/log";

/** State of the connection. `error`: the last attempt failed and another one is due, unless the server refused for good. */
export type ConnectionStatus = "disconnected" | "connecting" | "connected" | "error";

export interface EventsOptions {
  readonly baseUrl: string;
  readonly fetch: FetchLike;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: Log;
  /** A message had the server's time; `sentAtMs` is known for the response that opens the stream only. */
  readonly onTime: (serverTime: string, sentAtMs: number | undefined, receivedAtMs: number) => void;
  readonly onClockJump: () => void;
  readonly onConnected: () => void;
  /** The server refused the stream for good (401, 403, 404). */
  readonly onRefused: (error: HotseatError) => void;
}
