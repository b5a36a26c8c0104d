import { fileProblemOf } from "../file/file-refused";
import { checkRows } from "./batch-jobs";
import { packRows } from "./packed-rows";
import { type ReadEvent, readFile } from "./read-file";
import { inSlices } from "./slices";
import { warmUp } from "./warm-up";
import type { FromWorker, ToWorker } from "./worker-messages";

/** Members of a worker's global scope that this file uses. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const post = (message: FromWorker) => scope.postMessage(message);

/** The table as it was read, by row. */
let table: (readonly string[])[] = [];
const running = new Map<number, AbortController>();

async function read({ id, source, chosen }: Extract<ToWorker, { kind: "read" }>, signal: AbortSignal): Promise<void> {
  table = [];
  const report = (event: ReadEvent) => {
    if (signal.aborted) return;
    if (event.kind !== "rows") {
      post({ kind: "event", id, event });
      return;
    }
    for (const row of event.rows) table.push(row);
    post({ kind: "rows", id, rows: packRows(event.rows), share: event.share });
  };
  await readFile(source, chosen, report, (steps) => inSlices(steps, signal));
}

async function check({ id, rules, rows, changed }: Extract<ToWorker, { kind: "check" }>, signal: AbortSignal) {
  for (const [row, cells] of changed) table[row - 1] = cells;
  const steps = checkRows(
    rows,
    (row) => table[row - 1] ?? [],
    rules,
    (found, done) => post({ kind: "found", id, found, done }),
  );
  await inSlices(steps, signal);
}

async function work(message: Exclude<ToWorker, { kind: "stop" }>): Promise<void> {
  const { id } = message;
  const stopping = new AbortController();
  running.set(id, stopping);
  try {
    if (message.kind === "read") await read(message, stopping.signal);
    else await check(message, stopping.signal);
    post({ kind: "end", id });
  } catch (error) {
    post({ kind: "refused", id, problem: fileProblemOf(error) });
  } finally {
    running.delete(id);
  }
}

scope.onmessage = ({ data }) => {
  if (data.kind === "stop") running.get(data.id)?.abort();
  else void work(data);
};
post({ kind: "ready" });
void warmUp();
