import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A reply in place of 250, such as `{ code: 450, text: "Try later" }`. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
}

/** Replies of the server at each step; a step that is left out accepts. */
export interface Replies {
  readonly auth?: Refusal;
  readonly from?: Refusal;
  readonly to?: Refusal | ((address: string) => Refusal | null);
  readonly data?: Refusal;
}

/** A real mail server that keeps what it accepts. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  /** Accepted mails in the order of their arrival. */
  readonly received: ParsedMail[];
  /** From now on, replies in this way. */
  reply(replies: Replies): void;
  /** Resolves once so many mails are accepted. */
  accepted(count: number): Promise<void>;
  /** Stops listening; `listen` begins again at the same port. */
  close(): Promise<void>;
  listen(): Promise<void>;
}

const refused = (refusal: Refusal | null | undefined): Error | null =>
  refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;

export async function openMailServer(): Promise<MailServer> {
  const received: ParsedMail[] = [];
  const waiting = new Set<{ count: number; done: () => void }>();
  let replies: Replies = {};
  let port = 0;
  let server: SMTPServer | undefined;

  const create = () => {
    const created = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: (auth, _session, callback) => callback(refused(replies.auth), { user: auth.username }),
      onMailFrom: (_address, _session, callback) => callback(refused(replies.from)),
      onRcptTo: (address, _session, callback) =>
        callback(refused(typeof replies.to === "function" ? replies.to(address.address) : replies.to)),
      onData(stream, _session, callback) {
        const keep = async () => {
          const mail = await simpleParser(await text(stream));
          const refusal = refused(replies.data);
          if (!refusal) received.push(mail);
          callback(refusal);
          for (const waiter of waiting) if (received.length >= waiter.count) waiter.done();
        };
        keep().catch(callback);
      },
    });
    // A client that was killed cuts its connection; that is no fault of the server.
    created.on("error", () => {});
    return created;
  };
  const listen = () =>
    new Promise<void>((resolve) => {
      server = create();
      const listening = server.listen(port, "127.0.0.1", () => {
        port = (listening.address() as AddressInfo).port;
        resolve();
      });
    });
  await listen();
  return {
    get port() {
      return port;
    },
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    received,
    reply: (next) => {
      replies = next;
    },
    accepted: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) return resolve();
        const waiter = {
          count,
          done: () => {
            waiting.delete(waiter);
            resolve();
          },
        };
        waiting.add(waiter);
      }),
    close: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
    listen,
  };
}
