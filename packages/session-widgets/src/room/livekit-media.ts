import {
  type AudioCaptureOptions,
  DisconnectReason,
  type RemoteTrack,
  Room,
  RoomEvent,
  type ScreenShareCaptureOptions,
  Track,
  type VideoCaptureOptions,
  VideoPresets,
} from "livekit-client";
import { createPeopleReader } from "./livekit-people";
import type { LocalSource, MediaEvent, MediaPort } from "./room-types";

/** How my devices are opened; asked each time, so that a change in the pre-join or a menu counts at once. */
export interface CapturePort {
  microphone(): AudioCaptureOptions;
  camera(): VideoCaptureOptions;
  speaker(): string | undefined;
}

/** Waits of LiveKit's own resumption, in milliseconds; after them a fresh token is fetched. */
const RESUME_DELAYS_MS = [0, 300, 1_000, 2_000] as const;
const SCREEN: ScreenShareCaptureOptions = { audio: false, selfBrowserSurface: "exclude", contentHint: "detail" };

const CAUSES: Partial<Record<DisconnectReason, "removed" | "elsewhere">> = {
  [DisconnectReason.PARTICIPANT_REMOVED]: "removed",
  [DisconnectReason.DUPLICATE_IDENTITY]: "elsewhere",
};

/** Everything after which somebody may look or sound different. */
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

function makeRoom(): Room {
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

/** The video room over LiveKit. Remote sound plays by itself; pictures are attached by whoever shows them. */
export function createLiveKitMedia(capture: CapturePort): MediaPort {
  const room = makeRoom();
  const people = createPeopleReader(room);
  const listeners = new Set<(event: MediaEvent) => void>();
  const emit = (event: MediaEvent) => {
    for (const listener of listeners) listener(event);
  };

  for (const event of PEOPLE_EVENTS) room.on(event, () => emit({ type: "people" }));
  room
    .on(RoomEvent.SignalReconnecting, () => emit({ type: "blip" }))
    .on(RoomEvent.Reconnecting, () => emit({ type: "reconnecting" }))
    .on(RoomEvent.Reconnected, () => emit({ type: "reconnected" }))
    .on(RoomEvent.Disconnected, (reason) =>
      emit({ type: "disconnected", cause: (reason !== undefined && CAUSES[reason]) || "dropped" }),
    )
    .on(RoomEvent.AudioPlaybackStatusChanged, () => emit({ type: "audio", blocked: !room.canPlaybackAudio }))
    .on(RoomEvent.DataReceived, (payload, _participant, _kind, topic) =>
      emit({ type: "data", topic: topic ?? "", payload }),
    )
    .on(RoomEvent.TrackSubscribed, (track: RemoteTrack) => {
      if (track.kind === Track.Kind.Audio) track.attach();
    })
    .on(RoomEvent.TrackUnsubscribed, (track: RemoteTrack) => {
      if (track.kind === Track.Kind.Audio) for (const element of track.detach()) element.remove();
    });

  const me = () => room.localParticipant;
  const switches: Record<LocalSource, (on: boolean) => Promise<unknown>> = {
    microphone: (on) => me().setMicrophoneEnabled(on, capture.microphone()),
    camera: (on) => me().setCameraEnabled(on, capture.camera()),
    screen: (on) => me().setScreenShareEnabled(on, SCREEN),
  };

  return {
    async connect({ url, token }) {
      await room.connect(url, token);
      const speaker = capture.speaker();
      // A remembered speaker may be unplugged by now; the system's own is then as good.
      if (speaker) await room.switchActiveDevice("audiooutput", speaker).catch(() => false);
    },
    disconnect: () => room.disconnect(),
    people,
    canPublish: () => me().permissions?.canPublish ?? false,
    async setSource(source, on) {
      await switches[source](on);
      emit({ type: "people" });
    },
    async chooseDevice(kind, deviceId) {
      await room.switchActiveDevice(kind, deviceId, false);
    },
    activeDevice: (kind) => room.getActiveDevice(kind),
    startAudio: () => room.startAudio(),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
