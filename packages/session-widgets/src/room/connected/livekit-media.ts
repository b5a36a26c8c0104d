import { type ReadableStore, readable } from "@hotseat/core/store";
import {
  type AudioCaptureOptions,
  LocalAudioTrack,
  LocalVideoTrack,
  type Room,
  type ScreenShareCaptureOptions,
  Track,
  type VideoCaptureOptions,
} from "livekit-client";
import { createStore } from "zustand/vanilla";
import { watchLevel } from "../../prejoin/headless";
import type { LocalSource, MediaEvent, MediaPort } from "../headless/room-types";
import { keepLastPictures } from "./livekit-last-pictures";
import { applyPriority } from "./livekit-priority";
import { connectOrLeave, createLiveKitRoom, othersIn, watch } from "./livekit-room";

/** Returns the capture options; called each time, so that a change in the pre-join or a menu applies at once. */
export interface CapturePort {
  microphone(): AudioCaptureOptions;
  camera(): VideoCaptureOptions;
  speaker(): string | undefined;
}

/** The LiveKit room that is entered or about to be; a new object after each reconnection. */
export interface CurrentRoom {
  readonly room: Room;
}

/** The media port with the room behind it, for LiveKit's React hooks. */
export interface CallMedia extends MediaPort {
  readonly current: ReadableStore<CurrentRoom>;
}

const SCREEN: ScreenShareCaptureOptions = { audio: false, selfBrowserSurface: "exclude", contentHint: "detail" };

/**
 * Creates the video room over LiveKit; `livekit-call.tsx` decides which people are heard and seen. LiveKit may resume a connection,
 * but never rejoin by itself: with its old token it would disconnect a later page of the same person. A rejoin therefore counts as
 * a drop. Each connection gets a new room, free of the state of a broken one.
 */
export function createLiveKitMedia(capture: CapturePort, createRoom: () => Room = createLiveKitRoom): CallMedia {
  const listeners = new Set<(event: MediaEvent) => void>();
  let preferred: ReadonlySet<string> = new Set();
  let room = fresh();
  const current = createStore<CurrentRoom>(() => ({ room }));

  function fresh(): Room {
    const made = createRoom();
    return watch(made, {
      emit(event) {
        // A person who joins, or returns with a new track, gets a priority too.
        if (event.type === "people") applyPriority(made, preferred);
        // LiveKit detaches the video before it reports the lost track, so the picture is kept now.
        if (event.type === "blip") keepLastPictures(made);
        if (room !== made) return;
        for (const listener of listeners) listener(event);
      },
      onRestart() {
        if (room !== made) return;
        replace();
        for (const listener of listeners) listener({ type: "disconnected", cause: "dropped" });
      },
    });
  }

  function replace(): void {
    const before = room;
    keepLastPictures(before);
    room = fresh();
    current.setState({ room });
    void before.disconnect();
  }

  const me = () => room.localParticipant;
  const switches: Record<LocalSource, (on: boolean) => Promise<unknown>> = {
    microphone: (on) => me().setMicrophoneEnabled(on, capture.microphone()),
    camera: (on) => me().setCameraEnabled(on, capture.camera()),
    screen: (on) => me().setScreenShareEnabled(on, SCREEN),
  };
  let isUsed = false;

  /** The devices that were opened before the last change of preferences and are switched off now. */
  const outdated = new Set<LocalSource>();
  async function reopen(source: Exclude<LocalSource, "screen">): Promise<void> {
    const publication = me().getTrackPublication(source === "camera" ? Track.Source.Camera : Track.Source.Microphone);
    if (!publication?.track) return;
    if (publication.isMuted) return void outdated.add(source);
    outdated.delete(source);
    const mine = room;
    if (publication.track instanceof LocalVideoTrack) await publication.track.restartTrack(capture.camera());
    if (publication.track instanceof LocalAudioTrack) await publication.track.restartTrack(capture.microphone());
    notifyPeople(mine);
  }

  function notifyPeople(of: Room): void {
    if (room === of) for (const listener of listeners) listener({ type: "people", others: othersIn(of) });
  }

  return {
    current: readable(current),
    async connect({ url, token }) {
      if (isUsed) replace();
      isUsed = true;
      const mine = room;
      await connectOrLeave(mine, url, token);
      const speaker = capture.speaker();
      // A remembered speaker may be unplugged; the system's default is then used.
      if (speaker) await mine.switchActiveDevice("audiooutput", speaker).catch(() => false);
    },
    disconnect: () => room.disconnect(),
    sent() {
      const { identity, isMicrophoneEnabled, isCameraEnabled, isScreenShareEnabled } = me();
      if (identity === "") return null;
      return { microphone: isMicrophoneEnabled, camera: isCameraEnabled, screen: isScreenShareEnabled };
    },
    prefer(identities) {
      preferred = new Set(identities);
      applyPriority(room, preferred);
    },
    canPublish: () => me().permissions?.canPublish ?? false,
    async setSource(source, on) {
      const mine = room;
      await switches[source](on);
      if (on && source !== "screen" && outdated.has(source)) await reopen(source);
      notifyPeople(mine);
    },
    chooseDevice: (kind, deviceId) => room.switchActiveDevice(kind, deviceId, false),
    watchOwnVoice(listener) {
      const track = me().getTrackPublication(Track.Source.Microphone)?.track?.mediaStreamTrack;
      if (!track || track.readyState === "ended") return () => {};
      // Muting silences the published track; a clone of it still records.
      const heard = track.clone();
      heard.enabled = true;
      const unwatch = watchLevel(heard, listener);
      return () => {
        unwatch();
        heard.stop();
      };
    },
    reopen,
    activeDevice: (kind) => room.getActiveDevice(kind),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
