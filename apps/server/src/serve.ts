import { createApp } from "./app.ts";
import { type Config, ConfigError, type Environment, readConfig } from "./config.ts";
import { loadContent } from "./content/load-content.ts";
import type { Deps } from "./deps.ts";
import { prepare, startJobs } from "./jobs.ts";
import { createLedger } from "./ledger/postgres-ledger.ts";
import { systemClock } from "./platform/clock/system-clock.ts";
import { FolderInUse } from "./platform/database/folder-lock.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { assertIdentityAllowed } from "./platform/identity/identity.ts";
import { assertIssuerAnswers } from "./platform/identity/relying-party.ts";
import { createLog } from "./platform/log/log.ts";
import { createLiveKitVideo } from "./platform/video/livekit-video.ts";
import { noVideo } from "./platform/video/no-video.ts";

/** Draining takes no longer than this; what is still open then is cut. */
const DRAIN_MS = 3000;

/** Opens everything, listens, and drains when told to stop. A setting or place that cannot be used is one line and exit code 1. */
export async function serve(env: Environment): Promise<void> {
  try {
    const config = readConfig(env);
    assertIdentityAllowed(config);
    await assertIssuerAnswers(config);
    const deps = await open(config);
    const app = await createApp(deps).catch(closing(deps));
    await prepare(deps).catch(closing(deps));
    await app.listen({ port: config.port, host: config.host }).catch(closing(deps));
    const stopJobs = startJobs(deps);
    onStop(async () => {
      await Promise.all([app.close(), stopJobs()]);
      await deps.database.close();
    });
    console.log(`Hotseat is ready: ${config.publicUrl}`);
  } catch (error) {
    console.error(oneLine(error));
    process.exit(1);
  }
}

async function open(config: Config): Promise<Deps> {
  const log = createLog((line) => void process.stderr.write(line));
  const database = await openDatabase(config, log);
  const video = config.livekit ? createLiveKitVideo(config.livekit, systemClock, log) : noVideo;
  return {
    config,
    log,
    database,
    video,
    clock: systemClock,
    ledger: createLedger(systemClock),
    content: loadContent(),
  };
}

/** Gives the database (and its folder) back before the failure goes on. */
const closing =
  (deps: Deps) =>
  async (error: unknown): Promise<never> => {
    // Only the first failure is worth a line: a database that cannot even be closed is one more sign of it.
    await deps.database.close().catch(() => {});
    throw error;
  };

/** Ctrl-C or the service manager: once to drain, a second time to leave at once. */
function onStop(drain: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(oneLine(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** What to tell by the failure's own code. */
const BY_CODE: Readonly<
  Record<string, (error: NodeJS.ErrnoException & { port?: number; address?: string }) => string>
> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program. Stop it, or set PORT to another.`,
  EACCES: ({ message }) => `Permission denied: ${message}`,
  EADDRNOTAVAIL: ({ address }) => `This computer has no address ${address}. Check HOST.`,
  ECONNREFUSED: () => "The database cannot be reached: nothing answers at DATABASE_URL.",
  ENOTFOUND: () => "The database cannot be reached: the host in DATABASE_URL is not known.",
  ETIMEDOUT: () => "The database cannot be reached: no answer from DATABASE_URL.",
  "28P01": () => "The database refuses the user or password in DATABASE_URL.",
  "28000": () => "The database refuses the user in DATABASE_URL.",
  "3D000": () => "The database named in DATABASE_URL does not exist.",
};

function oneLine(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const known = BY_CODE[(cause as NodeJS.ErrnoException).code ?? ""];
    if (known) return known(cause as NodeJS.ErrnoException);
    if (/timeout/i.test(cause.message) && /connect/i.test(cause.message))
      return "The database cannot be reached: no answer from DATABASE_URL.";
  }
  return `Hotseat cannot start: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`;
}
