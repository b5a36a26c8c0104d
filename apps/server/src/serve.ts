import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { loadContent } from "./content/load-content.ts";
import type { Demonstration } from "./demonstration.ts";
import type { Deps } from "./deps.ts";
import { startJobs } from "./jobs.ts";
import { createLedger } from "./ledger/postgres-ledger.ts";
import { firstAdministratorLink } from "./modules/registration/first-administrator-link.ts";
import { createAfterwards } from "./platform/afterwards/afterwards.ts";
import { systemClock } from "./platform/clock/system-clock.ts";
import type { Database } from "./platform/database/database.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { createGeneration } from "./platform/generation/create-generation.ts";
import type { AccountDirectory } from "./platform/identity/account-directory.ts";
import { createBuiltinDirectory } from "./platform/identity/builtin/builtin-directory.ts";
import { createKeycloakDirectory } from "./platform/identity/keycloak/keycloak-directory.ts";
import { assertIssuerResponds } from "./platform/identity/relying-party.ts";
import { createLog } from "./platform/log/log.ts";
import { createSmtpTransport } from "./platform/mail/smtp-transport.ts";
import { createStop } from "./platform/stop/create-stop.ts";
import { createLiveKitVideo } from "./platform/video/livekit-video.ts";
import { noVideo } from "./platform/video/no-video.ts";
import { startFailure } from "./start-failure.ts";

/** Opens everything, listens, and drains when stopped. Rejects when a setting or place cannot be used. */
export async function serve(config: Config, demonstrate: (deps: Deps) => Demonstration): Promise<void> {
  await assertIssuerResponds(config);
  const deps = await open(config);
  const demonstration = demonstrate(deps);
  const app = await createApp(deps, { demonstration }).catch(closing(deps));
  await demonstration.prepare().catch(closing(deps));
  await app.listen({ port: config.port, host: config.host }).catch(closing(deps));
  const firstRun = await firstAdministratorLink(deps).catch(closing(deps));
  const stopJobs = startJobs(deps);
  const stop = createStop({
    clock: deps.clock,
    drain: async () => {
      await Promise.all([app.close(), stopJobs()]);
      await deps.afterwards.settle();
      await deps.database.close();
    },
    exit: (code) => process.exit(code),
    complain: (error) => console.error(startFailure(error)),
  });
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  console.log(`Hotseat is ready: ${config.publicUrl}`);
  // Only on the console: the log, which is kept, must not hold the token.
  if (firstRun) console.log(`Make the first administrator (valid once, for one hour): ${firstRun}`);
}

async function open(config: Config): Promise<Deps> {
  const log = createLog((line) => void process.stderr.write(line));
  const database = await openDatabase(config, log);
  const video = config.livekit ? createLiveKitVideo(config.livekit, systemClock, log) : noVideo;
  return {
    config,
    log,
    afterwards: createAfterwards(log),
    database,
    video,
    clock: systemClock,
    accounts: accountsOf(config, database),
    mail: config.smtpUrl === null ? null : createSmtpTransport(config.smtpUrl, config.mailFrom),
    ledger: createLedger(systemClock),
    content: loadContent(),
    generation: createGeneration(config, systemClock),
  };
}

/** The accounts of the built-in provider or of Keycloak; null for another issuer. */
function accountsOf({ oidc, keycloakAdmin }: Config, { db }: Database): AccountDirectory | null {
  if (!oidc) return createBuiltinDirectory(db);
  return keycloakAdmin ? createKeycloakDirectory(oidc, keycloakAdmin, systemClock) : null;
}

/** Closes the database (and its folder) before the error is thrown on. */
const closing =
  (deps: Deps) =>
  async (error: unknown): Promise<never> => {
    // Only the first failure is reported: a database that cannot be closed either is a consequence of it.
    await deps.database.close().catch(() => {});
    throw error;
  };
