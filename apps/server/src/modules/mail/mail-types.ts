import type { Language } from "../../contract/viewer.ts";
import type { ChangedField } from "../notifications/notification-types.ts";

/** Kinds of mail. The template of a kind reads the values of its row in `MailData`. */
export const MAIL_KINDS = [
  "verify_address",
  "address_known",
  "reset_password",
  "account_invited",
  "approved",
  "rejected",
  "session_invited",
  "session_changed",
  "session_cancelled",
  "session_reminder",
  "test",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * Kinds that a person may switch off, in the order in which settings show them. The others are about security, or the
 * person has asked for them.
 */
export const OPTIONAL_MAIL_KINDS = [
  "session_reminder",
  "session_invited",
  "session_changed",
  "session_cancelled",
] as const satisfies readonly MailKind[];
export type OptionalMailKind = (typeof OPTIONAL_MAIL_KINDS)[number];
export const isOptional = (kind: MailKind): kind is OptionalMailKind =>
  OPTIONAL_MAIL_KINDS.some((optional) => optional === kind);

/** Values that every mail about a session has. */
export interface SessionMail {
  readonly sessionId: number;
  readonly workshop: string;
  /** ISO 8601. */
  readonly start: string;
  readonly durationMinutes: number;
  /** The language that the session is held in. Mails of earlier versions have none. */
  readonly spoken?: Language;
  /** IANA name of the recipient's time zone. */
  readonly timeZone: string;
}

/** Values that each template reads. A `path` is below the site's address, begins with a slash, and may hold a single-use token. */
export interface MailData {
  readonly verify_address: { readonly fullName: string; readonly path: string };
  /** Somebody registered with an address that has an account. */
  readonly address_known: { readonly fullName: string; readonly path: string };
  readonly reset_password: { readonly fullName: string; readonly path: string };
  /** An administrator made the account; the link sets its password. */
  readonly account_invited: {
    readonly fullName: string;
    readonly inviter: string;
    readonly scope: string;
    readonly path: string;
  };
  readonly approved: { readonly fullName: string; readonly path: string };
  readonly rejected: { readonly fullName: string; readonly reason: string };
  readonly session_invited: SessionMail & { readonly inviter: string; readonly path: string };
  readonly session_changed: SessionMail & { readonly changes: readonly SessionChange[]; readonly path: string };
  readonly session_cancelled: SessionMail & { readonly reason: string };
  readonly session_reminder: SessionMail & { readonly path: string };
  /** An administrator checks that mails leave this installation. */
  readonly test: { readonly fullName: string; readonly path: string };
}

/** One changed field of a session with its values before and after, ready to read in the recipient's language. */
export interface SessionChange {
  readonly field: ChangedField;
  readonly before: string;
  readonly after: string;
}
