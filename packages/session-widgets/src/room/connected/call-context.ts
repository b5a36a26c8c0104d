import type { TrackReference } from "@livekit/components-react";
import { createContext, useContext } from "react";
import type { PictureSource, RoomParticipant, RoomQuality } from "../headless/room-types";

/** The sound of a call. */
export interface CallSound {
  /** The browser blocks sound until the user presses a button. */
  readonly isBlocked: boolean;
  /** Starts the sound; call it from a press handler. */
  start(): Promise<void>;
}

export const CallPeopleContext = createContext<readonly RoomParticipant[]>([]);
export const CallTracksContext = createContext<(identity: string, source: PictureSource) => TrackReference | undefined>(
  () => undefined,
);
export const CallSoundContext = createContext<CallSound>({ isBlocked: false, start: async () => {} });
export const OwnQualityContext = createContext<RoomQuality>("unknown");

/**
 * Returns the confirmed people in the call, the viewer first; empty outside a `<RoomProvider>`. During a connection loss they keep
 * their last state.
 */
export function useCallPeople(): readonly RoomParticipant[] {
  return useContext(CallPeopleContext);
}

/** Returns the LiveKit track of a person's camera or shared screen, for a `<VideoTrack>`; undefined while there is none. */
export function useCallTrack(identity: string, source: PictureSource): TrackReference | undefined {
  return useContext(CallTracksContext)(identity, source);
}

/** Returns whether the browser blocks the call's sound, and a function that starts it. */
export function useCallSound(): CallSound {
  return useContext(CallSoundContext);
}

/** Returns the viewer's connection quality, as the media server rates it; unknown outside a `<RoomProvider>`. */
export function useOwnQuality(): RoomQuality {
  return useContext(OwnQualityContext);
}
