import { connect, createServer, type Socket } from "node:net";

/** A proxy that can go silent like a cut line: no data and no close passes any more. */
export interface SilentProxy {
  readonly port: number;
  silence(): void;
  /** Lets new connections through again; earlier ones stay silent for good. */
  speak(): void;
  /** Connections that the caller keeps open. */
  open(): number;
  /** Connections that the caller has closed; the count only grows. */
  closed(): number;
  close(): Promise<void>;
}

export async function openSilentProxy(host: string, port: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  const callers = new Set<Socket>();
  let closed = 0;
  let silent = false;
  const pass = (from: Socket, to: Socket, mute: () => boolean): void => {
    sockets.add(from);
    from.on("data", (bytes) => mute() || to.write(bytes));
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      if (!mute()) to.destroy();
    });
  };
  const muted = new WeakSet<Socket>();
  const server = createServer((caller) => {
    callers.add(caller);
    caller.on("close", () => {
      callers.delete(caller);
      closed += 1;
    });
    if (silent) muted.add(caller);
    const target = connect(port, host);
    pass(caller, target, () => muted.has(caller));
    pass(target, caller, () => muted.has(caller));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as { port: number }).port,
    silence() {
      silent = true;
      for (const caller of callers) muted.add(caller);
    },
    speak() {
      silent = false;
    },
    open: () => callers.size,
    closed: () => closed,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
