import type { Language } from "../../contract/viewer.ts";
import type { MailData, MailKind } from "./mail-types.ts";

/** A row of a mail's table. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Smaller, below the value. */
  readonly detail?: string;
}

/** A mail in its reader's language, before it is laid out as text and HTML. */
export interface MailBody {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly Fact[];
  /** The one button. */
  readonly action?: { readonly label: string; readonly path: string; readonly note?: string };
  /** Why the reader receives the mail. */
  readonly reason: string;
}

/** Moments of a session in the reader's language and time zone. */
export interface SessionTimes {
  /** Weekday, day, month and time, such as "Thu 26 Nov, 18:00". */
  readonly short: string;
  /** Weekday, day, month, year, start and end. */
  readonly long: string;
  /** Name of the time zone with its offset. */
  readonly zone: string;
  /** Start, such as "18:00". */
  readonly startTime: string;
}

/** The texts of all mails in one language. */
export interface MailTexts {
  /** Body of each kind; kinds about a session get its moments. */
  readonly bodies: { readonly [K in MailKind]: (data: MailData[K], times: SessionTimes) => MailBody };
  /** In front of the plain address of the button. */
  readonly copyAddress: string;
  readonly attachedCalendar: (fileName: string) => string;
  /** Link to the settings. */
  readonly chooseMails: string;
}

/** A mail with its addresses complete, ready for a layout. */
export interface LaidOutMail extends MailBody {
  readonly language: Language;
  readonly actionUrl: string | null;
  readonly copyAddress: string;
  readonly calendarNote: string | null;
  readonly settings: { readonly label: string; readonly url: string } | null;
}
