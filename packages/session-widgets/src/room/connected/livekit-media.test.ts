// @vitest-environment jsdom
import { EventEmitter } from "node:events";
import { DisconnectReason, type Room, RoomEvent, VideoQuality } from "livekit-client";
import { expect, it } from "vitest";
import type { MediaEvent } from "../headless/room-types";
import { createLiveKitMedia } from "./livekit-media";

const CALL = { url: "ws://sfu", token: "t" };
const CAPTURE = { microphone: () => ({}), camera: () => ({}), speaker: () => undefined };

/** LiveKit's room as far as coming in and going out: an entrance ends when the test says so. */
class HandRoom extends EventEmitter {
  readonly localParticipant = { identity: "", permissions: { canPublish: true } };
  readonly remoteParticipants = new Map();
  letIn: () => void = () => {};
  left = 0;
  connect = () =>
    new Promise<void>((resolve) => {
      this.letIn = resolve;
    });
  disconnect = async () => {
    this.left += 1;
    this.emit(RoomEvent.Disconnected, DisconnectReason.CLIENT_INITIATED);
  };
}

function setUp() {
  const rooms: HandRoom[] = [];
  const told: MediaEvent[] = [];
  const media = createLiveKitMedia(CAPTURE, () => {
    const room = new HandRoom();
    rooms.push(room);
    return room as unknown as Room;
  });
  media.subscribe((event) => told.push(event));
  const last = () => rooms.at(-1) as HandRoom;
  return { media, rooms, told, last };
}

it("says at once that somebody put out while entering is out; LiveKit itself would wait for its own time to be over", async () => {
  const { media, last, told } = setUp();
  const entering = media.connect(CALL);
  last().emit(RoomEvent.Disconnected, DisconnectReason.DUPLICATE_IDENTITY);
  await expect(entering).rejects.toThrow("left");
  expect(told).toEqual([{ type: "disconnected", cause: "elsewhere" }]);
});

it("enters a room of its own each time, whatever hangs in the one before", async () => {
  const { media, rooms, last, told } = setUp();
  void media.connect(CALL).catch(() => {});
  const again = media.connect(CALL);
  last().letIn();
  await again;
  expect(rooms.map(({ left }) => left)).toEqual([1, 0]);
  expect(told).toEqual([]);
});

it("has the room that is entered as its current one, and nothing of mine before I have been in it", async () => {
  const { media, rooms, last } = setUp();
  expect(media.sent()).toBeNull();
  void media.connect(CALL).catch(() => {});
  void media.connect(CALL).catch(() => {});
  expect(media.current.getState().room).toBe(rooms[1]);
  Object.assign(last().localParticipant, {
    identity: "me",
    isMicrophoneEnabled: true,
    isCameraEnabled: false,
    isScreenShareEnabled: false,
  });
  expect(media.sent()).toEqual({ microphone: true, camera: false, screen: false });
});

it("never comes in anew with an old token: an older page would put out the later one", async () => {
  const { media, rooms, last, told } = setUp();
  const entering = media.connect(CALL);
  last().letIn();
  await entering;
  last().emit(RoomEvent.SignalReconnecting);
  last().emit(RoomEvent.Reconnecting);
  expect(told).toEqual([{ type: "blip" }, { type: "disconnected", cause: "dropped" }]);
  expect(rooms[0]?.left).toBe(1);
});

/** Somebody in the room whose camera notes which layer is asked of it. */
function withCamera(room: HandRoom, identity: string): VideoQuality[] {
  const asked: VideoQuality[] = [];
  const camera = { setVideoQuality: (quality: VideoQuality) => asked.push(quality) };
  room.remoteParticipants.set(identity, { identity, getTrackPublication: () => camera });
  return asked;
}

it("asks for the largest simulcast layer of whom the spotlight is on, and for the middle one of the others (LS-4.36)", async () => {
  const { media, last } = setUp();
  const entering = media.connect(CALL);
  last().letIn();
  await entering;
  const amara = withCamera(last(), "kc-amara");
  const lucie = withCamera(last(), "kc-lucie");
  media.prefer(["kc-amara"]);
  expect([amara.at(-1), lucie.at(-1)]).toEqual([VideoQuality.HIGH, VideoQuality.MEDIUM]);
  media.prefer(["kc-lucie"]);
  expect([amara.at(-1), lucie.at(-1)]).toEqual([VideoQuality.MEDIUM, VideoQuality.HIGH]);
  media.prefer([]);
  expect([amara.at(-1), lucie.at(-1)]).toEqual([VideoQuality.HIGH, VideoQuality.HIGH]);
});

it("ranks a picture that comes later, and everybody again in the room entered after a drop (LS-4.36)", async () => {
  const { media, last } = setUp();
  void media.connect(CALL).catch(() => {});
  media.prefer(["kc-amara"]);
  void media.connect(CALL).catch(() => {});
  const amara = withCamera(last(), "kc-amara");
  const lucie = withCamera(last(), "kc-lucie");
  last().emit(RoomEvent.TrackSubscribed, { kind: "video" }, {}, { identity: "kc-amara" });
  await Promise.resolve();
  expect([amara, lucie]).toEqual([[VideoQuality.HIGH], [VideoQuality.MEDIUM]]);
});

it("passes on packets of the server, which have no sender, and drops those of other people in the room (LS-D4.1)", async () => {
  const { media, last, told } = setUp();
  const entering = media.connect(CALL);
  last().letIn();
  await entering;
  const payload = new Uint8Array([1]);
  last().emit(RoomEvent.DataReceived, payload, { identity: "somebody" }, 0, "schedule_ctrl");
  expect(told).toEqual([]);
  last().emit(RoomEvent.DataReceived, payload, undefined, 0, "schedule_ctrl");
  expect(told).toEqual([{ type: "data", topic: "schedule_ctrl", payload }]);
});

it("tells that a room was closed apart from a drop: the session may go on in another one", async () => {
  const { media, last, told } = setUp();
  const entering = media.connect(CALL);
  last().letIn();
  await entering;
  last().emit(RoomEvent.ParticipantDisconnected);
  last().emit(RoomEvent.Disconnected, DisconnectReason.ROOM_DELETED);
  await Promise.resolve();
  // Who was there goes only once it is known why: until then everybody stays in sight.
  expect(told).toEqual([
    { type: "disconnected", cause: "moved" },
    { type: "people", others: [] },
  ]);
});
