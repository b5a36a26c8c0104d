import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TEST_CONFIG } from "../../../test/config.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type MailServer, openMailServer } from "../../../test/mail-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { approved, reminder } from "../../../test/queued-mails.ts";
import type { Deps } from "../../deps.ts";
import type { MailTransport } from "../../platform/mail/mail-transport.ts";
import { createSmtpTransport } from "../../platform/mail/smtp-transport.ts";
import { updatePreferences } from "../preferences/contract.ts";
import type { OutboxRow } from "./outbox-pages.ts";
import { CLAIM_MS, GIVE_UP_MS, pauseAfter } from "./outbox-queue.ts";
import { type QueuedMail, queueMail } from "./queue-mail.ts";
import { runOutbox } from "./run-outbox.ts";
import { mailOutbox } from "./tables.ts";

const MINUTE_MS = 60_000;

/** Waits for a condition, on a busy machine too. */
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });

describe("the outbox", () => {
  let mailServer: MailServer;
  let server: TestServer;
  let clock: ManualClock;
  let transport: MailTransport;
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    mailServer = await openMailServer();
    clock = manualClock();
    transport = createSmtpTransport(mailServer.url, TEST_CONFIG.mailFrom);
    server = await createTestServer({ clock, mail: transport });
  });
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await server.close();
    await mailServer.close();
  });

  const start = (deps: Deps = server.deps) => void stops.push(runOutbox(deps));
  const queue = (mail: QueuedMail<"approved"> | QueuedMail<"session_reminder">) =>
    server.deps.database.transaction((tx) => queueMail(tx, clock, mail));
  const rows = (): Promise<OutboxRow[]> => server.deps.database.db.select().from(mailOutbox);
  const row = async (cause: string): Promise<OutboxRow> => {
    const [found] = await server.deps.database.db.select().from(mailOutbox).where(eq(mailOutbox.cause, cause));
    if (!found) throw new Error(`no mail ${cause}`);
    return found;
  };
  const statusOf = (cause: string) => async () => (await row(cause)).status;
  /** Moves time on without the ticks on the way. */
  const skip = (ms: number) => {
    clock.set(new Date(clock.now().getTime() + ms));
    clock.advance(0);
  };
  /** Advances time; if the mail is due then, waits until the attempt has failed. */
  const failAfter = async (cause: string, ms: number) => {
    const before = await row(cause);
    clock.advance(ms);
    const now = clock.now().getTime();
    if (before.nextAttemptAt.getTime() > now) return;
    const attempts = before.attempts + 1;
    await until(() => row(cause)).toMatchObject({
      attempts,
      nextAttemptAt: new Date(now + pauseAfter(attempts)),
      status: "waiting",
    });
  };

  describe("a written mail", () => {
    test("is sent once, is marked, and its values are deleted (AS-7.2)", async () => {
      await queue(approved(1));
      const { messageId } = await row("approved:1");
      start();
      await until(statusOf("approved:1")).toBe("sent");
      expect(mailServer.received.map((mail) => [mail.messageId, mail.subject])).toEqual([
        [`<${messageId}@hotseat.example>`, "Your Hotseat account is approved"],
      ]);
      expect(await row("approved:1")).toMatchObject({
        address: "person-1@hotseat.example",
        attempts: 1,
        sentAt: clock.now(),
        data: null,
        lastError: null,
      });
    });

    test("does not exist when the transaction of its cause is rolled back (AS-7.1)", async () => {
      const work = server.deps.database.transaction(async (tx) => {
        await queueMail(tx, clock, approved(1));
        throw new Error("rolled back");
      });
      await expect(work).rejects.toThrow("rolled back");
      expect(await rows()).toEqual([]);
    });

    test("has one row for a cause, also when the cause is reported again (AS-7.1)", async () => {
      await queue(approved(1));
      await queue(approved(1));
      expect(await rows()).toHaveLength(1);
    });

    test("of a kind that its recipient has switched off is not written; other kinds are (AS-7.6)", async () => {
      const ben = await server.signIn(PEOPLE.ben);
      await ben.call(updatePreferences, { body: { mails: { session_reminder: false } } });
      await queue(reminder("ben", "2026-11-21T10:00:00.000Z"));
      await queue({ ...approved(1), keycloakId: "ben" });
      expect((await rows()).map(({ kind }) => kind)).toEqual(["approved"]);
    });

    test("of a kind that its recipient has switched off since is not sent (AS-7.6)", async () => {
      const ben = await server.signIn(PEOPLE.ben);
      await queue(reminder("ben", "2026-11-21T10:00:00.000Z"));
      await ben.call(updatePreferences, { body: { mails: { session_reminder: false } } });
      start();
      await until(statusOf("session:1:reminder:ben")).toBe("given_up");
      expect(mailServer.received).toEqual([]);
    });

    test("that reminds of a session is not sent after its start", async () => {
      await server.signIn(PEOPLE.ben);
      await queue(reminder("ben", "2026-11-21T09:15:00.000Z"));
      clock.advance(15 * MINUTE_MS);
      start();
      await until(statusOf("session:1:reminder:ben")).toBe("given_up");
      expect(mailServer.received).toEqual([]);
    });
  });

  test("with the mail server down for 30 minutes, loses nothing and sends each mail once (AS-7.2, AS-7.3)", {
    timeout: 60_000,
  }, async () => {
    await mailServer.close();
    for (let number = 1; number <= 12; number += 1) await queue(approved(number));
    start();
    await until(async () =>
      (await rows()).every(({ attempts, lastError }) => attempts === 1 && lastError !== null),
    ).toBe(true);
    const attemptsByMinute: number[] = [];
    for (let minute = 1; minute <= 30; minute += 1) {
      await failAfter("approved:12", MINUTE_MS);
      attemptsByMinute.push((await row("approved:12")).attempts);
    }
    // The pauses grow: attempts after 1, 3, 7 and 15 minutes.
    expect([1, 2, 3, 7, 15, 30].map((minute) => attemptsByMinute[minute - 1])).toEqual([2, 2, 3, 4, 5, 5]);
    await mailServer.listen();
    clock.advance(pauseAfter(5));
    await mailServer.accepted(12);
    await until(async () => new Set((await rows()).map(({ status }) => status))).toEqual(new Set(["sent"]));
    const sent = new Set(mailServer.received.map(({ messageId }) => messageId));
    expect([mailServer.received.length, sent.size]).toEqual([12, 12]);
  });

  test("with a mail server that says 'later' (4xx), tries again and sends the mail once (AS-7.2)", async () => {
    mailServer.reply({ to: { code: 451, text: "Greylisted" } });
    await queue(approved(1));
    start();
    await until(async () => (await row("approved:1")).lastError).toContain("451");
    await failAfter("approved:1", MINUTE_MS);
    mailServer.reply({});
    clock.advance(pauseAfter(2));
    await until(statusOf("approved:1")).toBe("sent");
    expect(mailServer.received).toHaveLength(1);
  });

  test("with a mail server that refuses the recipient (5xx), gives the mail up with the reason (AS-7.2)", async () => {
    mailServer.reply({
      to: (address) => (address.startsWith("person-1@") ? { code: 550, text: "No such user" } : null),
    });
    await queue(approved(1));
    await queue(approved(2));
    start();
    await until(statusOf("approved:1")).toBe("given_up");
    await until(statusOf("approved:2")).toBe("sent");
    expect(await row("approved:1")).toMatchObject({
      attempts: 1,
      data: null,
      lastError: expect.stringContaining("No such user"),
    });
    mailServer.reply({});
    skip(GIVE_UP_MS);
    await queue(approved(3));
    clock.advance(1000);
    await until(statusOf("approved:3")).toBe("sent");
    expect(mailServer.received.map(({ to }) => to && "text" in to && to.text)).toEqual([
      "person-2@hotseat.example",
      "person-3@hotseat.example",
    ]);
  });

  test("pauses for a minute after the first failure, twice as long after each further one, an hour at most", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 60].map((attempts) => pauseAfter(attempts) / MINUTE_MS)).toEqual([
      1, 2, 4, 8, 16, 32, 60, 60, 60,
    ]);
  });

  test("gives a mail up that no mail server has accepted in three days", async () => {
    mailServer.reply({ from: { code: 451, text: "Never" } });
    await queue(approved(1));
    start();
    await until(async () => (await row("approved:1")).lastError).toContain("Never");
    skip(GIVE_UP_MS);
    await until(statusOf("approved:1")).toBe("given_up");
    expect((await row("approved:1")).data).toBeNull();
    expect(mailServer.received).toEqual([]);
  });

  /** Another instance on the same database; its process dies when the mail server has accepted a mail. */
  const dyingInstance = (): Deps => ({
    ...server.deps,
    clock: { now: clock.now, after: () => () => {} },
    mail: {
      async send(mail) {
        await transport.send(mail);
        return new Promise(() => {});
      },
    },
  });

  test("repeats a mail with the same Message-ID after a process died between acceptance and mark (AS-7.3)", async () => {
    await queue(approved(1));
    // It never ends, so nobody waits for its end.
    runOutbox(dyingInstance());
    await mailServer.accepted(1);
    start();
    clock.advance(CLAIM_MS - 2000);
    await queue(approved(2));
    clock.advance(1000);
    await until(statusOf("approved:2")).toBe("sent");
    expect((await row("approved:1")).status).toBe("waiting");
    clock.advance(1000);
    await until(statusOf("approved:1")).toBe("sent");
    const ids = mailServer.received.filter(({ to }) => to && "text" in to && to.text.startsWith("person-1@"));
    expect(ids.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill(`<${(await row("approved:1")).messageId}@hotseat.example>`),
    );
  });

  test("of two instances sends each of 40 mails once (AS-7.3)", async () => {
    for (let number = 1; number <= 40; number += 1) await queue(approved(number));
    start();
    start();
    await mailServer.accepted(40);
    await until(async () => (await rows()).every(({ status }) => status === "sent")).toBe(true);
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mailServer.received).toHaveLength(40);
  });

  test("does not repeat a mail whose mark the database refused: it is marked as soon as that is possible (AS-7.3)", async () => {
    await queue(approved(1));
    let isAway = false;
    const { db } = server.deps.database;
    const fragile = new Proxy(db, {
      get: (target, name) => {
        if (isAway && name === "update") throw new Error("the database is away");
        const value = Reflect.get(target, name) as unknown;
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    start({
      ...server.deps,
      database: { ...server.deps.database, db: fragile },
      mail: {
        async send(mail) {
          const delivery = await transport.send(mail);
          isAway = true;
          return delivery;
        },
      },
    });
    await mailServer.accepted(1);
    await until(() => isAway).toBe(true);
    clock.advance(2 * CLAIM_MS);
    isAway = false;
    clock.advance(1000);
    await until(statusOf("approved:1")).toBe("sent");
    expect(mailServer.received).toHaveLength(1);
  });

  test("without a mail server keeps every mail, with its values (AS-7.4)", async () => {
    await queue(approved(1));
    start({ ...server.deps, mail: null });
    clock.advance(MINUTE_MS);
    expect(await row("approved:1")).toMatchObject({ status: "waiting", attempts: 0, data: approved(1).data });
  });
});
