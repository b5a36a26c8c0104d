import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PrivateFiles } from "./private-files.ts";

/** The embedded database on a thread of its own, so that its work stalls no timer and no stream. It speaks PostgreSQL's wire protocol. */
if (!parentPort) throw new Error("pglite-worker.ts runs as a worker thread");
const port = parentPort;
const { dataDir } = workerData as { dataDir: string };

/** Messages from the main thread: the wire bytes of one exchange, or the request to close. */
export type ToWorker = { kind: "exchange"; id: number; bytes: Uint8Array } | { kind: "close" };
/** Messages to the main thread. */
export type FromWorker =
  | { kind: "open" }
  | { kind: "failed"; message: string }
  | { kind: "answer"; id: number; bytes: Uint8Array }
  | { kind: "broken"; id: number; message: string }
  | { kind: "closed" };

const tell = (message: FromWorker): void => port.postMessage(message);
const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  const database = await PGlite.create({ fs: new PrivateFiles(dataDir), relaxedDurability: false });
  let queue: Promise<void> = Promise.resolve();
  port.on("message", (message: ToWorker) => {
    queue = queue.then(async () => {
      if (message.kind === "close") {
        await database.close();
        tell({ kind: "closed" });
        port.close();
        return;
      }
      try {
        tell({ kind: "answer", id: message.id, bytes: await database.execProtocolRaw(message.bytes) });
      } catch (error) {
        tell({ kind: "broken", id: message.id, message: words(error) });
      }
    });
  });
  tell({ kind: "open" });
} catch (error) {
  tell({ kind: "failed", message: words(error) });
}
