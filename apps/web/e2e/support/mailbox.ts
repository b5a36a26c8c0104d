import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A real SMTP server that keeps every mail it accepts. */
export interface Mailbox {
  /** Value of `SMTP_URL`. */
  readonly url: string;
  /** Returns the next unread mail to this address; waits until it has come. */
  next(address: string): Promise<ParsedMail>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const unread = new Map<string, ParsedMail[]>();
  const waiting = new Map<string, (mail: ParsedMail) => void>();
  const deliver = (address: string, mail: ParsedMail) => {
    const reader = waiting.get(address);
    if (!reader) return void unread.set(address, [...(unread.get(address) ?? []), mail]);
    waiting.delete(address);
    reader(mail);
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      simpleParser(stream).then(
        (mail) => {
          for (const { address } of session.envelope.rcptTo) deliver(address.toLowerCase(), mail);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next(address) {
      const mail = unread.get(address)?.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.set(address, resolve));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the first link of a mail's text to the site, as a path with its fragment. */
export function linkIn({ text }: ParsedMail, siteUrl: string): string {
  const found = text?.match(new RegExp(`${siteUrl}(/\\S*)`))?.[1];
  if (!found) throw new Error(`The mail holds no link to ${siteUrl}: ${text}`);
  return found;
}
