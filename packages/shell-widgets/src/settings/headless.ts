"use client";

export { type Device, type DeviceKind, deviceOf } from "./device-rules";
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
} from "./settings.types";
export { ADMIN_NOTICE_KINDS, MAIL_KINDS, NOTICE_KINDS } from "./settings.types";
export { offsetOfZone, timeZoneName, timeZones } from "./time-zones";
