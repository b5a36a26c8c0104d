import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { say } from "../../scripts/lib/say.mjs";
import { batch } from "./batch.ts";
import { board } from "./board.ts";
import { boardBrowser } from "./board-browser.ts";
import { contractGrowth } from "./contract-growth.ts";
import { entrySizeRows } from "./entry-sizes.ts";
import { eventStream } from "./event-stream.ts";
import { fullRoom } from "./full-room.ts";
import { getSession } from "./get-session.ts";
import { grid } from "./grid.ts";
import { idleRoom } from "./idle-room.ts";
import { importBench } from "./import.ts";
import { inbox } from "./inbox.ts";
import { joinRoom } from "./join-room.ts";
import { padLoad } from "./pad-load.ts";
import { padReplay } from "./pad-replay.ts";
import { sizes } from "./sizes.ts";
import { printTable, type Row } from "./table.ts";

const PARTS: Record<string, (folder: string) => Row[] | Promise<Row[]>> = {
  sizes,
  "entry-sizes": entrySizeRows,
  "contract-growth": contractGrowth,
  "get-session": getSession,
  import: importBench,
  "event-stream": eventStream,
  batch,
  board,
  grid,
  "board-browser": boardBrowser,
  "join-room": joinRoom,
  "idle-room": idleRoom,
  "full-room": fullRoom,
  inbox,
  pad: async (folder) => [...(await padReplay()), ...(await padLoad(folder))],
};

const names = process.argv.slice(2).filter((name) => name !== "--");
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  say(`unknown part: ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`);
  process.exit(2);
}

async function measure(rows: Row[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "hotseat-bench-"));
  const environment = { ...process.env };
  try {
    for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
      say(`measuring ${name} …`);
      rows.push(...(await PARTS[name](folder)));
      // A build by Vite sets NODE_ENV to production, and the server of a later part would not start.
      process.env = { ...environment };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    say(`\n${cpus().length} cores, Node ${process.version}\n`);
    printTable(rows);
  }
}

await runChecks(async () => {
  const rows: Row[] = [];
  await measure(rows);
  for (const { what, ours, ratio, bound, held } of rows)
    if (bound !== "–") check(held, `${what}: ${ratio === "–" ? ours : ratio}, bound ${bound}`);
});
