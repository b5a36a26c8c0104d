import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./pglite-worker.ts";

/** The embedded database for its callers: wire bytes in, wire bytes out, one exchange after the other. */
export interface PgliteThread {
  exchange(bytes: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** Starts the worker and opens the folder; rejects with a one-line error when it cannot. */
export function openPgliteThread(dataDir: string): Promise<PgliteThread> {
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: { dataDir }, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let closed: (() => void) | undefined;
  const post = (message: ToWorker): void => worker.postMessage(message);
  const fail = (error: Error): void => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
    closed?.();
  };

  const thread: PgliteThread = {
    exchange: (bytes) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        post({ kind: "exchange", id: lastId, bytes });
      }),
    close: () =>
      new Promise((resolve) => {
        closed = resolve;
        post({ kind: "close" });
      }),
  };

  return new Promise((resolve, reject) => {
    const settle: { [K in FromWorker["kind"]]: (message: Extract<FromWorker, { kind: K }>) => void } = {
      open: () => resolve(thread),
      failed: ({ message }) => reject(new Error(`The embedded database in ${dataDir} could not be opened: ${message}`)),
      answer: ({ id, bytes }) => {
        waiting.get(id)?.resolve(bytes);
        waiting.delete(id);
      },
      broken: ({ id, message }) => {
        waiting.get(id)?.reject(new Error(message));
        waiting.delete(id);
      },
      closed: () => closed?.(),
    };
    worker.on("message", <K extends FromWorker["kind"]>(message: Extract<FromWorker, { kind: K }>) =>
      settle[message.kind as K](message),
    );
    worker.on("error", (error) => {
      fail(error as Error);
      reject(error);
    });
    worker.on("exit", () => fail(new Error("The embedded database has stopped.")));
  });
}
