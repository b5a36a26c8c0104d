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
import { connectOrLeave, makeRoom, othersIn, watch } from "./livekit-room";

/** How my devices are opened; asked each time, so that a change in the pre-join or a menu counts at once. */
export interface CapturePort {
  microphone(): AudioCaptureOptions;
  camera(): VideoCaptureOptions;
  speaker(): string | undefined;
}

/** The LiveKit room I am in or about to enter; another object after each entrance that followed a drop. */
export interface CurrentRoom {
  readonly room: Room;
}

/** The media port with the room behind it, for LiveKit's React hooks. */
export interface CallMedia extends MediaPort {
  readonly current: ReadableStore<CurrentRoom>;
}

const SCREEN: ScreenShareCaptureOptions = { audio: false, selfBrowserSurface: "exclude", contentHint: "detail" };

/**
 * The video room over LiveKit; who is heard and seen in it is up to `livekit-call.tsx`. LiveKit resumes a connection, but never comes in anew by itself: with its old token it would put out a later page of the same person, so that
 * counts as a drop. Every coming in has a room of its own; nothing of a broken one hangs on.
 */
export function createLiveKitMedia(capture: CapturePort, createRoom: () => Room = makeRoom): CallMedia {
  const listeners = new Set<(event: MediaEvent) => void>();
  let preferred: ReadonlySet<string> = new Set();
  let room = fresh();
  const current = createStore<CurrentRoom>(() => ({ room }));

  function fresh(): Room {
    const made = createRoom();
    return watch(made, {
      emit(event) {
        // Whoever comes, or comes back with another picture, is ranked as well.
        if (event.type === "people") applyPriority(made, preferred);
        // What LiveKit gives up later it takes off its video before it says so.
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

  /** Opened before the last change of wishes, and switched off since. */
  const outdated = new Set<LocalSource>();
  async function reopen(source: Exclude<LocalSource, "screen">): Promise<void> {
    const publication = me().getTrackPublication(source === "camera" ? Track.Source.Camera : Track.Source.Microphone);
    if (!publication?.track) return;
    if (publication.isMuted) return void outdated.add(source);
    outdated.delete(source);
    const mine = room;
    if (publication.track instanceof LocalVideoTrack) await publication.track.restartTrack(capture.camera());
    if (publication.track instanceof LocalAudioTrack) await publication.track.restartTrack(capture.microphone());
    tellPeople(mine);
  }

  function tellPeople(of: Room): void {
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
      // A remembered speaker may be unplugged by now; the system's own is then as good.
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
      tellPeople(mine);
    },
    chooseDevice: (kind, deviceId) => room.switchActiveDevice(kind, deviceId, false),
    watchOwnVoice(listener) {
      const track = me().getTrackPublication(Track.Source.Microphone)?.track?.mediaStreamTrack;
      if (!track || track.readyState === "ended") return () => {};
      // Muting silences the track that is sent; a copy of it still hears.
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
