import type { FastifyInstance } from "fastify";
import { type AppOptions, createApp } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import { loadContent } from "../src/content/load-content.ts";
import type { Demonstration } from "../src/demonstration.ts";
import type { Deps } from "../src/deps.ts";
import { createLedger } from "../src/ledger/postgres-ledger.ts";
import { createAfterwards } from "../src/platform/afterwards/afterwards.ts";
import type { Clock } from "../src/platform/clock/clock.ts";
import type { Database } from "../src/platform/database/database.ts";
import { composer } from "../src/platform/generation/composer.ts";
import type { Generation } from "../src/platform/generation/generation.ts";
import type { AccountDirectory } from "../src/platform/identity/account-directory.ts";
import { createBuiltinDirectory } from "../src/platform/identity/builtin/builtin-directory.ts";
import type { Log } from "../src/platform/log/log.ts";
import type { MailTransport } from "../src/platform/mail/mail-transport.ts";
import { noVideo } from "../src/platform/video/no-video.ts";
import type { VideoPlatform } from "../src/platform/video/video-platform.ts";
import { type Client, clientOf } from "./client.ts";
import { TEST_CONFIG } from "./config.ts";
import { freshDatabase } from "./database.ts";
import { manualClock } from "./manual-clock.ts";
import { addPerson, type Person } from "./people.ts";

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

export interface TestServerOptions extends Omit<AppOptions, "demonstration"> {
  /** Default: none. */
  readonly demonstrate?: (deps: Deps) => Demonstration;
  /** Default: an empty, migrated one of its own. */
  readonly database?: Database;
  /** Default: a manual clock standing at 2026-11-21T09:00Z. */
  readonly clock?: Clock;
  readonly video?: VideoPlatform;
  readonly config?: Partial<Config>;
  readonly log?: Log;
  /** Default: those of the built-in provider; none with another issuer. */
  readonly accounts?: AccountDirectory | null;
  /** Default: the embedded composer. */
  readonly generation?: Generation;
  /** Default: no mail server. */
  readonly mail?: MailTransport;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Puts a person into the database (once) and signs a browser of theirs in, by a real web session. */
  signIn(person: Person): Promise<Client>;
  /** A browser that is not signed in. */
  anonymous(): Client;
  /** Listens on a free port and returns the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

const defaultAccounts = ({ db }: Database, { config }: TestServerOptions): AccountDirectory | null =>
  config?.oidc ? null : createBuiltinDirectory(db);

/** The whole server on a database of its own; only time and media are stand-ins, on request. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const log = options.log ?? silentLog;
  const database = options.database ?? (await freshDatabase(log));
  const clock = options.clock ?? manualClock();
  const deps: Deps = {
    config: { ...TEST_CONFIG, ...options.config },
    clock,
    database,
    log,
    afterwards: createAfterwards(log),
    accounts: options.accounts === undefined ? defaultAccounts(database, options) : options.accounts,
    mail: options.mail ?? null,
    ledger: createLedger(clock),
    video: options.video ?? noVideo,
    content: loadContent(),
    generation: options.generation ?? composer,
  };
  const app = await createApp(deps, {
    ...(options.handlers && { handlers: options.handlers }),
    ...(options.demonstrate && { demonstration: options.demonstrate(deps) }),
    ...(options.arrival && { arrival: options.arrival }),
  });
  return {
    app,
    deps,
    async signIn(person) {
      await addPerson(deps, person);
      return clientOf(app, deps, person.keycloakId);
    },
    anonymous: () => clientOf(app, deps, null),
    listen: () => app.listen({ port: 0, host: "127.0.0.1" }),
    async close() {
      await app.close();
      await deps.afterwards.settle();
      if (!options.database) await database.close();
    },
  };
}
