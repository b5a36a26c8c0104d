"use client";
export {
  type AgendaEntry,
  type AgendaLine,
  type AgendaTask,
  agendaLines,
  interviewerOf,
  type MyPart,
  myPart,
  type Seat,
  type SeatRole,
  seatRole,
} from "./headless/agenda-rules";
export { watchLevel } from "./headless/audio-level";
export { browserDevices } from "./headless/browser-devices";
export { devicePreferences } from "./headless/browser-preferences";
export { type BrowserName, browserOf } from "./headless/browser-rules";
export {
  createDevicePreferences,
  DEFAULT_PREFERENCES,
  type DevicePreferencesStore,
} from "./headless/device-preferences";
export {
  createJoinFlow,
  type JoinFlow,
  type JoinNotice,
  type JoinPorts,
  type JoinReply,
  type JoinState,
  type StartReply,
} from "./headless/join-flow";
export {
  guestName,
  type JoinRefusal,
  joinBlock,
  joinRetryDelay,
  type NotStartedVariant,
  notStartedVariant,
  type StartableSession,
} from "./headless/join-rules";
export {
  cameraConstraints,
  type JoinWithout,
  joinsWithout,
  MEDIA_TOAST,
  microphoneConstraints,
  nextResolution,
  openWithFallback,
  problemOf,
  RESOLUTIONS,
} from "./headless/media-rules";
export type {
  DeviceInfo,
  DevicePreferences,
  DeviceProblem,
  DeviceState,
  DevicesPort,
  OpenCamera,
  OpenDevices,
  OpenMicrophone,
  Resolution,
} from "./headless/media-types";
export { createNameStore, type NamePorts, type NameState, type NameStore } from "./headless/name-store";
export {
  CHECK_STEPS,
  type CheckReason,
  type CheckStep,
  type CheckVerdict,
  type LineFigures,
  LOSSY_PART,
  SLOW_ROUND_TRIP_MS,
  type StepResult,
  verdictOf,
} from "./headless/network-check-rules";
export {
  type CheckRoomDetails,
  type CheckRoomReply,
  createNetworkCheck,
  type NetworkCheckPort,
  type NetworkCheckState,
  type NetworkCheckStore,
  type StepReply,
} from "./headless/network-check-store";
export {
  HEARD_LEVEL,
  JOIN_RETRIES,
  JOIN_RETRY_STEP_MS,
  JOIN_TOAST,
  NAME_SAVE_DELAY_MS,
  SPEAKER_TONE,
  START_THEN_JOIN_MS,
} from "./headless/prejoin.constants";
export { createPreview, type PreviewPorts, type PreviewState, type PreviewStore } from "./headless/preview-store";
