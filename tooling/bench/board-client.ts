import { randomUUID } from "node:crypto";
import type { Person } from "../checks/person.ts";

type Message = Record<string, Record<string, unknown>>;

/** A whiteboard's socket without a screen, for measuring. */
export interface BoardSocket {
  readonly client: string;
  send(message: unknown): void;
  /** The time at which a message was read that fits. */
  until(fits: (message: Message) => boolean): Promise<number>;
  /** The time at which the whole board was read. */
  readonly joined: Promise<number>;
  close(): void;
}

/** Opens a board's socket and greets. */
export async function openBoard(person: Person, id: string): Promise<BoardSocket> {
  const client = randomUUID();
  const options = { protocols: ["hotseat.board.1"], headers: { cookie: person.cookieHeader, origin: person.url } };
  // Node's own client takes headers in place of the list of protocols.
  const socket = new WebSocket(`${person.url.replace("http", "ws")}/api/board/${id}`, options as never);
  const waiting: { fits: (message: Message) => boolean; resolve: (at: number) => void }[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const at = performance.now();
    for (const one of [...waiting]) {
      if (!one.fits(message)) continue;
      waiting.splice(waiting.indexOf(one), 1);
      one.resolve(at);
    }
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("the board's socket did not open")));
  });
  const until = (fits: (message: Message) => boolean): Promise<number> =>
    new Promise((resolve) => waiting.push({ fits, resolve }));
  const joined = until((message) => "Scene" in message);
  socket.send(JSON.stringify({ Resume: { client, seq: 0 } }));
  return {
    client,
    joined,
    until,
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
}

/** This edit of this client. */
export const deltaOf =
  (client: string, edit: number) =>
  ({ Delta }: Message): boolean =>
    Delta?.client === client && Delta.edit === edit;
