import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ParsedMail } from "mailparser";
import { makePartnerKey, startPartner } from "../../../../scripts/lib/partner.mjs";
import { startPostgres } from "../../../../scripts/lib/postgres.mjs";
import { startStack } from "../../../../scripts/lib/stack.mjs";
import { keycloakSettings, REALM_PORT } from "./keycloak.ts";
import { openMailbox } from "./mailbox.ts";

/** A whole Hotseat: a real server with its database, sign-in, demo people and LiveKit. */
export interface Hotseat {
  readonly url: string;
  /** Address of its PostgreSQL; null for one with the embedded database. */
  readonly databaseUrl: string | null;
  /** The link that the server printed for the first platform administrator, as a path; fails when it printed none. */
  firstRunLink(): string;
  /** Returns the next unread mail to this address, once it has come; only an empty installation sends mails. */
  nextMail(address: string): Promise<ParsedMail>;
  close(): Promise<void>;
}

/** Options of a test's Hotseat. */
export interface HotseatOptions {
  /** The demo's practice partner starts too; without this nobody joins by himself. */
  readonly partner?: boolean;
  /** Without demo people and sessions, as `npm start -- --empty`; its mails go to a real SMTP server of the test. */
  readonly empty?: boolean;
  /** Its data is in a PostgreSQL of its own, which a test can reach; otherwise in the embedded database. */
  readonly postgres?: boolean;
  /** Its accounts are in a real Keycloak, which `npm run test:keycloak` starts. */
  readonly keycloak?: boolean;
}

/** WEB_ROOT names a build of the web app made elsewhere. */
export async function startHotseat({
  partner = false,
  empty = false,
  keycloak = false,
  postgres = false,
}: HotseatOptions = {}): Promise<Hotseat> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-e2e-"));
  const webRoot = process.env.WEB_ROOT;
  const key = makePartnerKey();
  const database = postgres ? await startPostgres() : null;
  const mailbox = empty ? await openMailbox() : null;
  const stack = await startStack({
    dataDir,
    demo: !empty,
    ...(database && { databaseUrl: database.url }),
    ...(keycloak && { port: REALM_PORT }),
    // The tests of one Hotseat act as few people, who do in minutes what people do in days.
    env: {
      HOTSEAT_RATE_LIMIT: "0",
      ...(webRoot && { WEB_ROOT: webRoot }),
      ...(mailbox && { SMTP_URL: mailbox.url }),
      ...(keycloak && keycloakSettings()),
      ...(partner && { HOTSEAT_PRACTICE_PARTNER_KEY: key }),
    },
  });
  const { livekit, url } = stack;
  const ben = partner && livekit ? await startPartner({ url, key, videoUrl: livekit.url, dir: dataDir }) : null;
  return {
    url,
    databaseUrl: database?.url ?? null,
    firstRunLink() {
      const link = stack.serverLog().match(/\/first-run#\S+/)?.[0];
      if (!link) throw new Error("The server printed no link for the first administrator.");
      return link;
    },
    async nextMail(address) {
      if (!mailbox) throw new Error("This Hotseat sends no mail.");
      return mailbox.next(address);
    },
    async close() {
      await ben?.stop();
      await stack.stop();
      await database?.stop();
      await mailbox?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
