import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import type { Block } from "../../apps/server/test/watch-blocks.ts";
import { freePort } from "../../scripts/lib/port.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import type { Target } from "./pad-inserts.ts";

const ENTRY = path.resolve(import.meta.dirname, "../../apps/server/test/measured-server.ts");

/** The first that the system knows. */
const FIRST = -20;

/** Gives a process's main thread the first place at the processors, where the user may: other threads wait for it, not it for them. */
function putFirst(pid: number): void {
  try {
    setPriority(pid, FIRST);
    // Some systems divide the processors among process groups first.
    writeFileSync(`/proc/${pid}/autogroup`, String(FIRST));
  } catch {
    // On another system, or without the right, the figures are those of the machine as it is.
  }
}

/** A server that measures inside its own process. */
export interface Measured {
  readonly url: string;
  /** Milliseconds of each of so many durable inserts at this pace. */
  inserts(count: number, everyMs: number): Promise<number[]>;
  /** The longest time for which the event loop was kept during some work. */
  longestBlock(work: () => Promise<void>): Promise<Block>;
  stop(): Promise<void>;
}

/** `isWatched`: its event loop waits for no other thread, and the garbage collector works in the pauses that it reports only. */
export async function startMeasured({ dataDir, databaseUrl }: Target, { isWatched = false } = {}): Promise<Measured> {
  const port = await freePort();
  const stack = await startStack({
    dataDir,
    databaseUrl: databaseUrl ?? undefined,
    video: false,
    demo: false,
    entry: ENTRY,
    // Pads need no web app: none has to be built for this part.
    env: {
      HOTSEAT_RATE_LIMIT: "0",
      WEB_ROOT: "",
      MEASURED_PORT: String(port),
      ...(isWatched && { MEASURED_PAUSES: "1" }),
    },
  });
  if (isWatched && stack.server.pid !== undefined) putFirst(stack.server.pid);
  const ask = async (pathname: string) => (await fetch(`http://127.0.0.1:${port}${pathname}`)).json();
  return {
    url: stack.url,
    inserts: (count, everyMs) => ask(`/inserts?count=${count}&everyMs=${everyMs}`) as Promise<number[]>,
    async longestBlock(work) {
      await ask("/watch");
      await work();
      return ask("/longest") as Promise<Block>;
    },
    stop: () => stack.stop(),
  };
}
