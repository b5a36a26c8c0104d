import { useConnectionStatus, useHotseat, useServerEvents } from "@hotseat/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { RoomContext } from "../headless/room-context";
import { Call } from "./livekit-call";
import type { OpenRoom } from "./open-room";
import { roomDoor } from "./room-at-door";

export interface RoomProviderProps {
  sessionId: number;
  children: ReactNode;
}

/** Keeps the session's video room open while mounted: the one that the pre-join opened, or one by the stored connection details. */
export function RoomProvider({ sessionId, children }: RoomProviderProps) {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const streamStatus = useConnectionStatus();
  const [room, setRoom] = useState<OpenRoom | null>(() => roomDoor.peek({ sessionId, client, queryClient }));
  const store = room?.store ?? null;

  useServerEvents({
    sessionId,
    onMessage: (message) => {
      if ("meta" in message && message.meta.stream === `session:${sessionId}`) room?.noteSeq(message.meta.seq);
    },
  });

  // Before anything is painted: signalling is on its way while React works.
  useLayoutEffect(() => {
    const taken = roomDoor.take({ sessionId, client, queryClient });
    // Not at once: LiveKit's steps go before the dashboard, which takes a tenth of a second to draw.
    startTransition(() => setRoom(taken));
    return taken.dispose;
  }, [client, queryClient, sessionId]);

  useEffect(() => {
    if (streamStatus === "connected") store?.serverIsBack();
  }, [store, streamStatus]);

  return (
    room && (
      <RoomContext.Provider value={room.store}>
        <Call room={room}>{children}</Call>
      </RoomContext.Provider>
    )
  );
}
