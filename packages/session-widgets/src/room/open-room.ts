import { type HotseatClient, systemClock } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import type { QueryClient } from "@tanstack/react-query";
import { devicePreferences } from "../prejoin/headless";
import { connectionDetails } from "./browser-details";
import { createHintWatcher } from "./data-hints";
import { type CapturePort, createLiveKitMedia } from "./livekit-media";
import { createCapture, createRejoin, createRoomClock } from "./room-ports";
import { createRoomStore } from "./room-store";
import type { RoomStore } from "./room-store.types";
import type { MediaPort } from "./room-types";

export interface RoomOptions {
  readonly sessionId: number;
  readonly client: HotseatClient;
  readonly queryClient: QueryClient;
}

/** A session's video room with what feeds it. */
export interface OpenRoom {
  readonly store: RoomStore;
  /** The event stream has brought the session's ledger up to here: older hints say nothing new. */
  noteSeq(seq: number): void;
  dispose(): void;
}

/** Opens the room with the stored connection details; sends what was on in the pre-join. */
export function openRoom(
  { sessionId, client, queryClient }: RoomOptions,
  createMedia: (capture: CapturePort) => MediaPort = createLiveKitMedia,
): OpenRoom {
  const preferences = devicePreferences();
  let knownSeq = 0;
  const hints = createHintWatcher({
    sessionId,
    clock: systemClock,
    knownSeq: () => knownSeq,
    refetch: () => void queryClient.invalidateQueries({ queryKey: keys.session(sessionId) }),
  });
  const store = createRoomStore({
    sessionId,
    media: createMedia(createCapture(preferences)),
    details: connectionDetails(),
    clock: createRoomClock(client),
    random: Math.random,
    rejoin: createRejoin(client, sessionId),
    onData: hints.receive,
  });
  const { microphoneOn, cameraOn } = preferences.read();
  void store.connect({ microphone: microphoneOn, camera: cameraOn });
  return {
    store,
    noteSeq(seq) {
      knownSeq = Math.max(knownSeq, seq);
    },
    dispose() {
      hints.stop();
      store.dispose();
    },
  };
}
