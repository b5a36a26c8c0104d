import { WebSocket } from "ws";

/** A socket of a test: what came, and how it ended. */
export interface SocketClient {
  readonly socket: WebSocket;
  readonly received: unknown[];
  send(message: unknown): void;
  sendText(text: string): void;
  /** The first message, read or unread, that fits. Rejects when the socket closes before. */
  until<T = unknown>(fits: (message: never) => boolean): Promise<T>;
  /** Resolves with code and reason once it is closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
  close(): void;
}

export interface SocketOptions {
  readonly headers?: Record<string, string>;
  readonly protocols?: string[];
}

/** Opens a socket; rejects with the status of a refused upgrade, such as `Error: 404`. */
export async function openSocket(url: string, { headers, protocols }: SocketOptions = {}): Promise<SocketClient> {
  const socket = new WebSocket(url.replace(/^http/, "ws"), protocols ?? [], { headers });
  const received: unknown[] = [];
  let changed: () => void = () => {};
  let isOver = false;
  socket.on("message", (data) => {
    received.push(JSON.parse(data.toString()));
    changed();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => {
      isOver = true;
      changed();
      resolve({ code, reason: reason.toString() });
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", () => resolve());
    socket.once("unexpected-response", (_request, response) => {
      reject(new Error(String(response.statusCode)));
      response.destroy();
    });
    socket.once("error", reject);
  });
  socket.on("error", () => {});
  return {
    socket,
    received,
    send: (message) => socket.send(JSON.stringify(message)),
    sendText: (text) => socket.send(text),
    async until<T>(fits: (message: never) => boolean) {
      for (;;) {
        const found = received.find((message) => fits(message as never));
        if (found !== undefined) return found as T;
        if (isOver) throw new Error(`The socket closed before; it got ${JSON.stringify(received)}.`);
        await new Promise<void>((resolve) => {
          const before = changed;
          changed = () => {
            before();
            resolve();
          };
        });
      }
    },
    closed,
    close: () => socket.close(),
  };
}
