import type { OutboxMail as StoredMail } from "@hotseat/api-client/types";

export type OutboxStatus = StoredMail["status"];

/** A mail in the list. */
export interface OutboxMail {
  id: string;
  /** The address it goes to. */
  address: string;
  /** Null once the mail has left. */
  subject: string | null;
  status: OutboxStatus;
  /** Times that sending was tried. */
  attempts: number;
  /** Why the latest try failed; null if none has. */
  last_error: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Null until it is sent. */
  sent_at: string | null;
}

/** The content of the open mail. */
export type OutboxDetail =
  | { status: "loading" }
  | { status: "failed"; detail: string | null }
  | {
      status: "ready";
      /** Null where mails are sent: their content is for the recipient alone. */
      html: string | null;
      text: string | null;
      /** The attached iCalendar file; null without one. */
      calendar: string | null;
    };

/** The test mail of this visit: to whom, and how far it has come. `kept`: no mail server is set. */
export interface TestMail {
  address: string;
  status: "waiting" | "sent" | "failed" | "given_up" | "kept";
  /** Response of the mail server; null where there was none. */
  error: string | null;
}
