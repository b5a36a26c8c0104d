import {
  AudioTrack,
  RoomContext as LiveKitRoom,
  type TrackReference,
  useAudioPlayback,
  useParticipants,
  useSpeakingParticipants,
  useTracks,
} from "@livekit/components-react";
import { RoomEvent, Track } from "livekit-client";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useShared } from "../../shared/connected/use-shared";
import { keyOf } from "../../shared/headless/key-of";
import { CallDataContext } from "../headless/call-data";
import { isConnectionLost } from "../headless/connection-rules";
import type { PictureSource, RoomParticipant } from "../headless/room-types";
import {
  CallPeopleContext,
  type CallSound,
  CallSoundContext,
  CallTracksContext,
  OwnQualityContext,
} from "./call-context";
import { livekitData } from "./livekit-data";
import { lastKnownPeople, pictureTrack, roomPeople, soundTracks } from "./livekit-people";
import type { OpenRoom } from "./open-room";

const SOURCES = [Track.Source.Microphone, Track.Source.Camera, Track.Source.ScreenShare, Track.Source.ScreenShareAudio];
/** The events that change how a track is rendered, besides its arrival and removal. */
const TRACK_EVENTS = [RoomEvent.TrackMuted, RoomEvent.TrackUnmuted];
/** The events that change a person's tile, besides joining and leaving. */
const PERSON_EVENTS = [RoomEvent.ConnectionQualityChanged, RoomEvent.ParticipantNameChanged];

export interface CallProps {
  room: Pick<OpenRoom, "store" | "current">;
  children: ReactNode;
}

/** Plays the call, and provides its children with the people, pictures and sound from LiveKit's hooks. */
export function Call({ room, children }: CallProps) {
  const { room: current } = useStore(room.current);
  const { store } = room;
  const data = useMemo(
    () => livekitData(current, (identity) => store.getState().confirmed.people.has(identity)),
    [current, store],
  );
  return (
    <LiveKitRoom.Provider value={current}>
      <CallDataContext.Provider value={data}>
        <InRoom store={room.store}>{children}</InRoom>
      </CallDataContext.Provider>
    </LiveKitRoom.Provider>
  );
}

interface CallView {
  readonly people: readonly RoomParticipant[];
  readonly tracks: readonly TrackReference[];
}

function InRoom({ store, children }: { store: OpenRoom["store"]; children: ReactNode }) {
  const participants = useParticipants({ updateOnlyOn: PERSON_EVENTS });
  const tracks = useTracks(SOURCES, { updateOnlyOn: TRACK_EVENTS, onlySubscribed: false });
  const speaking = useSpeakingParticipants();
  const { canPlayAudio, startAudio } = useAudioPlayback();
  const confirmed = useStore(store, (state) => state.confirmed);
  const local = useStore(store, (state) => state.local);
  const isGone = useStore(store, ({ connection }) => isConnectionLost(connection));
  const isOver = useStore(store, ({ connection }) => connection.status === "ended");

  // Read again at each render: LiveKit changes its objects in place, and the hooks report the change.
  const isCameraStarting = local.starting.includes("camera");
  const now = useShared({
    people: roomPeople({ participants, tracks, speaking, isCameraStarting }, confirmed),
    tracks,
  });
  const last = useLast(now, isGone);
  const people = useShared(isGone ? lastKnownPeople(last.people, now.people, confirmed, local) : now.people);
  const trackOf = useCallback(
    (identity: string, source: PictureSource) => {
      const here = pictureTrack(now.tracks, identity, source);
      // After a connection loss the track stays on its `<video>`, which shows the last picture.
      return here?.publication.track ? here : pictureTrack(last.tracks, identity, source);
    },
    [now, last],
  );
  const sound = useMemo<CallSound>(() => ({ isBlocked: !canPlayAudio, start: startAudio }), [canPlayAudio, startAudio]);
  return (
    <CallPeopleContext.Provider value={isOver ? NOBODY : people}>
      <CallTracksContext.Provider value={trackOf}>
        <CallSoundContext.Provider value={sound}>
          <OwnQualityContext.Provider value={people.find(({ isLocal }) => isLocal)?.quality ?? "unknown"}>
            {children}
            {soundTracks(tracks, confirmed).map((track) => (
              // A track has the same id in the viewer's next room; LiveKit's element would keep the track of the old one.
              <AudioTrack key={keyOf(track.publication)} trackRef={track} />
            ))}
          </OwnQualityContext.Provider>
        </CallSoundContext.Provider>
      </CallTracksContext.Provider>
    </CallPeopleContext.Provider>
  );
}

const NOBODY: readonly RoomParticipant[] = [];

/** The value, or the last one before `isHeld`. */
function useLast(value: CallView, isHeld: boolean): CallView {
  const [last, setLast] = useState(value);
  if (!isHeld && last !== value) setLast(value);
  return isHeld ? last : value;
}
