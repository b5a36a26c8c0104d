import type { Block } from "../../apps/server/test/watch-blocks.ts";
import { type Measured, startMeasured } from "./measured.ts";
import type { Target } from "./pad-inserts.ts";
import { SCENES, type Scene, TestPad, writeHistory } from "./pad-scenes.ts";
import { median, type Row } from "./table.ts";

const BOUND_MS = 10;
const ROUNDS = 33;
/** The first rounds compile the code and do not count. */
const WARM_UP_ROUNDS = 3;

/** Milliseconds that this process takes to parse the same message, as long as nothing interrupts it. */
function parseMs(message: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    JSON.parse(message);
    return performance.now() - started;
  });
  return Math.min(...times);
}

/**
 * The bound is for the work: a full garbage collection takes as long as all that the process holds needs. The measured collector does all of
 * its work in pauses, which are subtracted.
 */
function rowOf(what: string, blocks: readonly Block[], message: string | null = null): Row {
  const works = blocks.map(({ workMs }) => workMs);
  const longest = Math.max(...works);
  const collected = Math.max(...blocks.map(({ ms }) => ms));
  return {
    what: `pad, longest block of the event loop: ${what}`,
    ours: `${longest.toFixed(1)} ms (median ${median(works).toFixed(1)}; with whole garbage collections ${collected.toFixed(1)})`,
    peer: message === null ? "–" : `${parseMs(message).toFixed(1)} ms JSON.parse`,
    ratio: "–",
    bound: `≤ ${BOUND_MS} ms`,
    held: longest <= BOUND_MS,
  };
}

async function sceneRow(server: Measured, number: number, { what, prepare }: Scene): Promise<Row> {
  const blocks: Block[] = [];
  let measured: string | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const pad = padAt(server, `scene${number}${round}`);
    const { message, work } = await prepare(pad);
    const block = await server.longestBlock(work);
    if (round >= WARM_UP_ROUNDS) blocks.push(block);
    measured = message;
    pad.close();
  }
  return rowOf(what, blocks, measured);
}

/** People of both protocols join a document of so many operations one by one. */
async function joinBlocks(server: Measured, id: string, operations: number): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const isRich of [true, false, true, false]) {
    const pad = padAt(server, id);
    blocks.push(await server.longestBlock(async () => (await pad.add(isRich)).until(operations)));
    pad.close();
  }
  return blocks;
}

const padAt = (server: Measured, id: string): TestPad =>
  new TestPad(`${server.url.replace("http", "ws")}/api/socket/${id}`);

/** Whether the largest messages of a pad keep the server's process: the longest of all rounds counts. */
export async function padBlocking(target: Target): Promise<Row[]> {
  const rows: Row[] = [];
  let operations = 0;
  const first = await startMeasured(target, { isWatched: true });
  try {
    for (const [number, scene] of SCENES.entries()) rows.push(await sceneRow(first, number, scene));
    for (const id of ["history0", "history1"]) {
      const pad = padAt(first, id);
      operations = await writeHistory(pad);
      pad.close();
    }
    const blocks = await joinBlocks(first, "history0", operations);
    rows.push(rowOf(`somebody joins ${operations.toLocaleString("en")} operations`, blocks));
  } finally {
    await first.stop();
  }
  const second = await startMeasured(target, { isWatched: true });
  try {
    // The first document compiles the code.
    await joinBlocks(second, "history0", operations);
    const [opening] = await joinBlocks(second, "history1", operations);
    if (opening) rows.push(rowOf("the same, and the document is opened", [opening]));
  } finally {
    await second.stop();
  }
  return rows;
}
