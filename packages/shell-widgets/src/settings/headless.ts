"use client";

export { type Device, type DeviceKind, deviceOf } from "./device-rules";
export type {
  CalendarActions,
  DeviceActions,
  MailKind,
  OwnDataActions,
  PasswordChange,
  Profile,
  Refusal,
  SecondFactorActions,
  SecondFactorState,
  SettingsPart,
  SignedInDevice,
} from "./settings.types";
export { MAIL_KINDS } from "./settings.types";
export { offsetOfZone, timeZoneName, timeZones } from "./time-zones";
