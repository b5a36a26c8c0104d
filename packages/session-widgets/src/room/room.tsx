import { systemClock } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { useConnectionStatus, useHotseat, useServerEvents } from "@hotseat/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { devicePreferences } from "../prejoin/headless";
import { connectionDetails } from "./browser-details";
import { createHintWatcher } from "./data-hints";
import { createLiveKitMedia } from "./livekit-media";
import { RoomContext } from "./room-context";
import { createCapture, createRejoin, createRoomClock } from "./room-ports";
import { createRoomStore, type RoomStore } from "./room-store";

export interface RoomProviderProps {
  sessionId: number;
  children: ReactNode;
}

/** Opens the session's video room with the stored connection details and keeps it open while mounted. */
export function RoomProvider({ sessionId, children }: RoomProviderProps) {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const streamStatus = useConnectionStatus();
  const knownSeq = useRef(0);
  const [room, setRoom] = useState<RoomStore | null>(null);

  useServerEvents({
    sessionId,
    onMessage: (message) => {
      if ("meta" in message && message.meta.stream === `session:${sessionId}`)
        knownSeq.current = Math.max(knownSeq.current, message.meta.seq);
    },
  });

  // Before the dashboard is rendered, not after it was painted: signalling is on its way while React works.
  useLayoutEffect(() => {
    const preferences = devicePreferences();
    const hints = createHintWatcher({
      sessionId,
      clock: systemClock,
      knownSeq: () => knownSeq.current,
      refetch: () => void queryClient.invalidateQueries({ queryKey: keys.session(sessionId) }),
    });
    const made = createRoomStore({
      sessionId,
      media: createLiveKitMedia(createCapture(preferences)),
      details: connectionDetails(),
      clock: createRoomClock(client),
      random: Math.random,
      rejoin: createRejoin(client, sessionId),
      onData: hints.receive,
    });
    // Not at once: LiveKit's first steps go before the dashboard, which takes a tenth of a second to render.
    startTransition(() => setRoom(made));
    const { microphoneOn, cameraOn } = preferences.read();
    void made.connect({ microphone: microphoneOn, camera: cameraOn });
    return () => {
      hints.stop();
      made.dispose();
    };
  }, [client, queryClient, sessionId]);

  useEffect(() => {
    const status = room?.read().connection.status;
    // The server answers again: no need to sit out the wait of the next attempt.
    if (streamStatus === "connected" && (status === "reconnecting" || status === "lost")) void room?.retryNow();
  }, [room, streamStatus]);

  return room && <RoomContext value={room}>{children}</RoomContext>;
}
