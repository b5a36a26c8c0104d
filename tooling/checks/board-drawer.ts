import { setTimeout as wait } from "node:timers/promises";
import { type BoardClient, createBoardClient } from "@hotseat/collab/scene/client";
import { sampleElement } from "@hotseat/collab/scene/testing";
import { systemClock } from "@hotseat/core/clock";
import { createMemoryStorage } from "@hotseat/core/testing";
import type { Person } from "./person.ts";

const POLL_MS = 50;
/** Milliseconds between two strokes of one person: five a second. */
const DRAWING_MS = 200;
/** One stroke in so many is new; the others move one that is there. */
const NEW_IN = 3;

/** Opens a board's socket as a signed-in person of any instance. */
async function openSocket(
  person: Person,
  url: string,
  board: string,
  { onMessage, onClose }: { onMessage: (text: string) => void; onClose: () => void },
) {
  const options = { protocols: ["hotseat.board.1"], headers: { cookie: person.cookieHeader, origin: url } };
  // Node's own client takes headers in place of the list of protocols.
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/board/${board}`, options as never);
  socket.addEventListener("message", ({ data }) => onMessage(String(data)));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("close", () => {
      reject(new Error("The board's socket did not open."));
      onClose();
    });
  });
  return socket;
}

interface ReadScene {
  readonly seq: number;
  readonly elements: readonly { readonly id: string; readonly version: number }[];
}

/** A board as somebody who joins now gets it. */
function readScene(person: Person, url: string, board: string): Promise<ReadScene> {
  return new Promise((resolve, reject) => {
    const onMessage = (text: string) => {
      const message = JSON.parse(text);
      if ("Scene" in message) resolve(message.Scene);
    };
    openSocket(person, url, board, { onMessage, onClose: () => {} }).then(
      (socket) => socket.send(JSON.stringify({ Resume: { client: crypto.randomUUID(), seq: 0 } })),
      reject,
    );
  });
}

/** The number of changes in a board's record. */
export const countChanges = async (person: Person, url: string, board: string): Promise<number> =>
  (await readScene(person, url, board)).seq;

/** Versions of the elements of a board by their ids, as somebody who joins now has them. */
export async function joinAndRead(person: Person, url: string, board: string): Promise<Map<string, number>> {
  const scene = await readScene(person, url, board);
  return new Map(scene.elements.map(({ id, version }) => [id, version]));
}

/** A person who draws and moves elements of their own, with the product's own client. */
export class Drawer {
  readonly client: BoardClient;
  /** Everything on the board as this person has it, by version. */
  readonly seen = new Map<string, number>();
  /** The versions of one's own elements that the server acknowledged. */
  acknowledged: ReadonlyMap<string, number> = new Map();
  strokes = 0;
  private readonly drawn = new Map<string, number>();
  private readonly name: string;
  private readonly rand: () => number;
  private socket: { close(): void } | null = null;
  private isOffline = false;
  private going = false;
  private running: Promise<void> = Promise.resolve();

  constructor(name: string, person: Person, url: () => string, board: string, rand: () => number) {
    this.name = name;
    this.rand = rand;
    this.client = createBoardClient(
      {
        open: async (listeners) => {
          if (this.isOffline) throw new Error(`${name} is offline.`);
          const socket = await openSocket(person, url(), board, listeners);
          this.socket = socket;
          return socket;
        },
        clock: systemClock,
        newId: () => crypto.randomUUID(),
        storage: createMemoryStorage(),
        storageKey: name,
      },
      {
        onElements: (elements) => {
          for (const { id, version } of elements) this.seen.set(id, Math.max(version, this.seen.get(id) ?? 0));
        },
        onFile: () => {},
        onLost: () => {},
        onState: ({ unsent }) => {
          if (unsent === 0) this.acknowledged = new Map(this.drawn);
        },
      },
    );
  }

  /** Closes the socket and opens no other one until the person is online again; the client tries each second. */
  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline;
    if (isOffline) this.socket?.close();
  }

  start(): void {
    this.going = true;
    this.running = (async () => {
      while (this.going) {
        this.draw();
        await wait(DRAWING_MS * (0.5 + this.rand()));
      }
    })();
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.running;
  }

  /** The present versions of one's own elements, acknowledged or not. */
  drawnSoFar(): ReadonlyMap<string, number> {
    return new Map(this.drawn);
  }

  /** Resolves when nothing is on its way any more; rejects after that time. */
  async settled(withinMs: number): Promise<void> {
    for (let left = withinMs; this.client.state.unsent > 0; left -= POLL_MS) {
      if (left <= 0) throw new Error(`${this.name} waits for an acknowledgement: ${JSON.stringify(this.client.state)}`);
      await wait(POLL_MS);
    }
  }

  private draw(): void {
    this.strokes += 1;
    const mine = [...this.drawn.keys()];
    const moved = this.strokes % NEW_IN === 0 ? undefined : mine[Math.floor(this.rand() * mine.length)];
    const id = moved ?? `${this.name}-${this.strokes}`;
    const version = (this.drawn.get(id) ?? 0) + 1;
    this.drawn.set(id, version);
    this.seen.set(id, version);
    this.client.edit([
      sampleElement("rectangle", { id, version, versionNonce: version, x: Math.floor(this.rand() * 500) }),
    ]);
  }
}
