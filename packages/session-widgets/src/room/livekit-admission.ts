import { type RemoteParticipant, type RemoteTrack, type Room, RoomEvent, Track } from "livekit-client";

/** Who may be heard and seen: the media server lets in whoever has a token, also one that outlived its place. */
export interface Admission {
  isAdmitted(identity: string): boolean;
  /** Plays and lets show from now on whom the session confirms, and nobody else. */
  admit(identities: ReadonlySet<string>, room: Pick<Room, "remoteParticipants">): void;
  /** Sound of this room plays by itself, of those who are admitted. */
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
  const isAdmitted = (identity: string) => admitted.has(identity);
  return {
    isAdmitted,
    admit(identities, room) {
      admitted = identities;
      for (const participant of room.remoteParticipants.values())
        for (const track of tracksOf(participant)) (isAdmitted(participant.identity) ? play : silence)(track);
    },
    listen: (room) =>
      room
        .on(RoomEvent.TrackSubscribed, (track, _publication, { identity }) => {
          if (isAdmitted(identity)) play(track);
        })
        .on(RoomEvent.TrackUnsubscribed, (track) => {
          if (track.kind === Track.Kind.Audio) silence(track);
        }),
    hasStranger: (room) => [...room.remoteParticipants.keys()].some((identity) => !isAdmitted(identity)),
  };
}
