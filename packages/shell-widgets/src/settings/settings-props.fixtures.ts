import { fn } from "storybook/test";
import type { OwnDataActions, PasswordChange, SecondFactorActions } from "./headless/settings.types";
import { devices, NOW, RECOVERY_CODES } from "./settings.fixtures";
import type { SettingsViewProps } from "./view/settings-view";

/** The address of the person's calendar. */
export const FEED = "https://hotseat.example/api/v1/calendar/4f2k91qt8wzc77rdp3nm20xa.ics";

/** Everything is read, nothing is being changed. */
export const settingsProps = {
  profile: { full_name: "Jonas Keller", short_name: "Jonas", language: "en", timezone: "Europe/Zurich" },
  now: NOW,
  reader: { locale: "en", timeZone: "Europe/Zurich" },
  theme: { choice: "system", onChoose: fn() },
  mails: {
    status: "ready",
    content: { session_reminder: true, session_invited: true, session_changed: true, session_cancelled: false },
  },
  notices: {
    status: "ready",
    content: {
      session_reminder: true,
      session_invited: true,
      session_changed: true,
      session_cancelled: true,
      join_requested: true,
      join_approved: true,
      join_rejected: true,
      evaluation_received: false,
      feedback_ready: true,
      account_requested: true,
      import_finished: true,
    },
  },
  isAdmin: false,
  onNotice: fn(),
  feed: { status: "ready", content: FEED },
  calendarActions: { renew: fn(async () => {}) },
  onChangePassword: fn(async (_change: PasswordChange) => null) as SettingsViewProps["onChangePassword"],
  factor: { status: "ready", content: { enabled: false, required: false, recovery_codes_left: 0 } },
  factorActions: {
    begin: fn<SecondFactorActions["begin"]>(async () => ({
      secret: "JBSWY3DPEHPK3PXP",
      uri: "otpauth://totp/Hotseat:jonas?secret=JBSWY3DPEHPK3PXP&issuer=Hotseat",
    })),
    confirm: fn<SecondFactorActions["confirm"]>(async () => ({ recoveryCodes: RECOVERY_CODES })),
    remove: fn<SecondFactorActions["remove"]>(async () => null),
  },
  devices: { status: "ready", content: devices },
  deviceActions: { end: fn(async (_id: string) => {}), endOthers: fn(async () => {}) },
  exportHref: "#export",
  ownDataActions: { deleteAccount: fn<OwnDataActions["deleteAccount"]>(async () => null) },
  saved: { state: "saved", at: NOW },
  onProfile: fn(),
  onMail: fn(),
  onRetry: fn(),
} satisfies SettingsViewProps;
