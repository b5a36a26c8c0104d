"use client";
export { connectionDetails } from "./headless/browser-details";
export {
  type CallDetails,
  type ConnectionDetails,
  type ConnectionDetailsStore,
  createConnectionDetails,
} from "./headless/connection-details";
export { type ConnectionFace, connectionFace, type StreamStatus } from "./headless/connection-face";
export { awayState, isInCall, reconnectDelay } from "./headless/connection-rules";
export { createHintWatcher, type Hint, type HintPorts, parseHint } from "./headless/data-hints";
export { type MutedTalkPorts, noticeMutedTalk } from "./headless/muted-talk";
export {
  HINT_GRACE_MS,
  LOST_AFTER_MS,
  RECONNECT_BASE_MS,
  RECONNECT_JITTER,
  RECONNECT_MAX_MS,
} from "./headless/room.constants";
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
