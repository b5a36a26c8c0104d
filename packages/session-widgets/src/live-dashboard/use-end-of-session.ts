import { useEffect, useEffectEvent, useRef } from "react";
import { useRoom, useRoomSelect } from "../room";

export interface EndOfSession {
  /** The session is over for everybody. */
  isOver: boolean;
  /** I left, was removed, the session is over, or I gave the connection up. */
  onLeave: () => void;
  onGoHome: () => void;
}

/**
 * Leads out of the session once its room has been left for good, exactly once, and leaves the room when the session is over.
 * The answer leaves for home: everything else that ends the room leads to `onLeave`.
 */
export function useEndOfSession({ isOver, onLeave, onGoHome }: EndOfSession): { goHome: () => void } {
  const room = useRoom();
  const hasEnded = useRoomSelect(
    ({ connection }) => connection.status === "ended" && connection.reason !== "elsewhere",
  );
  const goesHome = useRef(false);
  const leadOut = useEffectEvent(() => (goesHome.current ? onGoHome() : onLeave()));
  useEffect(() => {
    if (isOver) void room?.leave("over");
  }, [room, isOver]);
  useEffect(() => {
    if (hasEnded) leadOut();
  }, [hasEnded]);
  return {
    goHome() {
      goesHome.current = true;
      void room?.leave();
    },
  };
}
