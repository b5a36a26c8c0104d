/** Starts the worker. A module of its own: bundlers find the worker's file beside this one. */
export function spawnWorker(): Worker {
  return new Worker(new URL("./batch.worker.ts", import.meta.url), { type: "module", name: "batch-editor" });
}
