"use client";
export type { AgendaEntry, AgendaLine, AgendaTask, MyPart, Seat, SeatRole } from "./headless/agenda-rules";
export { watchLevel } from "./headless/audio-level";
export { browserDevices } from "./headless/browser-devices";
export { devicePreferences } from "./headless/browser-preferences";
export type { BrowserName } from "./headless/browser-rules";
export { createDevicePreferences, type DevicePreferencesStore } from "./headless/device-preferences";
export {
  createJoinFlow,
  type JoinFlow,
  type JoinNotice,
  type JoinPorts,
  type JoinReply,
  type JoinState,
  type StartReply,
} from "./headless/join-flow";
export { type JoinRefusal, joinBlock, type NotStartedVariant, type StartableSession } from "./headless/join-rules";
export { type JoinWithout, MEDIA_TOAST, problemOf, RESOLUTIONS } from "./headless/media-rules";
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
export type { CheckReason, CheckStep, CheckVerdict, LineFigures, StepResult } from "./headless/network-check-rules";
export {
  type CheckRoomDetails,
  type CheckRoomReply,
  createNetworkCheck,
  type NetworkCheckPort,
  type NetworkCheckState,
  type NetworkCheckStore,
  type StepReply,
} from "./headless/network-check-store";
export { JOIN_TOAST, SPEAKER_TONE } from "./headless/prejoin.constants";
export { createPreview, type PreviewPorts, type PreviewState, type PreviewStore } from "./headless/preview-store";
