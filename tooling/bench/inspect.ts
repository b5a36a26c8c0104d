import { WebSocket } from "ws";

interface Answer {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

/** Bytes that a process needs after a garbage collection. */
export interface Memory {
  readonly heapUsed: number;
  /** Outside the heap: buffers and WebAssembly memories. */
  readonly external: number;
}

/** Reads the memory of a Node process that listens for an inspector at this port, after a full garbage collection. */
export async function readMemory(port: number): Promise<Memory> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error("the process has no inspector");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  let id = 0;
  const call = (method: string, params = {}): Promise<Answer> => {
    id += 1;
    const own = id;
    return new Promise((resolve) => {
      const read = (data: Buffer) => {
        const answer = JSON.parse(data.toString()) as Answer;
        if (answer.id !== own) return;
        socket.off("message", read);
        resolve(answer);
      };
      socket.on("message", read);
      socket.send(JSON.stringify({ id: own, method, params }));
    });
  };
  // Twice: the first one may leave what finalizers free.
  for (let round = 0; round < 2; round += 1) await call("HeapProfiler.collectGarbage");
  const { result } = await call("Runtime.evaluate", { expression: "process.memoryUsage()", returnByValue: true });
  socket.close();
  return result?.result?.value as Memory;
}
