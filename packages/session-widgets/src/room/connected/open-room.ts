import type { HotseatClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { systemClock } from "@hotseat/core/clock";
import type { ReadableStore } from "@hotseat/core/store";
import type { QueryClient } from "@tanstack/react-query";
import { devicePreferences } from "../../prejoin/headless";
import { connectionDetails } from "../headless/browser-details";
import { createHintWatcher } from "../headless/data-hints";
import { STATE_REQUEST_MS } from "../headless/room.constants";
import { createRoomStore } from "../headless/room-store";
import type { RoomStore } from "../headless/room-store.types";
import { admitConfirmed } from "./admit-confirmed";
import { type CallMedia, type CapturePort, type CurrentRoom, createLiveKitMedia } from "./livekit-media";
import { createCapture, createRejoin } from "./room-ports";

export interface RoomOptions {
  readonly sessionId: number;
  readonly client: HotseatClient;
  readonly queryClient: QueryClient;
}

/** A session's video room with its data sources. */
export interface OpenRoom {
  readonly store: RoomStore;
  /** The LiveKit room behind it. */
  readonly current: ReadableStore<CurrentRoom>;
  /** Notes the last event sequence number from the stream: older hints carry no news. */
  noteSeq(seq: number): void;
  dispose(): void;
}

/** Requests the session's state after each joining; a GET takes the role of the wire's `session_state_request` (LS-D4.1). */
function askForState(store: RoomStore, ask: () => void): { stop: () => void } {
  let wasConnected = false;
  let takeBack: (() => void) | null = null;
  const end = store.subscribe(() => {
    const isConnected = store.getState().connection.status === "connected";
    if (isConnected === wasConnected) return;
    wasConnected = isConnected;
    takeBack?.();
    takeBack = isConnected ? systemClock.after(STATE_REQUEST_MS, ask) : null;
  });
  return {
    stop() {
      end();
      takeBack?.();
    },
  };
}

/** Opens the room with the stored connection details and publishes the sources that were on in the pre-join. */
export function openRoom(
  { sessionId, client, queryClient }: RoomOptions,
  createMedia: (capture: CapturePort) => CallMedia = createLiveKitMedia,
): OpenRoom {
  const preferences = devicePreferences();
  let knownSeq = 0;
  const hints = createHintWatcher({
    sessionId,
    clock: systemClock,
    knownSeq: () => knownSeq,
    refetch: () => void queryClient.invalidateQueries({ queryKey: keys.session(sessionId) }),
  });
  const media = createMedia(createCapture(preferences));
  const store = createRoomStore({
    sessionId,
    media,
    details: connectionDetails(),
    clock: client.serverClock,
    random: Math.random,
    rejoin: createRejoin(client, sessionId),
    onData: hints.receive,
    onStranger: () => confirmed.onStranger(),
  });
  const confirmed = admitConfirmed({ sessionId, client, queryClient, clock: systemClock }, store);
  const asking = askForState(store, () => void queryClient.invalidateQueries({ queryKey: keys.state(sessionId) }));
  const { microphoneOn, cameraOn } = preferences.getState();
  void store.connect({ microphone: microphoneOn, camera: cameraOn });
  return {
    store,
    current: media.current,
    noteSeq(seq) {
      knownSeq = Math.max(knownSeq, seq);
    },
    dispose() {
      hints.stop();
      asking.stop();
      confirmed.stop();
      store.dispose();
    },
  };
}
