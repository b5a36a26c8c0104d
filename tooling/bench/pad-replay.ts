import { readFileSync } from "node:fs";
import path from "node:path";
import * as otJs from "ot";
import * as Y from "yjs";
import { loadOt, type Ot, type WireOperation } from "../../packages/collab/src/ot/index.ts";
import { readTrace, TraceText } from "../../packages/collab/src/pad/trace.fixtures.ts";
import { median, type Row } from "./table.ts";

const RECORDING = path.resolve(import.meta.dirname, "../../packages/collab/traces/friendsforever.json.gz");
const ROUNDS = 9;
/** The first rounds compile the code and do not count. */
const WARM_UP_ROUNDS = 2;

type Replay = () => string;

/** The recording as one row of operations, in the order in which they were made. */
async function readOperations(ot: Ot): Promise<{ operations: WireOperation[]; end: string }> {
  const trace = await readTrace(`data:application/gzip;base64,${readFileSync(RECORDING, "base64")}`);
  const text = new TraceText(trace);
  return { operations: trace.edits.map((edit) => ot.parse(text.apply(edit))), end: trace.end };
}

/** Calls `insert` and `remove` with the positions of an operation's parts. */
function walk(
  operation: WireOperation,
  insert: (at: number, text: string) => void,
  remove: (at: number, count: number) => void,
): void {
  let at = 0;
  for (const part of operation) {
    if (typeof part === "string") {
      if (part === "") continue;
      insert(at, part);
      at += part.length;
    } else if (part > 0) at += part;
    else if (part < 0) remove(at, -part);
  }
}

/** Each edit of the recording is made in a document: ours reads it as it comes over the wire, the peers make it themselves. */
export async function padReplay(): Promise<Row[]> {
  const ot = await loadOt();
  const { operations, end } = await readOperations(ot);
  if (/[\ud800-\udfff]/.test(end))
    throw new Error("positions of the peers are UTF-16: the recording must have no pairs");
  const replays: Record<"ours" | "yjs" | "otJs", Replay> = {
    ours() {
      const document = ot.createDocument();
      for (const operation of operations) document.apply(ot.parse(operation));
      const text = document.text();
      document.dispose();
      return text;
    },
    yjs() {
      const text = new Y.Doc().getText();
      for (const operation of operations)
        walk(
          operation,
          (at, inserted) => text.insert(at, inserted),
          (at, count) => text.delete(at, count),
        );
      return text.toString();
    },
    otJs() {
      let text = "";
      for (const operation of operations) text = otJs.TextOperation.fromJSON([...operation]).apply(text);
      return text;
    },
  };
  const took: Record<keyof typeof replays, number[]> = { ours: [], yjs: [], otJs: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = Object.keys(replays) as (keyof typeof replays)[];
    for (const name of round % 2 ? names.toReversed() : names) {
      const started = performance.now();
      if (replays[name]() !== end) throw new Error(`${name} ends in another text`);
      if (round >= WARM_UP_ROUNDS) took[name].push(performance.now() - started);
    }
  }
  const perSecond = (name: keyof typeof replays) => operations.length / (median(took[name]) / 1_000);
  const row = (name: "yjs" | "otJs", shown: string, bound: number | null): Row => {
    const ratio = perSecond("ours") / perSecond(name);
    return {
      what: `pad, replay of ${operations.length} recorded edits`,
      ours: `${Math.round(perSecond("ours")).toLocaleString("en")} edits/s`,
      peer: `${Math.round(perSecond(name)).toLocaleString("en")} edits/s ${shown}`,
      ratio: ratio.toFixed(2),
      bound: bound === null ? "–" : `≥ ${bound}`,
      held: bound === null || ratio >= bound,
    };
  };
  return [row("yjs", "yjs", 1), row("otJs", "ot.js", null)];
}
