import { useEffect, useRef } from "react";
import useLatestCallback from "use-latest-callback";
import { useRoom, useRoomSelect } from "../../room";
import type { RoomEnd } from "../../room/headless";

/** The reason of an exit from a session; `lost`: the viewer gave up a lost connection. */
export type LeaveReason = Exclude<RoomEnd, "elsewhere"> | "lost";

export interface EndOfSession {
  /** The session is over for everybody. */
  isOver: boolean;
  /** The viewer left or was removed, the session is over, or the viewer gave up the connection. */
  onLeave: (reason: LeaveReason) => void;
  onGoHome: () => void;
  /** The room has been left finally, for any reason; called before the other two. */
  onLeft?: ((reason: LeaveReason) => void) | undefined;
}

/**
 * Calls the exit callbacks exactly once after the room has been left finally, and leaves the room when the session is over.
 * Returns `goHome`, which leads to `onGoHome`, and `giveUp`, which gives up a lost connection; every other end leads to `onLeave`.
 */
export function useEndOfSession({ isOver, onLeave, onGoHome, onLeft }: EndOfSession): {
  goHome: () => void;
  giveUp: () => void;
} {
  const room = useRoom();
  const reason = useRoomSelect(({ connection }) =>
    connection.status === "ended" && connection.reason !== "elsewhere" ? connection.reason : null,
  );
  const hasEnded = reason !== null;
  const requested = useRef<"home" | "lost" | null>(null);
  const leadOut = useLatestCallback(() => {
    const given = requested.current === "lost" ? "lost" : "left";
    const why = reason === null || reason === "left" ? given : reason;
    onLeft?.(why);
    if (requested.current === "home") onGoHome();
    else onLeave(why);
  });
  useEffect(() => {
    if (isOver) void room?.leave("over");
  }, [room, isOver]);
  useEffect(() => {
    if (hasEnded) leadOut();
  }, [hasEnded, leadOut]);
  return {
    goHome() {
      requested.current = "home";
      void room?.leave();
    },
    giveUp() {
      requested.current = "lost";
      void room?.leave();
    },
  };
}
