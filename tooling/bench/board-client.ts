import { randomUUID } from "node:crypto";
import type { Person } from "../checks/person.ts";
import { BareSocket } from "./bare-socket.ts";

type Message = Record<string, Record<string, unknown>>;

interface Reader {
  fits: (message: Message) => boolean;
  resolve: (read: { readonly at: number; readonly message: Message }) => void;
  reject: (reason: Error) => void;
}

/** A whiteboard's socket without a screen, for measuring. */
export interface BoardSocket {
  readonly client: string;
  send(message: unknown): void;
  /** The time at which a message was read that fits. Rejects with the server's reason once the socket is closed. */
  until(fits: (message: Message) => boolean): Promise<number>;
  /** The time at which the whole board was read, and the number of its elements. */
  readonly joined: Promise<{ readonly at: number; readonly elements: number }>;
  close(): void;
}

/** Opens a board's socket and greets. */
export async function openBoard(person: Person, id: string): Promise<BoardSocket> {
  const client = randomUUID();
  const waiting: Reader[] = [];
  const opened = Promise.withResolvers<void>();
  let closed: Error | undefined;
  const events = {
    opened: () => opened.resolve(),
    text: (bytes: Buffer) => {
      const message = JSON.parse(bytes.toString()) as Message;
      const at = performance.now();
      for (const one of [...waiting]) {
        if (!one.fits(message)) continue;
        waiting.splice(waiting.indexOf(one), 1);
        one.resolve({ at, message });
      }
    },
    closed: (reason: string) => {
      closed = new Error(`the board's socket was closed: ${reason}`);
      opened.reject(closed);
      for (const { reject } of waiting.splice(0)) reject(closed);
    },
  };
  const socket = new BareSocket(`${person.url}/api/board/${id}`, events, {
    "Sec-WebSocket-Protocol": "hotseat.board.1",
    Cookie: person.cookieHeader,
    Origin: person.url,
  });
  await opened.promise;
  const read = (fits: Reader["fits"]) =>
    new Promise<Parameters<Reader["resolve"]>[0]>((resolve, reject) => {
      if (closed) reject(closed);
      else waiting.push({ fits, resolve, reject });
    });
  const joined = read((message) => "Scene" in message).then(({ at, message }) => ({
    at,
    elements: (message.Scene as { elements: unknown[] }).elements.length,
  }));
  socket.send(JSON.stringify({ Resume: { client, seq: 0 } }));
  return {
    client,
    joined,
    until: async (fits) => (await read(fits)).at,
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
}

/** This edit of this client. */
export const deltaOf =
  (client: string, edit: number) =>
  ({ Delta }: Message): boolean =>
    Delta?.client === client && Delta.edit === edit;

/** Elements of one message. */
const IN_A_MESSAGE = 500;

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A key of the package `fractional-indexing` for each place up to 238,327: three digits of base 62 after their length. */
const indexOf = (place: number): string =>
  `c${[62 ** 2, 62, 1].map((weight) => DIGITS[Math.floor(place / weight) % 62]).join("")}`;

/** The rectangle at this place of the drawing order, as the server stores it. */
export const rectangle = (place: number, version: number) => ({
  ...{ type: "rectangle", id: `e${place}`, x: 10, y: 20, width: 120, height: 80, angle: 0 },
  ...{
    version,
    versionNonce: version,
    index: indexOf(place),
    isDeleted: false,
    strokeColor: "#1e1e1e",
    backgroundColor: "transparent",
    fillStyle: "solid",
  },
  ...{ strokeWidth: 2, strokeStyle: "solid", roughness: 1, opacity: 100, seed: 1, groupIds: [], frameId: null },
  ...{ roundness: null, boundElements: null, updated: 1, link: null, locked: false },
});

/** The whiteboard of a session that has none yet. */
export async function newBoardIn(host: Person, session: number): Promise<string> {
  const { results } = await host.must<{ results: { id: string; kind: string }[] }>(
    "GET",
    `/api/v1/interviews/sessions/${session}/tools/`,
  );
  const found = results.find(({ kind }) => kind === "whiteboard");
  if (!found) throw new Error("the session has no whiteboard");
  return found.id;
}

/** Draws so many elements on an empty board; returns the number of edits. */
export async function fillBoard(socket: BoardSocket, count: number): Promise<number> {
  let edit = 0;
  for (let from = 0; from < count; from += IN_A_MESSAGE) {
    edit += 1;
    const stored = socket.until(deltaOf(socket.client, edit));
    const elements = Array.from({ length: IN_A_MESSAGE }, (_, at) => rectangle(from + at, 1));
    socket.send({ Delta: { edit, elements } });
    await stored;
  }
  return edit;
}
