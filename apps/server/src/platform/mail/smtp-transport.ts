import { createTransport } from "nodemailer";
import { type Config, isLoopback } from "../../config.ts";
import type { Delivery, MailTransport, OutgoingMail } from "./mail-transport.ts";

/** Milliseconds until an attempt is given up: to connect, for the greeting, without a byte, and altogether. */
export const SMTP_LIMITS = { connectMs: 15_000, greetingMs: 15_000, silenceMs: 30_000, wholeMs: 90_000 } as const;

type Limits = { readonly [K in keyof typeof SMTP_LIMITS]: number };

const MAX_REASON_LENGTH = 500;

/**
 * Sends over SMTP, each mail on a connection of its own, so that an attempt has one clear result. A password crosses the
 * network over TLS only.
 */
export function createSmtpTransport(
  smtpUrl: string,
  mailFrom: Config["mailFrom"],
  limits: Limits = SMTP_LIMITS,
): MailTransport {
  const url = new URL(smtpUrl);
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const isSecure = url.protocol === "smtps:";
  const isLocal = isLoopback(url.hostname);
  const transport = createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    ...(url.port !== "" && { port: Number(url.port) }),
    secure: isSecure,
    // A mail server on this machine often has a certificate of its own making, and needs none.
    ignoreTLS: !isSecure && isLocal,
    requireTLS: !isSecure && !isLocal && user !== "",
    ...(user !== "" && { auth: { user, pass } }),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf("@") + 1);
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          ...message(mail, mailFrom, domain),
          signal: AbortSignal.timeout(limits.wholeMs),
        });
        return { outcome: "accepted" };
      } catch (error) {
        return failure(error, pass);
      }
    },
  };
}

function message(mail: OutgoingMail, mailFrom: Config["mailFrom"], domain: string) {
  const method = /^METHOD:(\w+)/m.exec(mail.calendar?.content ?? "")?.[1];
  return {
    messageId: `<${mail.id}@${domain}>`,
    from: mailFrom,
    // As an object it is never read as a list of addresses.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      "Auto-Submitted": "auto-generated",
      // One click works over HTTPS only (RFC 8058, 3.1).
      ...(mail.unsubscribeUrl?.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    ...(mail.unsubscribeUrl && { list: { unsubscribe: { url: mail.unsubscribeUrl } } }),
    ...(mail.calendar &&
      method && { icalEvent: { method, content: mail.calendar.content, filename: mail.calendar.fileName } }),
  };
}

/** Only a refusal of the recipient or of the mail itself is final; wrong settings can be put right. */
function failure(error: unknown, password: string): Delivery {
  const { message = "", code, command, responseCode } = error as Partial<SmtpError>;
  const isFinal = responseCode !== undefined && responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
  return {
    outcome: isFinal ? "refused" : "failed",
    reason: withoutSecret(message, password).slice(0, MAX_REASON_LENGTH),
    code: [code, responseCode].filter(Boolean).join(" ") || "unknown",
  };
}

interface SmtpError {
  readonly message: string;
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;
}

/** Nodemailer does not put the password into its errors; a mail server might. */
function withoutSecret(text: string, secret: string): string {
  if (secret === "") return text;
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString("base64")].reduce(
    (cleaned, form) => cleaned.replaceAll(form, "…"),
    text,
  );
}
