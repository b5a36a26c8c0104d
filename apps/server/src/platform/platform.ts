import type { Config } from "../config.ts";
import type { Afterwards } from "./afterwards/afterwards.ts";
import type { Clock } from "./clock/clock.ts";
import type { Database } from "./database/database.ts";
import type { Generation } from "./generation/generation.ts";
import type { AccountDirectory } from "./identity/account-directory.ts";
import type { Log } from "./log/log.ts";
import type { MailTransport } from "./mail/mail-transport.ts";
import type { VideoPlatform } from "./video/video-platform.ts";

/** All adapters, with the settings they were made from. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly video: VideoPlatform;
  readonly generation: Generation;
  /** Accounts at the identity provider; null for an issuer that has no adapter. */
  readonly accounts: AccountDirectory | null;
  /** Sends mails; null without a mail server (`SMTP_URL`). */
  readonly mail: MailTransport | null;
  readonly log: Log;
  readonly afterwards: Afterwards;
}
