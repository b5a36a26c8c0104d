import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { queueMail } from "../../src/modules/mail/queue-mail.ts";
import { MAX_AT_ONCE } from "../../src/modules/mail/run-outbox.ts";
import { mailOutbox } from "../../src/modules/mail/tables.ts";
import { systemClock } from "../../src/platform/clock/system-clock.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { silentLog } from "../create-test-server.ts";
import { type MailServer, openMailServer } from "../mail-server.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** Whole server processes start here, on machines that may be busy. */
const SLOW_MS = 240_000;
const MAILS = 200;
/** The server is killed when the mail server has accepted so many mails. */
const KILLS_AT = [30, 120];

describe("a server that is killed (kill -9) while it sends", () => {
  let folder: string;
  let mailServer: MailServer;
  let running: ServerProcess | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "hotseat-mail-"));
    mailServer = await openMailServer();
    await cp(join(inject("pgliteFolders"), "template"), join(folder, "pg"), { recursive: true });
  });
  afterEach(async () => {
    await running?.kill();
    await mailServer.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async () => {
    running = await startServer({ HOTSEAT_DATA_DIR: folder, SMTP_URL: mailServer.url });
  };
  const kill = async () => {
    await running?.kill();
    running = undefined;
  };
  /** While no server runs. */
  const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder }, silentLog);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  /** The wait of a claim of five minutes. */
  const letFiveMinutesPass = () =>
    inDatabase(({ db }) => db.update(mailOutbox).set({ nextAttemptAt: sql`next_attempt_at - interval '5 minutes'` }));

  test(
    "loses none of 200 mails, and repeats only those that were on their way, with the same Message-ID (AS-7.3)",
    async () => {
      await inDatabase(({ transaction }) =>
        transaction(async (tx) => {
          for (let number = 1; number <= MAILS; number += 1)
            await queueMail(tx, systemClock, {
              kind: "approved",
              cause: `approved:${number}`,
              address: `person-${number}@hotseat.example`,
              keycloakId: null,
              language: "en",
              data: { fullName: `Person ${number}`, path: "/home" },
            });
        }),
      );
      for (const count of KILLS_AT) {
        await start();
        await mailServer.accepted(count);
        await kill();
        await letFiveMinutesPass();
      }
      await start();
      const allSent = new Set(mailServer.received.map(({ messageId }) => messageId));
      expect(allSent.size).toBeLessThan(MAILS);
      await expect
        .poll(() => new Set(mailServer.received.map(({ messageId }) => messageId)).size, { timeout: SLOW_MS })
        .toBe(MAILS);
      // SIGTERM waits for the marks of the last mails.
      await running?.stop();
      running = undefined;
      const rows = await inDatabase(({ db }) => db.select().from(mailOutbox));
      expect(rows.map(({ status }) => status)).toEqual(Array(MAILS).fill("sent"));
      const known = new Map(rows.map(({ address, messageId }) => [address, `<${messageId}@localhost>`]));
      for (const { to, messageId } of mailServer.received)
        expect(messageId).toBe(known.get(to && "text" in to ? to.text : ""));
      expect(mailServer.received.length - MAILS).toBeLessThanOrEqual(KILLS_AT.length * MAX_AT_ONCE);
    },
    SLOW_MS,
  );
});
