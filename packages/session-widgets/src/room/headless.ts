"use client";
export { connectionDetails } from "./headless/browser-details";
export { CALL_KEY_PREFIX } from "./headless/call-key";
export {
  type CallDetails,
  type ConnectionDetails,
  type ConnectionDetailsStore,
  createConnectionDetails,
} from "./headless/connection-details";
export { type ConnectionFace, connectionFace, type StreamStatus } from "./headless/connection-face";
export { isInCall } from "./headless/connection-rules";
export { createHintWatcher, type Hint, type HintPorts } from "./headless/data-hints";
export { type MutedTalkPorts, noticeMutedTalk } from "./headless/muted-talk";
export { createRoomStore } from "./headless/room-store";
export type { InitialSources, RejoinReply, RoomPorts, RoomStore } from "./headless/room-store.types";
export type {
  CameraState,
  ConfirmedPeople,
  LocalMedia,
  LocalSource,
  MediaEvent,
  MediaPort,
  PictureSource,
  RoomAway,
  RoomConnection,
  RoomEnd,
  RoomParticipant,
  RoomQuality,
  RoomState,
  ScreenSharing,
  SentSources,
} from "./headless/room-types";
export { browserWake, keepAwake, type WakePort } from "./headless/wake-lock";
