"use client";

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
  SignedInDevice,
} from "./headless/settings.types";
export { SettingsView, type SettingsViewProps } from "./view/settings-view";
