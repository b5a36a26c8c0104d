import { EventEmitter } from "node:events";
import { ConnectionQuality, ParticipantEvent, type Room, RoomEvent, Track } from "livekit-client";
import { createStore } from "zustand/vanilla";
import type { CurrentRoom } from "./connected/livekit-media";

/** A published track, with the elements that play or show it. */
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
  readonly isSubscribed = true;
  readonly kind: Track.Kind;
  isMuted = false;
  track: HandTrack | undefined = new HandTrack();
  constructor(
    readonly source: Track.Source,
    readonly trackSid = `TR_${++lastSid}`,
  ) {
    this.kind = source === Track.Source.Microphone ? Track.Kind.Audio : Track.Kind.Video;
  }
}

/** A participant of the room. */
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
  send(source: Track.Source, trackSid?: string) {
    const publication = new HandPublication(source, trackSid);
    this.trackPublications.set(publication.trackSid, publication);
    return publication;
  }
}

/** LiveKit's room, reduced to the part that its React hooks read. */
export class HandRoom extends EventEmitter {
  readonly localParticipant = new HandParticipant("me", true);
  readonly remoteParticipants = new Map<string, HandParticipant>();
  activeSpeakers: HandParticipant[] = [];
  canPlaybackAudio = true;
  started = 0;
  startAudio = async () => {
    this.started += 1;
  };

  /**
   * A participant joins and publishes audio and video, confirmed or not; `sent`: what they publish in the media server's room, which
   * has the same ids in the next room of the viewer.
   */
  enter(identity: string, sent?: { readonly voice: HandPublication; readonly picture: HandPublication }) {
    const person = new HandParticipant(identity, false);
    const voice = person.send(Track.Source.Microphone, sent?.voice.trackSid);
    const picture = person.send(Track.Source.Camera, sent?.picture.trackSid);
    this.remoteParticipants.set(identity, person);
    this.emit(RoomEvent.ParticipantConnected, person);
    return { person, voice, picture };
  }
  speak(...people: HandParticipant[]) {
    this.activeSpeakers = people;
    this.emit(RoomEvent.ActiveSpeakersChanged, people);
  }
  /** The media server rates a participant's connection. */
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
  /** The connection is lost: LiveKit removes all participants and their tracks. */
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

/** The current room, replaced by the test. */
export function createHandCurrent(first = new HandRoom()) {
  const asCurrent = (room: HandRoom): CurrentRoom => ({ room: room as unknown as Room });
  const current = createStore<CurrentRoom>(() => asCurrent(first));
  return { room: first, current, enterAnother: (room: HandRoom) => current.setState(asCurrent(room)) };
}
