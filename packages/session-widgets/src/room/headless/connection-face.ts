import type { RoomConnection, RoomQuality } from "./room-types";

/** The prominence of the connection state in the interface. */
export type ConnectionFace =
  | { readonly state: "none" }
  | { readonly state: "good" }
  /** A short problem: a small mark, nothing else changes. */
  | { readonly state: "unsteady" }
  | { readonly state: "reconnecting"; readonly since: number; readonly attempt: number }
  | { readonly state: "lost"; readonly since: number; readonly attempt: number }
  /** Another tab or device has taken the call over. */
  | { readonly state: "elsewhere" };

/** The state of the event stream for the dashboard. */
export type StreamStatus = "disconnected" | "connecting" | "connected" | "error";

/**
 * Returns one state for both connections. The call decides; without a call the event stream decides. A stream that is down while
 * the call is up is `unsteady` only: no typed text is at risk and the clock keeps running.
 */
export function connectionFace(room: RoomConnection, quality: RoomQuality, stream: StreamStatus): ConnectionFace {
  if (room.status === "ended") return room.reason === "elsewhere" ? { state: "elsewhere" } : { state: "none" };
  if (room.status === "reconnecting" || room.status === "lost")
    return { state: room.status, since: room.since, attempt: room.attempt };
  const streamIsDown = stream === "error";
  if (room.status === "connected") {
    const isGood = room.steady && quality !== "unsteady" && quality !== "lost" && !streamIsDown;
    return { state: isGood ? "good" : "unsteady" };
  }
  if (streamIsDown) return { state: "unsteady" };
  return stream === "connected" ? { state: "good" } : { state: "none" };
}
