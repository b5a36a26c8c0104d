import { setTimeout as wait } from "node:timers/promises";
import type { Ot } from "@hotseat/collab/ot";
import {
  createPadClient,
  type OpenPadSocket,
  type PadClient,
  type PadSocket,
  webSockets,
} from "@hotseat/collab/pad/client";
import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { systemClock } from "@hotseat/core/clock";

const POLL_MS = 50;
/** Milliseconds between two words of one person: five a second. */
const TYPING_MS = 200;

/** Opens sockets as the widget does, but waits while no server is there: a restart must not count as a lost connection. */
function whenReady(url: () => string, id: string): OpenPadSocket {
  return (events) => {
    let closed = false;
    let socket: PadSocket | null = null;
    void (async () => {
      while (!closed && !(await fetch(`${url()}/readyz`).catch(() => null))?.ok) await wait(POLL_MS);
      if (closed) return;
      const address = `${url().replace(/^http/, "ws")}/api/socket/${id}`;
      socket = webSockets(address, async () => [PAD_SUBPROTOCOL])(events);
    })();
    return {
      get bufferedAmount() {
        return socket?.bufferedAmount ?? 0;
      },
      send: (text) => socket?.send(text),
      close() {
        closed = true;
        socket?.close();
      },
    };
  };
}

/** A person who types numbered words at random places, with the product's own client. */
export class Typist {
  readonly pad: PadClient;
  /** Words that the server acknowledged. */
  acknowledged = 0;
  typed = 0;
  private readonly name: string;
  private readonly rand: () => number;
  private going = true;
  private running: Promise<void> = Promise.resolve();

  constructor(ot: Ot, name: string, url: () => string, id: string, rand: () => number) {
    this.name = name;
    this.rand = rand;
    this.pad = createPadClient({
      ot,
      clock: systemClock,
      openSocket: whenReady(url, id),
      client: crypto.randomUUID(),
      onOperation: () => {},
    });
    this.pad.store.subscribe(() => {
      if (!this.pad.store.getState().hasUnsent) this.acknowledged = this.typed;
    });
  }

  word(number: number): string {
    return `<${this.name}${number}>`;
  }

  /** Throws once the client has given up. */
  mustBeConnected(): this {
    const state = this.pad.store.getState();
    if (state.connection === "desynchronized" || state.connection === "refused")
      throw new Error(`${this.name} has given up: ${JSON.stringify(state)}`);
    return this;
  }

  start(): void {
    this.going = true;
    this.running = (async () => {
      while (this.going) {
        this.type();
        await wait(TYPING_MS * (0.5 + this.rand()));
      }
    })();
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.running;
  }

  /** Resolves when nothing is on its way any more; rejects after that time. */
  async settled(withinMs: number): Promise<void> {
    for (let left = withinMs; this.pad.store.getState().hasUnsent; left -= POLL_MS) {
      if (left <= 0)
        throw new Error(`${this.name} waits for an acknowledgement: ${JSON.stringify(this.pad.store.getState())}`);
      await wait(POLL_MS);
    }
  }

  private type(): void {
    const text = this.pad.text();
    // Between two words, so that each stays whole.
    const places = [0, ...[...text.matchAll(/>/g)].map(({ index }) => index + 1)];
    const place = places[Math.floor(this.rand() * places.length)] ?? 0;
    this.typed += 1;
    this.pad.edit([place, this.word(this.typed), text.length - place].filter((part) => part !== 0));
  }
}
