import type { TrackReference } from "@livekit/components-react";
import { ConnectionQuality, type Participant, Track } from "livekit-client";
import type {
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

/** What LiveKit's hooks tell of a room at one moment. */
export interface RoomFacts {
  /** Me first. */
  readonly participants: readonly Participant[];
  readonly tracks: readonly TrackReference[];
  readonly speaking: readonly Participant[];
}

function publicationOf(tracks: readonly TrackReference[], identity: string, source: Track.Source) {
  return tracks.find((each) => each.participant.identity === identity && each.source === source)?.publication;
}

/** The publication of somebody's camera or screen, here or not; undefined without one. */
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

const NOTHING_SENT = { microphone: "muted", camera: "off", sharing: "none" } as const;

function sentBy(tracks: readonly TrackReference[], identity: string) {
  const microphone = publicationOf(tracks, identity, Track.Source.Microphone);
  const camera = publicationOf(tracks, identity, Track.Source.Camera);
  return {
    microphone: microphone && !microphone.isMuted ? ("on" as const) : ("muted" as const),
    camera: camera?.track && !camera.isMuted ? ("on" as const) : ("off" as const),
    sharing: sharingOf(publicationOf(tracks, identity, Track.Source.ScreenShare)),
  };
}

/**
 * Me and the confirmed people of a room, me first. Of people who may not speak there is neither sound nor picture, whatever they
 * send: a room token outlives a place and a role.
 */
export function roomPeople(
  { participants, tracks, speaking }: RoomFacts,
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
        ...(isHeard ? sentBy(tracks, identity) : NOTHING_SENT),
      };
    });
}

/**
 * The people of a room whose line is gone: as they were, without those who have lost their place since, and myself as I have
 * switched my devices meanwhile.
 */
export function peopleAsTheyWere(
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
