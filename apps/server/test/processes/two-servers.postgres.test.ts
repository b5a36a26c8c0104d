import { test } from "vitest";
import { createApp } from "../../src/app.ts";
import { loadContent } from "../../src/content/load-content.ts";
import type { Deps } from "../../src/deps.ts";
import { createLedger } from "../../src/ledger/postgres-ledger.ts";
import { sessionStream } from "../../src/ledger/streams.ts";
import { createAfterwards } from "../../src/platform/afterwards/afterwards.ts";
import { systemClock } from "../../src/platform/clock/system-clock.ts";
import { openPostgresDatabase } from "../../src/platform/database/postgres-database.ts";
import { composer } from "../../src/platform/generation/composer.ts";
import { createBuiltinDirectory } from "../../src/platform/identity/builtin/builtin-directory.ts";
import { noVideo } from "../../src/platform/video/no-video.ts";
import { clientOf } from "../client.ts";
import { TEST_CONFIG } from "../config.ts";
import { silentLog } from "../create-test-server.ts";
import { cutListening, freshPostgres } from "../database.ts";
import { PEOPLE } from "../people.ts";
import { addSession } from "../sessions.ts";
import { openSse } from "../sse-client.ts";

async function instance(
  url: string,
): Promise<{ deps: Deps; app: Awaited<ReturnType<typeof createApp>>; origin: string }> {
  const database = await openPostgresDatabase(url, silentLog);
  const deps: Deps = {
    config: TEST_CONFIG,
    clock: systemClock,
    database,
    accounts: createBuiltinDirectory(database.db),
    mail: null,
    log: silentLog,
    afterwards: createAfterwards(silentLog),
    ledger: createLedger(systemClock),
    video: noVideo,
    content: loadContent(),
    generation: composer,
  };
  const app = await createApp(deps);
  return { deps, app, origin: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

test("two servers on one database: a change at A reaches a browser at B, also after B lost its listening connection", async () => {
  const fresh = await freshPostgres();
  const [a, b] = await Promise.all([instance(fresh.url), instance(fresh.url)]);
  const sessionId = await addSession(a.deps, [PEOPLE.amelie, PEOPLE.ben]);
  const cookie = await clientOf(a.app, a.deps, "ben").cookie();
  const stream = await openSse(`${b.origin}/api/v1/sse/session/${sessionId}/`, { cookie });
  await stream.until(({ event }) => event === "connection.established");

  const tell = (attendee: number) =>
    a.deps.database.transaction((tx) =>
      a.deps.ledger.append(tx, [
        {
          stream: sessionStream(sessionId),
          type: "turn.context.updated",
          actor: null,
          data: { session_id: sessionId, attendee_id: attendee },
        },
      ]),
    );
  await tell(1);
  await stream.until(({ data }) => data.data.attendee_id === 1);

  await cutListening(fresh.url);
  await tell(2);
  await stream.until(({ data }) => data.data.attendee_id === 2);

  stream.cut();
  await Promise.all([a.app.close(), b.app.close()]);
  await Promise.all([a.deps.database.close(), b.deps.database.close()]);
  await fresh.drop();
});
