import {
  ConnectionQuality,
  type Participant,
  type Room,
  Track,
  type TrackPublication,
  type VideoTrack,
} from "livekit-client";
import type { Admission } from "./livekit-admission";
import { unwatchInOtherWindow, watchInOtherWindow } from "./livekit-other-window";
import type { RoomParticipant, RoomQuality, ScreenSharing, VideoHandle } from "./room-types";

const QUALITY: Record<ConnectionQuality, RoomQuality> = {
  [ConnectionQuality.Excellent]: "good",
  [ConnectionQuality.Good]: "good",
  [ConnectionQuality.Poor]: "unsteady",
  [ConnectionQuality.Lost]: "lost",
  [ConnectionQuality.Unknown]: "unknown",
};

const handles = new WeakMap<VideoTrack, VideoHandle>();

function handleOf(track: VideoTrack): VideoHandle {
  const known = handles.get(track);
  if (known) return known;
  const handle: VideoHandle = {
    id: track.sid ?? track.mediaStreamTrack.id,
    get paused() {
      return track.isMuted;
    },
    attach(element) {
      track.attach(element);
      watchInOtherWindow(track, element);
    },
    detach(element) {
      unwatchInOtherWindow(element);
      track.detach(element);
    },
  };
  handles.set(track, handle);
  return handle;
}

function pictureOf(publication: TrackPublication | undefined): VideoHandle | null {
  const track = publication?.videoTrack;
  return track && !publication.isMuted ? handleOf(track) : null;
}

function sharingOf(publication: TrackPublication | undefined): ScreenSharing {
  if (!publication) return "none";
  if (publication.isMuted) return "paused";
  return publication.videoTrack ? "on" : "connecting";
}

const NOTHING_SENT = { microphone: "muted", camera: null, screen: null, sharing: "none" } as const;

/** Of who may not speak there is neither sound nor picture, whatever they send. */
function personOf(participant: Participant, isHeard: boolean): RoomParticipant {
  return {
    identity: participant.identity,
    name: participant.name || participant.identity,
    isLocal: participant.isLocal,
    isSpeaking: isHeard && participant.isSpeaking,
    quality: QUALITY[participant.connectionQuality],
    ...(isHeard ? sentBy(participant) : NOTHING_SENT),
  };
}

function sentBy(participant: Participant) {
  return {
    microphone: participant.isMicrophoneEnabled ? ("on" as const) : ("muted" as const),
    camera: pictureOf(participant.getTrackPublication(Track.Source.Camera)),
    screen: pictureOf(participant.getTrackPublication(Track.Source.ScreenShare)),
    sharing: sharingOf(participant.getTrackPublication(Track.Source.ScreenShare)),
  };
}

function isSame(one: RoomParticipant, other: RoomParticipant): boolean {
  return (Object.keys(one) as (keyof RoomParticipant)[]).every((key) => Object.is(one[key], other[key]));
}

/** Reads everybody who is admitted out of the room, me first; a person nothing has changed about keeps their object. */
export function createPeopleReader(
  roomNow: () => Room,
  { isAdmitted, isHeard }: Pick<Admission, "isAdmitted" | "isHeard">,
): () => readonly RoomParticipant[] {
  let last = new Map<string, RoomParticipant>();
  let list: readonly RoomParticipant[] = [];
  return () => {
    const room = roomNow();
    const others = [...room.remoteParticipants.values()].filter(({ identity }) => isAdmitted(identity));
    const now = [room.localParticipant, ...others]
      .filter((participant) => participant.identity !== "")
      .map((participant) => {
        const person = personOf(participant, participant.isLocal || isHeard(participant.identity));
        const before = last.get(person.identity);
        return before && isSame(before, person) ? before : person;
      });
    if (now.length === list.length && now.every((person, index) => person === list[index])) return list;
    last = new Map(now.map((person) => [person.identity, person]));
    list = now;
    return list;
  };
}
