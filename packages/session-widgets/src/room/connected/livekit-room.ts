import { DisconnectReason, Room, RoomEvent, VideoPresets } from "livekit-client";
import type { DisconnectCause, MediaEvent } from "../headless/room-types";

/**
 * Waits of LiveKit's own resumption, in milliseconds; after them a fresh token is fetched. There are few: without a network each
 * attempt takes three seconds, and joining again takes less than one.
 */
const RESUME_DELAYS_MS = [0, 300] as const;
const CAUSES: Partial<Record<DisconnectReason, DisconnectCause>> = {
  [DisconnectReason.PARTICIPANT_REMOVED]: "removed",
  [DisconnectReason.DUPLICATE_IDENTITY]: "elsewhere",
  [DisconnectReason.ROOM_DELETED]: "moved",
};

/** The events after which a person may look or sound different. */
const PEOPLE_EVENTS = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
  RoomEvent.ActiveSpeakersChanged,
  RoomEvent.ConnectionQualityChanged,
  RoomEvent.ParticipantNameChanged,
  RoomEvent.ParticipantPermissionsChanged,
] as const;

/** Creates a LiveKit room with the options of every call. */
export function createLiveKitRoom(): Room {
  return new Room({
    adaptiveStream: true,
    dynacast: true,
    // One connection for both ways loses the first key frame now and then, and its offer holds up signalling (docs/decisions/0007).
    singlePeerConnection: false,
    stopLocalTrackOnUnpublish: true,
    publishDefaults: {
      simulcast: true,
      videoSimulcastLayers: [VideoPresets.h180, VideoPresets.h360],
      screenShareSimulcastLayers: [],
      red: true,
      dtx: true,
    },
    reconnectPolicy: { nextRetryDelayInMs: ({ retryCount }) => RESUME_DELAYS_MS[retryCount] ?? null },
  });
}

export interface RoomListeners {
  emit(event: MediaEvent): void;
  /** LiveKit is about to rejoin by itself, or has detected that the browser is offline. */
  onRestart(): void;
}

/** Returns the identities in a room besides the viewer's. */
export const othersIn = ({ remoteParticipants }: Pick<Room, "remoteParticipants">) => [...remoteParticipants.keys()];

/** Reports all events of the room. */
export function watch(room: Room, { emit, onRestart }: RoomListeners): Room {
  // In a microtask: a room that is left removes its people one by one before it reports its end.
  for (const event of PEOPLE_EVENTS)
    room.on(event, () => queueMicrotask(() => emit({ type: "people", others: othersIn(room) })));
  return room
    .on(RoomEvent.SignalReconnecting, () => emit({ type: "blip" }))
    .on(RoomEvent.Reconnecting, onRestart)
    .on(RoomEvent.Reconnected, () => emit({ type: "reconnected" }))
    .on(RoomEvent.Disconnected, (reason) =>
      emit({ type: "disconnected", cause: (reason !== undefined && CAUSES[reason]) || "dropped" }),
    )
    .on(RoomEvent.DataReceived, (payload, sender, _kind, topic) => {
      // Only the server sends without being a participant: a participant's packet is no hint.
      if (!sender) emit({ type: "data", topic: topic ?? "", payload });
    });
}

/** Rejects as soon as the room is left: LiveKit's own promise would wait for its timeout. */
export function connectOrLeave(room: Room, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onLeft = () => reject(new Error("The room was left while it was entered."));
    room.once(RoomEvent.Disconnected, onLeft);
    room
      .connect(url, token)
      .finally(() => room.off(RoomEvent.Disconnected, onLeft))
      .then(resolve, reject);
  });
}
