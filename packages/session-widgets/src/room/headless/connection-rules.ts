import { backoffMs, jitteredMs } from "@hotseat/core/backoff";
import { LOST_AFTER_MS, RECONNECT_BASE_MS, RECONNECT_JITTER, RECONNECT_MAX_MS } from "./room.constants";
import type { RoomAway, RoomConnection } from "./room-types";

/** Milliseconds to wait before attempt `attempt` (from 1); `chance` between 0 and 1. */
export function reconnectDelay(attempt: number, chance: number): number {
  const longest = backoffMs(Math.max(0, attempt - 1), { baseMs: RECONNECT_BASE_MS, maxMs: RECONNECT_MAX_MS });
  return jitteredMs(longest * RECONNECT_JITTER.from, longest * RECONNECT_JITTER.to, chance);
}

/** Returns the connection state of a disconnected person at `now`, in milliseconds. */
export function awayState(away: RoomAway, now: number): RoomConnection {
  return { status: now - away.since >= LOST_AFTER_MS ? "lost" : "reconnecting", ...away };
}

/** Returns true during a connection loss, when the room reports lost sources instead of wanted ones. */
export function isConnectionLost(connection: RoomConnection): boolean {
  if (connection.status === "connected") return !connection.steady;
  return connection.status === "reconnecting" || connection.status === "lost";
}

/** Returns true when the viewer is in the call or reconnects automatically. */
export function isInCall(connection: RoomConnection): boolean {
  return connection.status === "connected" || connection.status === "reconnecting" || connection.status === "lost";
}
