import { type Item, type Message, newDocumentId, type Target, Wire } from "./wire.ts";

/** A socket that has received all there was. */
export interface Seat {
  readonly wire: Wire;
  readonly id: number;
  /** The messages before it was caught up, without those that it caused itself. */
  readonly greeting: readonly Message[];
}

/** Sockets on one document; rules open and leave them. */
export class Desk {
  readonly target: Target;
  readonly document: string;
  private readonly seats: Wire[] = [];

  constructor(target: Target, document = newDocumentId()) {
    this.target = target;
    this.document = document;
  }

  /** Opens a socket and sends nothing. */
  async open(protocols: string[] = []): Promise<Wire> {
    const wire = await Wire.open(this.target.socketUrl(this.document), protocols);
    this.seats.push(wire);
    return wire;
  }

  /** Opens a socket and takes what it is greeted with: all that precedes the echo of its own cursors. */
  async sit(protocols: string[] = []): Promise<Seat> {
    const wire = await this.open(protocols);
    const first = await wire.next();
    const id = first.Identity as number;
    const greeting = [first, ...(await fence(wire, id))];
    return { wire, id, greeting };
  }

  /** Sockets on an empty text. Returns the revision that they all know. */
  async seatsOnEmptyText(count: number): Promise<{ seats: Seat[]; revision: number }> {
    const first = await this.sit();
    let revision = operationsIn(first.greeting).length;
    const length = Array.from(await this.target.text(this.document)).length;
    if (length > 0) {
      await first.wire.edited(revision, -length);
      revision += 1;
    }
    const seats = [first];
    while (seats.length < count) seats.push(await this.sit());
    return { seats, revision };
  }

  text(): Promise<string> {
    return this.target.text(this.document);
  }

  /** Leaves every socket that is still open. */
  async clear(): Promise<void> {
    await Promise.all(this.seats.splice(0).map((wire) => wire.leave()));
  }
}

/** Takes all messages that the server had sent before it read one more of ours. */
export async function fence(wire: Wire, id: number): Promise<Message[]> {
  wire.send({ CursorData: { cursors: [], selections: [] } });
  const all = await wire.until(({ UserCursor }) => (UserCursor as { id: number } | undefined)?.id === id);
  return all.slice(0, -1);
}

export function operationsIn(messages: readonly Message[]): Item[] {
  return messages.flatMap(({ History }) => (History as { operations: Item[] } | undefined)?.operations ?? []);
}
