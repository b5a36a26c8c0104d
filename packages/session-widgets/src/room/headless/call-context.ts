import type { TrackReference } from "@livekit/components-react";
import { createContext, useContext } from "react";
import type { PictureSource, RoomParticipant, RoomQuality } from "./room-types";

/** The sound of a call. */
export interface CallSound {
  /** The browser waits for a press before it plays sound. */
  readonly isBlocked: boolean;
  /** Plays it; to be called from a press. */
  start(): Promise<void>;
}

export const CallPeopleContext = createContext<readonly RoomParticipant[]>([]);
export const CallTracksContext = createContext<(identity: string, source: PictureSource) => TrackReference | undefined>(
  () => undefined,
);
export const CallSoundContext = createContext<CallSound>({ isBlocked: false, start: async () => {} });
export const OwnQualityContext = createContext<RoomQuality>("unknown");

/** Me and the confirmed people in the call, me first; nobody outside a `<RoomProvider>`. While the line is gone, as they were last. */
export function useCallPeople(): readonly RoomParticipant[] {
  return useContext(CallPeopleContext);
}

/** The LiveKit track of somebody's camera or shared screen, for a `<VideoTrack>`; undefined while there is none. */
export function useCallTrack(identity: string, source: PictureSource): TrackReference | undefined {
  return useContext(CallTracksContext)(identity, source);
}

/** Whether the browser blocks the call's sound, and the way to start it. */
export function useCallSound(): CallSound {
  return useContext(CallSoundContext);
}

/** How my own line holds, as the media server judges it; unknown outside a `<RoomProvider>`. */
export function useOwnQuality(): RoomQuality {
  return useContext(OwnQualityContext);
}
