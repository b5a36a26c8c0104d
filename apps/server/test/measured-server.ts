import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { readConfig } from "../src/config.ts";
import { createDemonstration } from "../src/demo/create-demonstration.ts";
import type { Db } from "../src/platform/database/database.ts";
import { serve } from "../src/serve.ts";
import { insertsAtPace, insertsInto } from "./one-insert.ts";
import { watchBlocks } from "./watch-blocks.ts";

/** Above what the fastest typist of a bench sends: the bench then measures the durable path and not the product's limit for a socket. */
const EDITS_PER_SECOND = 20_000;

/**
 * Offers on a port of its own, as JSON, the measures that a bench can take inside the server only.
 * `/inserts?count=…&everyMs=…`: the milliseconds of so many durable inserts at that pace, on the server's database, so that a bench can
 * measure them in turns with the server's own work. `/watch`: begins to watch the event loop; `/longest`: its longest block since then.
 */
function offerMeasures(db: Db, port: number): void {
  const opened = insertsInto(db, true);
  let endWatch: ReturnType<typeof watchBlocks> | null = null;
  const measures: Record<string, (parameters: URLSearchParams) => unknown> = {
    "/inserts": async (parameters) => {
      const { insert } = await opened;
      return insertsAtPace(insert, Number(parameters.get("count")), Number(parameters.get("everyMs")));
    },
    "/watch": () => {
      endWatch = watchBlocks();
      return true;
    },
    "/longest": () => endWatch?.(),
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    response.end(JSON.stringify(await measures[pathname]?.(searchParams)));
  });
  server.listen(port, "127.0.0.1").unref();
}

// Steps of marking between the pauses of the collector are reported to nobody. Without them they are a part of the pauses.
if (process.env.MEASURED_PAUSES) setFlagsFromString("--no-incremental-marking");

await serve({ ...readConfig(process.env), padEditsPerSecond: EDITS_PER_SECOND }, (deps) => {
  const port = Number(process.env.MEASURED_PORT);
  if (port > 0) offerMeasures(deps.database.db, port);
  return createDemonstration(deps);
});
