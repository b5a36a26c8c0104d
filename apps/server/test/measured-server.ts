import { createServer } from "node:http";
import { readConfig } from "../src/config.ts";
import { createDemonstration } from "../src/demo/create-demonstration.ts";
import type { Db } from "../src/platform/database/database.ts";
import { serve } from "../src/serve.ts";
import { insertsAtPace, insertsInto } from "./one-insert.ts";

/** Above what the fastest typist of a bench sends: the bench then measures the durable path and not the product's limit for a socket. */
const EDITS_PER_SECOND = 20_000;

/**
 * Answers `?count=…&everyMs=…` with the milliseconds of so many durable inserts at that pace, as JSON, on a port of its own. They run in the
 * server, on its database, so that a bench can measure them in turns with the server's own work.
 */
function offerInserts(db: Db, port: number): void {
  const opened = insertsInto(db, true);
  const server = createServer(async (request, answer) => {
    const { searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    const { insert } = await opened;
    const times = await insertsAtPace(insert, Number(searchParams.get("count")), Number(searchParams.get("everyMs")));
    answer.end(JSON.stringify(times));
  });
  server.listen(port, "127.0.0.1").unref();
}

await serve({ ...readConfig(process.env), padEditsPerSecond: EDITS_PER_SECOND }, (deps) => {
  const port = Number(process.env.MEASURED_INSERTS_PORT);
  if (port > 0) offerInserts(deps.database.db, port);
  return createDemonstration(deps);
});
