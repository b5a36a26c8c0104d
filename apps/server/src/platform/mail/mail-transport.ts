/** A mail that is ready to leave. */
export interface OutgoingMail {
  /** Left part of the Message-ID: the same at every attempt. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: { readonly content: string; readonly fileName: string } | null;
  /** Address that switches such mails off for the recipient by a POST without a sign-in (RFC 8058); null where they cannot. */
  readonly unsubscribeUrl: string | null;
}

/**
 * Result of one attempt.
 * - `accepted`: the mail server has taken the mail over.
 * - `refused`: it will never take this mail, such as for an address that does not exist.
 * - `failed`: this attempt failed, another one makes sense.
 */
export type Delivery =
  | { readonly outcome: "accepted" }
  | {
      readonly outcome: "refused" | "failed";
      /** For the administrator, without secrets; it may repeat the recipient's address. */
      readonly reason: string;
      /** For the log. */
      readonly code: string;
    };

/** Hands mails over to a mail server. */
export interface MailTransport {
  /** One attempt to send a mail; never rejects. */
  send(mail: OutgoingMail): Promise<Delivery>;
}
