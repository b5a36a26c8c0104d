import { EventEmitter } from "node:events";
import { ConnectionQuality, ParticipantEvent, type Room, RoomEvent, Track } from "livekit-client";
import { createStore } from "zustand/vanilla";
import type { CurrentRoom } from "./connected/livekit-media";

/** A track that somebody sends, with the elements it is played or shown in. */
export class HandTrack {
  readonly attachedElements: HTMLMediaElement[] = [];
  attach(element: HTMLMediaElement) {
    this.attachedElements.push(element);
    return element;
  }
  detach(element: HTMLMediaElement) {
    const at = this.attachedElements.indexOf(element);
    if (at >= 0) this.attachedElements.splice(at, 1);
    return element;
  }
}

let lastSid = 0;

/** A track in the room as LiveKit lists it. */
export class HandPublication {
  readonly trackSid = `TR_${++lastSid}`;
  readonly isSubscribed = true;
  readonly kind: Track.Kind;
  isMuted = false;
  track: HandTrack | undefined = new HandTrack();
  constructor(readonly source: Track.Source) {
    this.kind = source === Track.Source.Microphone ? Track.Kind.Audio : Track.Kind.Video;
  }
}

/** Somebody in the room. */
export class HandParticipant extends EventEmitter {
  readonly sid: string;
  readonly name = "";
  readonly trackPublications = new Map<string, HandPublication>();
  connectionQuality = ConnectionQuality.Good;
  constructor(
    readonly identity: string,
    readonly isLocal: boolean,
  ) {
    super();
    this.sid = `PA_${identity}`;
  }
  getTrackPublication = (source: Track.Source) =>
    [...this.trackPublications.values()].find((publication) => publication.source === source);
  send(source: Track.Source) {
    const publication = new HandPublication(source);
    this.trackPublications.set(publication.trackSid, publication);
    return publication;
  }
}

/** LiveKit's room as far as its React hooks look at it. */
export class HandRoom extends EventEmitter {
  readonly localParticipant = new HandParticipant("me", true);
  readonly remoteParticipants = new Map<string, HandParticipant>();
  activeSpeakers: HandParticipant[] = [];
  canPlaybackAudio = true;
  started = 0;
  startAudio = async () => {
    this.started += 1;
  };

  /** Somebody comes in and sends voice and picture, whoever let them in. */
  enter(identity: string) {
    const person = new HandParticipant(identity, false);
    const [voice, picture] = [person.send(Track.Source.Microphone), person.send(Track.Source.Camera)];
    this.remoteParticipants.set(identity, person);
    this.emit(RoomEvent.ParticipantConnected, person);
    return { person, voice, picture };
  }
  speak(...people: HandParticipant[]) {
    this.activeSpeakers = people;
    this.emit(RoomEvent.ActiveSpeakersChanged, people);
  }
  /** The media server judges somebody's line. */
  judge(person: HandParticipant, quality: ConnectionQuality) {
    person.connectionQuality = quality;
    this.emit(RoomEvent.ConnectionQualityChanged, quality, person);
  }
  mute(person: HandParticipant, publication: HandPublication) {
    publication.isMuted = true;
    person.emit(ParticipantEvent.TrackMuted, publication);
    this.emit(RoomEvent.TrackMuted, publication, person);
  }
  blockSound(isBlocked: boolean) {
    this.canPlaybackAudio = !isBlocked;
    this.emit(RoomEvent.AudioPlaybackStatusChanged, !isBlocked);
  }
  /** The line goes: everybody and their tracks with it, as LiveKit does it. */
  lose() {
    for (const person of [this.localParticipant, ...this.remoteParticipants.values()]) {
      for (const publication of person.trackPublications.values()) {
        publication.track = undefined;
        person.emit(ParticipantEvent.TrackUnpublished, publication);
      }
      person.trackPublications.clear();
    }
    this.remoteParticipants.clear();
    this.emit(RoomEvent.ConnectionStateChanged, "disconnected");
  }
}

/** The room that is current, replaced by hand. */
export function createHandCurrent(first = new HandRoom()) {
  const asCurrent = (room: HandRoom): CurrentRoom => ({ room: room as unknown as Room });
  const current = createStore<CurrentRoom>(() => asCurrent(first));
  return { room: first, current, enterAnother: (room: HandRoom) => current.setState(asCurrent(room)) };
}
