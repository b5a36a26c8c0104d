"use client";

export { type Device, type DeviceKind, deviceOf } from "./headless/device-rules";
export type {
  CalendarActions,
  DeviceActions,
  MailKind,
  NoticeKind,
  OwnDataActions,
  PasswordChange,
  Profile,
  Refusal,
  SecondFactorActions,
  SecondFactorState,
  SettingsPart,
  SignedInDevice,
} from "./headless/settings.types";
export { ADMIN_NOTICE_KINDS, MAIL_KINDS, NOTICE_KINDS } from "./headless/settings.types";
export { offsetOfZone, timeZoneName, timeZones } from "./headless/time-zones";
