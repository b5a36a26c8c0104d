import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "../src/config.ts";
import { createDemonstration } from "../src/demo/create-demonstration.ts";
import type { Db } from "../src/platform/database/database.ts";
import { serve } from "../src/serve.ts";
import { insertsAtPace, insertsInto } from "./one-insert.ts";

/** Above what the fastest typist of a bench sends: the bench then measures the durable path and not the product's limit for a socket. */
const EDITS_PER_SECOND = 20_000;

const RESOLUTION_MS = 1;
const NS_PER_MS = 1_000_000;

/**
 * Offers on a port of its own, as JSON, the measures that a bench can take inside the server only.
 * `/inserts?count=…&everyMs=…`: the milliseconds of so many durable inserts at that pace, on the server's database, so that a bench can
 * measure them in turns with the server's own work. `/watch`: begins to watch the event loop; `/longest`: the milliseconds of its longest delay.
 */
function offerMeasures(db: Db, port: number): void {
  const opened = insertsInto(db, true);
  // A timer of 1 ms: its own time is not counted, so that a delay is up to a millisecond longer.
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const measures: Record<string, (parameters: URLSearchParams) => unknown> = {
    "/inserts": async (parameters) => {
      const { insert } = await opened;
      return insertsAtPace(insert, Number(parameters.get("count")), Number(parameters.get("everyMs")));
    },
    "/watch": () => {
      delays.reset();
      return delays.enable();
    },
    "/longest": () => {
      delays.disable();
      return delays.max / NS_PER_MS - RESOLUTION_MS;
    },
  };
  const server = createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    answer.end(JSON.stringify(await measures[pathname]?.(searchParams)));
  });
  server.listen(port, "127.0.0.1").unref();
}

await serve({ ...readConfig(process.env), padEditsPerSecond: EDITS_PER_SECOND }, (deps) => {
  const port = Number(process.env.MEASURED_PORT);
  if (port > 0) offerMeasures(deps.database.db, port);
  return createDemonstration(deps);
});
