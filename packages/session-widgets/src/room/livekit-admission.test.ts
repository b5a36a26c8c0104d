// @vitest-environment jsdom
import { EventEmitter } from "node:events";
import { type Room, RoomEvent, Track } from "livekit-client";
import { expect, it } from "vitest";
import { createLiveKitMedia } from "./livekit-media";
import type { MediaEvent } from "./room-types";

const CAPTURE = { microphone: () => ({}), camera: () => ({}), speaker: () => undefined };

/** A track that somebody sends, with the elements it is played or shown in. */
class HandTrack {
  attachedElements: HTMLMediaElement[] = [];
  readonly sid = "TR_1";
  isMuted = false;
  readonly kind: Track.Kind;
  constructor(kind: Track.Kind) {
    this.kind = kind;
  }
  attach(element = document.createElement(this.kind === Track.Kind.Audio ? "audio" : "video")) {
    this.attachedElements.push(element);
    return element;
  }
  detach() {
    return this.attachedElements.splice(0);
  }
}

/** LiveKit's room as far as people and their tracks. */
class HandRoom extends EventEmitter {
  readonly localParticipant = { identity: "me", isLocal: true, getTrackPublication: () => undefined };
  readonly remoteParticipants = new Map<string, object>();

  /** Somebody comes in and sends voice and picture, whoever let them in. */
  enter(identity: string) {
    const [voice, picture] = [new HandTrack(Track.Kind.Audio), new HandTrack(Track.Kind.Video)];
    const camera = { track: picture, videoTrack: picture, setVideoQuality: () => {} };
    const person = {
      identity,
      trackPublications: new Map<string, object>([
        ["voice", { track: voice }],
        ["camera", camera],
      ]),
      videoTrackPublications: new Map([["camera", camera]]),
      getTrackPublication: (source: Track.Source) => (source === Track.Source.Camera ? camera : undefined),
    };
    this.remoteParticipants.set(identity, person);
    for (const track of [voice, picture]) this.emit(RoomEvent.TrackSubscribed, track, {}, person);
    return { voice, picture };
  }
}

function setUp() {
  const room = new HandRoom();
  const told: MediaEvent[] = [];
  const media = createLiveKitMedia(CAPTURE, () => room as unknown as Room);
  media.subscribe((event) => told.push(event));
  const people = () => media.people().map(({ identity }) => identity);
  return { room, media, told, people };
}

it("somebody whom the server has not confirmed is neither played nor shown, with whatever token they came (LS-D4.2)", () => {
  const { room, media, people } = setUp();
  media.admit(new Set(["kc-lucie"]));
  const lucie = room.enter("kc-lucie");
  const stranger = room.enter("kc-stranger");
  expect([lucie.voice.attachedElements.length, stranger.voice.attachedElements.length]).toEqual([1, 0]);
  expect(people()).toEqual(["me", "kc-lucie"]);
});

it("nobody is played before the server has said whom it confirms, and those it confirms are from then on", () => {
  const { room, media, people } = setUp();
  const { voice } = room.enter("kc-lucie");
  expect([voice.attachedElements.length, people()]).toEqual([0, ["me"]]);
  media.admit(new Set(["kc-lucie"]));
  media.admit(new Set(["kc-lucie", "kc-amara"]));
  expect([voice.attachedElements.length, people()]).toEqual([1, ["me", "kc-lucie"]]);
});

it("somebody removed falls silent and is taken off every picture at once, though the media server still sends them", () => {
  const { room, media, told, people } = setUp();
  media.admit(new Set(["kc-ben"]));
  const { voice, picture } = room.enter("kc-ben");
  const sound = voice.attachedElements[0] as HTMLMediaElement;
  document.body.append(sound);
  picture.attach();
  told.length = 0;
  media.admit(new Set());
  expect([voice.attachedElements, picture.attachedElements, sound.isConnected]).toEqual([[], [], false]);
  expect([people(), told]).toEqual([["me"], [{ type: "people" }]]);
});

it("an observer who publishes with the token of a participant is there, and neither heard nor seen", () => {
  const { room, media, told } = setUp();
  media.admit(new Set(["kc-lucie", "kc-ben"]), new Set(["kc-lucie"]));
  const [lucie, ben] = [room.enter("kc-lucie"), room.enter("kc-ben")];
  expect([lucie.voice.attachedElements.length, ben.voice.attachedElements.length]).toEqual([1, 0]);
  const pictures = media.people().map(({ identity, camera }) => [identity, camera !== null]);
  expect(pictures).toEqual([
    ["me", false],
    ["kc-lucie", true],
    ["kc-ben", false],
  ]);
  expect(told.filter(({ type }) => type === "stranger")).toEqual([]);
});

it("tells of somebody unconfirmed in the room, whose place may be newer than what is known here", async () => {
  const { room, media, told } = setUp();
  media.admit(new Set(["kc-lucie"]));
  told.length = 0;
  room.enter("kc-lucie");
  await Promise.resolve();
  expect(told.filter(({ type }) => type === "stranger")).toEqual([]);
  room.enter("kc-late");
  await Promise.resolve();
  expect(told.some(({ type }) => type === "stranger")).toBe(true);
});
