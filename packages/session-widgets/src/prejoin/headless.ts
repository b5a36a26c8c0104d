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
} from "./agenda-rules";
export { watchLevel } from "./audio-level";
export { browserDevices } from "./browser-devices";
export { devicePreferences } from "./browser-preferences";
export { type BrowserName, browserOf } from "./browser-rules";
export { createDevicePreferences, DEFAULT_PREFERENCES, type DevicePreferencesStore } from "./device-preferences";
export {
  createJoinFlow,
  type JoinAnswer,
  type JoinFlow,
  type JoinNotice,
  type JoinPorts,
  type JoinState,
  type StartAnswer,
} from "./join-flow";
export {
  guestName,
  type JoinRefusal,
  joinBlock,
  joinRetryDelay,
  type NotStartedVariant,
  notStartedVariant,
  type StartableSession,
} from "./join-rules";
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
} from "./media-rules";
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
} from "./media-types";
export { createNameStore, type NamePorts, type NameState, type NameStore } from "./name-store";
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
} from "./network-check-rules";
export {
  type CheckRoomAnswer,
  type CheckRoomDetails,
  createNetworkCheck,
  type NetworkCheckPort,
  type NetworkCheckState,
  type NetworkCheckStore,
  type StepAnswer,
} from "./network-check-store";
export { prejoinAttributes } from "./prejoin.attributes";
export {
  HEARD_LEVEL,
  JOIN_RETRIES,
  JOIN_RETRY_STEP_MS,
  JOIN_TOAST,
  NAME_SAVE_DELAY_MS,
  SPEAKER_TONE,
  START_THEN_JOIN_MS,
} from "./prejoin.constants";
export { createPreview, type PreviewPorts, type PreviewState, type PreviewStore } from "./preview-store";
