import type { Preferences } from "@hotseat/api-client/types";

/** One part of the settings: on its way, not loaded, not offered to this account, or there. */
export type SettingsPart<Content> =
  | { status: "loading" }
  /** `detail`: why, in the reader's language; without it the view says to try again. */
  | { status: "failed"; detail?: string | null }
  | { status: "absent" }
  | { status: "ready"; content: Content };

/** Details that a person gives about themselves. */
export interface Profile {
  full_name: string;
  short_name: string;
  language: string;
  /** IANA name. */
  timezone: string;
}

/** A kind of mail that a person may do without. */
export type MailKind = keyof Preferences["mails"];

/** A kind of notification that a person may do without. */
export type NoticeKind = keyof Preferences["notifications"];
/** Kinds that only administrators receive. */
export const ADMIN_NOTICE_KINDS: ReadonlySet<NoticeKind> = new Set(["account_requested", "import_finished"]);

/** A browser in which the person is signed in. */
export interface SignedInDevice {
  id: string;
  user_agent: string | null;
  /** ISO 8601, UTC. */
  last_seen_at: string;
  is_current: boolean;
}

/** A field of the dialogs: the password until now, the new one, a code of the app, one's own address. */
export type SettingsField = "current" | "next" | "code" | "email";

/** Why something was not done, in the reader's language; null where nothing is known. */
export interface Refusal {
  message: string | null;
  /** The field that it is about; without one it is about the whole request. */
  field?: SettingsField;
}

export interface DeviceActions {
  end(id: string): Promise<void>;
  endOthers(): Promise<void>;
}

export interface PasswordChange {
  current: string;
  next: string;
}

export interface SecondFactorState {
  enabled: boolean;
  /** The installation demands it: it cannot be removed. */
  required: boolean;
  recovery_codes_left: number;
}

export interface SecondFactorActions {
  /** Makes a secret; it counts once a first code is confirmed. */
  begin(password: string): Promise<{ secret: string; uri: string } | Refusal>;
  /** Turns the second factor on; the codes are never shown again. */
  confirm(code: string): Promise<{ recoveryCodes: readonly string[] } | Refusal>;
  /** Resolves with null once it is off. */
  remove(password: string): Promise<Refusal | null>;
}

export interface OwnDataActions {
  /** Resolves with null once the account is deleted. `email`: the person's own address, typed once more. */
  deleteAccount(email: string): Promise<Refusal | null>;
}

export interface CalendarActions {
  /** Replaces the address; the earlier one ends. */
  renew(): Promise<void>;
}
