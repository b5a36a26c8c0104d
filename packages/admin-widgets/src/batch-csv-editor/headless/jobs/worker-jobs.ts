import { systemClock } from "@hotseat/core/clock";
import { withTimeout } from "@hotseat/core/timeout";
import { FileRefused } from "../file/file-refused";
import type { BatchJobs, CheckJob } from "./batch-jobs";
import { inlineJobs } from "./inline-jobs";
import { unpackRows } from "./packed-rows";
import type { TextSource } from "./read-file";
import type { FromWorker, ToWorker } from "./worker-messages";

/** Members of a `Worker` that the jobs use. */
export type WorkerPort = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

/** Longest time that a worker may need to load its code, in milliseconds. */
const READY_MS = 5000;

const canBeSent = (source: TextSource): source is Blob | string => typeof source === "string" || source instanceof Blob;

type Listener = (message: Exclude<FromWorker, { kind: "ready" }>) => void;

interface Running {
  send(message: ToWorker, transfer?: Transferable[]): void;
  listen(id: number, listener: Listener): void;
  unlisten(id: number): void;
  end(): void;
}

/** Resolves once the worker's code runs; rejects where it cannot be loaded, such as under a policy that forbids workers. */
function started(port: WorkerPort): Promise<Running> {
  const listeners = new Map<number, Listener>();
  const failAll = () => {
    for (const [id, listen] of [...listeners])
      listen({ kind: "refused", id, problem: { code: "parse_failed", line: null, limit: null } });
  };
  return new Promise((resolve, reject) => {
    port.onerror = (event) => {
      event.preventDefault?.();
      reject(new Error("the worker failed"));
      failAll();
    };
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind !== "ready") return listeners.get(data.id)?.(data);
      resolve({
        send: (message, transfer = []) => port.postMessage(message, transfer),
        listen: (id, listener) => listeners.set(id, listener),
        unlisten: (id) => listeners.delete(id),
        end: () => port.terminate(),
      });
    };
  });
}

/**
 * The long work on a worker. Where it cannot be started, the work is done on this thread in slices.
 * @param spawn starts the worker; called by `prepare`, or when the first file is read
 */
export function workerJobs(spawn: () => Promise<WorkerPort>): BatchJobs {
  let worker: Promise<Running | null> | null = null;
  let nextId = 1;
  /** True: the worker has the table that was read last. */
  let hasTable = false;

  async function start(): Promise<Running | null> {
    let port: WorkerPort | null = null;
    try {
      port = await spawn();
      return await withTimeout(systemClock, READY_MS, started(port), () => new Error("the worker did not start"));
    } catch {
      port?.terminate();
      return null;
    }
  }

  function reach(): Promise<Running | null> {
    worker ??= start();
    return worker;
  }

  function run(on: Running, message: ToWorker, signal: AbortSignal, listen: Listener, transfer?: Transferable[]) {
    const { id } = message;
    return new Promise<void>((resolve, reject) => {
      // Another file was opened while the worker started.
      if (signal.aborted) return resolve();
      const settle = (end: () => void) => {
        on.unlisten(id);
        signal.removeEventListener("abort", stop);
        end();
      };
      const stop = () => {
        on.send({ kind: "stop", id });
        settle(resolve);
      };
      on.listen(id, (reply) => {
        if (reply.kind === "end") settle(resolve);
        else if (reply.kind === "refused") settle(() => reject(new FileRefused(reply.problem.code, reply.problem)));
        else listen(reply);
      });
      signal.addEventListener("abort", stop);
      on.send(message, transfer);
    });
  }

  function checkOn(on: Running, { rules, rows, changed, cellsOf, report }: CheckJob, signal: AbortSignal) {
    const numbers = Int32Array.from(rows);
    const edited = [...changed].map((row) => [row, cellsOf(row)] as const);
    const message: ToWorker = { kind: "check", id: nextId++, rules, rows: numbers, changed: edited };
    const listen: Listener = (reply) => reply.kind === "found" && report(reply.found, reply.done);
    return run(on, message, signal, listen, [numbers.buffer]);
  }

  return {
    async prepare() {
      await reach();
    },
    async read(source, chosen, report, signal) {
      hasTable = false;
      const on = canBeSent(source) ? await reach() : null;
      if (!on || !canBeSent(source)) return inlineJobs.read(source, chosen, report, signal);
      const message: ToWorker = { kind: "read", id: nextId++, source, chosen };
      await run(on, message, signal, (reply) => {
        if (reply.kind === "event") report(reply.event);
        if (reply.kind === "rows") report({ kind: "rows", rows: unpackRows(reply.rows), share: reply.share });
      });
      hasTable = true;
    },
    async check(job, signal) {
      const on = job.isRead && hasTable ? await reach() : null;
      await (on ? checkOn(on, job, signal) : inlineJobs.check(job, signal));
    },
    dispose() {
      hasTable = false;
      void worker?.then((on) => on?.end());
      worker = null;
    },
  };
}

/** The jobs of an editor in a browser. */
export function defaultJobs(): BatchJobs {
  if (typeof Worker === "undefined") return inlineJobs;
  return workerJobs(async () => (await import("./spawn-worker")).spawnWorker());
}
