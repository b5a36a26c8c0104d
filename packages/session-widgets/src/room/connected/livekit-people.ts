import type { TrackReference } from "@livekit/components-react";
import { ConnectionQuality, type Participant, Track } from "livekit-client";
import type {
  CameraState,
  ConfirmedPeople,
  PictureSource,
  RoomParticipant,
  RoomQuality,
  ScreenSharing,
} from "../headless/room-types";

const QUALITY: Record<ConnectionQuality, RoomQuality> = {
  [ConnectionQuality.Excellent]: "good",
  [ConnectionQuality.Good]: "good",
  [ConnectionQuality.Poor]: "unsteady",
  [ConnectionQuality.Lost]: "lost",
  [ConnectionQuality.Unknown]: "unknown",
};

const SOURCES: Record<PictureSource, Track.Source> = {
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
};

/** The state of a room from LiveKit's hooks at one moment. */
export interface RoomFacts {
  /** The viewer comes first. */
  readonly participants: readonly Participant[];
  readonly tracks: readonly TrackReference[];
  readonly speaking: readonly Participant[];
  /** The viewer's camera is switched on, and not published yet. */
  readonly isCameraStarting: boolean;
}

function publicationOf(tracks: readonly TrackReference[], identity: string, source: Track.Source) {
  return tracks.find((each) => each.participant.identity === identity && each.source === source)?.publication;
}

/** Returns the publication of a person's camera or screen, subscribed or not; undefined without one. */
export function pictureTrack(
  tracks: readonly TrackReference[],
  identity: string,
  source: PictureSource,
): TrackReference | undefined {
  return tracks.find((each) => each.participant.identity === identity && each.source === SOURCES[source]);
}

/** The tracks to be played: the voices of the confirmed people who may speak, and nobody else's. */
export function soundTracks(
  tracks: readonly TrackReference[],
  { people, speakers }: ConfirmedPeople,
): TrackReference[] {
  return tracks.filter(
    ({ participant: { isLocal, identity }, publication }) =>
      !isLocal && people.has(identity) && speakers.has(identity) && publication.kind === Track.Kind.Audio,
  );
}

function sharingOf(publication: TrackReference["publication"] | undefined): ScreenSharing {
  if (!publication) return "none";
  if (publication.isMuted) return "paused";
  return publication.track ? "on" : "connecting";
}

/** Another person's picture is announced before it arrives. */
function cameraOf(publication: TrackReference["publication"] | undefined, isStarting: boolean): CameraState {
  if (!publication) return isStarting ? "starting" : "off";
  if (publication.isMuted) return "off";
  return publication.track ? "on" : "starting";
}

const NOTHING_SENT = { microphone: "muted", camera: "off", sharing: "none" } as const;

function sentBy(tracks: readonly TrackReference[], identity: string, isCameraStarting: boolean) {
  const microphone = publicationOf(tracks, identity, Track.Source.Microphone);
  return {
    microphone: microphone && !microphone.isMuted ? ("on" as const) : ("muted" as const),
    camera: cameraOf(publicationOf(tracks, identity, Track.Source.Camera), isCameraStarting),
    sharing: sharingOf(publicationOf(tracks, identity, Track.Source.ScreenShare)),
  };
}

/**
 * Returns the confirmed people of a room, the viewer first. People who may not speak have neither sound nor picture, whatever they
 * publish: a room token outlives a seat and a role.
 */
export function roomPeople(
  { participants, tracks, speaking, isCameraStarting }: RoomFacts,
  { people, speakers }: ConfirmedPeople,
): RoomParticipant[] {
  return participants
    .filter(({ isLocal, identity }) => identity !== "" && (isLocal || people.has(identity)))
    .map(({ identity, name, isLocal, connectionQuality }) => {
      const isHeard = isLocal || speakers.has(identity);
      return {
        identity,
        name: name || identity,
        isLocal,
        isSpeaking: isHeard && speaking.some((each) => each.identity === identity),
        quality: QUALITY[connectionQuality],
        ...(isHeard ? sentBy(tracks, identity, isLocal && isCameraStarting) : NOTHING_SENT),
      };
    });
}

/**
 * Returns the people during a connection loss: their last state, without the people who have lost their seat since, and with the
 * viewer's current device switches.
 */
export function lastKnownPeople(
  before: readonly RoomParticipant[],
  now: readonly RoomParticipant[],
  { people }: ConfirmedPeople,
  mine: { readonly microphone: boolean; readonly camera: boolean },
): RoomParticipant[] {
  const hasCamera = [...before, ...now].some(({ isLocal, camera }) => isLocal && camera === "on");
  return before
    .filter(({ isLocal, identity }) => isLocal || people.has(identity))
    .map((person) =>
      person.isLocal
        ? {
            ...person,
            microphone: mine.microphone ? "on" : "muted",
            camera: mine.camera && hasCamera ? "on" : "off",
          }
        : person,
    );
}
