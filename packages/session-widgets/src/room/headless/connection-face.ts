import type { RoomConnection, RoomQuality } from "./room-types";

/** How loudly the connection is spoken of. */
export type ConnectionFace =
  | { readonly state: "none" }
  | { readonly state: "good" }
  /** A blip: a small mark, nothing else changes. */
  | { readonly state: "unsteady" }
  | { readonly state: "reconnecting"; readonly since: number; readonly attempt: number }
  | { readonly state: "lost"; readonly since: number; readonly attempt: number }
  /** Another tab or device has taken the call over. */
  | { readonly state: "elsewhere" };

/** The event stream as the dashboard hears of it. */
export type StreamStatus = "disconnected" | "connecting" | "connected" | "error";

/**
 * One face for both connections. The call decides; without a call the event stream alone does. A stream that is down while
 * the call holds is a blip: nothing typed is at risk and the clock runs on.
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
