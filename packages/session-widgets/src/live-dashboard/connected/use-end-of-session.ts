import { useEffect, useRef } from "react";
import useLatestCallback from "use-latest-callback";
import { useRoom, useRoomSelect } from "../../room";
import type { RoomEnd } from "../../room/headless";

/** Why one is led out of a session; `lost`: I gave up a connection that did not come back. */
export type LeaveReason = Exclude<RoomEnd, "elsewhere"> | "lost";

export interface EndOfSession {
  /** The session is over for everybody. */
  isOver: boolean;
  /** I left, was removed, the session is over, or I gave the connection up. */
  onLeave: (reason: LeaveReason) => void;
  onGoHome: () => void;
  /** The room has been left for good, whichever way; called before the other two. */
  onLeft?: ((reason: LeaveReason) => void) | undefined;
}

/**
 * Leads out of the session once its room has been left for good, exactly once, and leaves the room when the session is over.
 * `goHome` leaves for home, `giveUp` a connection that is lost: everything else that ends the room leads to `onLeave`.
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
  const wish = useRef<"home" | "lost" | null>(null);
  const leadOut = useLatestCallback(() => {
    const given = wish.current === "lost" ? "lost" : "left";
    const why = reason === null || reason === "left" ? given : reason;
    onLeft?.(why);
    if (wish.current === "home") onGoHome();
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
      wish.current = "home";
      void room?.leave();
    },
    giveUp() {
      wish.current = "lost";
      void room?.leave();
    },
  };
}
