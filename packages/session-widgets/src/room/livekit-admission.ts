import { type RemoteParticipant, type RemoteTrack, type Room, RoomEvent, Track } from "livekit-client";

/** Who may be heard and seen: the media server lets in whoever has a token, also one that outlived its place. */
export interface Admission {
  isAdmitted(identity: string): boolean;
  /** Whether they are admitted and may speak. */
  isHeard(identity: string): boolean;
  /** Plays and lets show from now on those of the admitted who may speak, and nobody else. */
  admit(identities: ReadonlySet<string>, speakers: ReadonlySet<string>, room: Pick<Room, "remoteParticipants">): void;
  /** Sound of this room plays by itself, of those who are heard. */
  listen(room: Room): Room;
  /** Whether somebody is in the room who is not admitted. */
  hasStranger(room: Pick<Room, "remoteParticipants">): boolean;
}

const tracksOf = ({ trackPublications }: RemoteParticipant): RemoteTrack[] =>
  [...trackPublications.values()].flatMap(({ track }) => track ?? []);

function silence(track: RemoteTrack): void {
  const elements = track.detach();
  // Pictures' elements belong to those who show them.
  if (track.kind === Track.Kind.Audio) for (const element of elements) element.remove();
}

function play(track: RemoteTrack): void {
  if (track.kind === Track.Kind.Audio && track.attachedElements.length === 0) track.attach();
}

export function createAdmission(): Admission {
  let admitted: ReadonlySet<string> = new Set();
  let speaking: ReadonlySet<string> = new Set();
  const isAdmitted = (identity: string) => admitted.has(identity);
  const isHeard = (identity: string) => isAdmitted(identity) && speaking.has(identity);
  return {
    isAdmitted,
    isHeard,
    admit(identities, speakers, room) {
      [admitted, speaking] = [identities, speakers];
      for (const participant of room.remoteParticipants.values())
        for (const track of tracksOf(participant)) (isHeard(participant.identity) ? play : silence)(track);
    },
    listen: (room) =>
      room
        .on(RoomEvent.TrackSubscribed, (track, _publication, { identity }) => {
          if (isHeard(identity)) play(track);
        })
        .on(RoomEvent.TrackUnsubscribed, (track) => {
          if (track.kind === Track.Kind.Audio) silence(track);
        }),
    hasStranger: (room) => [...room.remoteParticipants.keys()].some((identity) => !isAdmitted(identity)),
  };
}
