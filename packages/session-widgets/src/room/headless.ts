"use client";
export { connectionDetails } from "./browser-details";
export {
  type CallDetails,
  type ConnectionDetails,
  type ConnectionDetailsStore,
  createConnectionDetails,
} from "./connection-details";
export { type ConnectionFace, connectionFace, type StreamStatus } from "./connection-face";
export { awayState, isInCall, reconnectDelay } from "./connection-rules";
export { createHintWatcher, type Hint, type HintPorts, parseHint } from "./data-hints";
export { type MutedTalkPorts, noticeMutedTalk } from "./muted-talk";
export { HINT_GRACE_MS, LOST_AFTER_MS, RECONNECT_BASE_MS, RECONNECT_JITTER, RECONNECT_MAX_MS } from "./room.constants";
export { createRoomStore } from "./room-store";
export type { InitialSources, RejoinAnswer, RoomPorts, RoomStore } from "./room-store.types";
export type {
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
} from "./room-types";
export { browserWake, keepAwake, type WakePort } from "./wake-lock";
