import type { WireOperation } from "../ot/operation.ts";
import { applied, transformed } from "../ot/oracle.fixtures.ts";
import type { OpenPadSocket, PadSocketEvents } from "./client.ts";
import { PAD_SUBPROTOCOL, type PadClientMessage, type PadHistoryItem, type PadServerMessage } from "./messages.ts";

/** Operations that one message of the history has at most, so that a cut can fall between two. */
const CHUNK = 2;

/** When a connection was cut, as the author of an edit sees it. */
export type Moment = "before apply" | "after apply, before acknowledgement" | "mid-history";

/** The numbers that the server calculates with. */
export interface Operations {
  transform(operation: WireOperation, earlier: WireOperation): readonly [WireOperation, WireOperation];
  /** The text after an operation. */
  apply(text: string, operation: WireOperation): string;
}

const ORACLE: Operations = {
  transform: transformed,
  apply: applied,
};

/** One connection, whose messages wait in both directions until the test delivers them. */
interface Wire {
  readonly events: PadSocketEvents;
  readonly id: number;
  readonly up: string[];
  readonly down: string[];
  opened: boolean;
  /** Messages with history that the client has received. */
  heard: number;
  /** Messages with history that it was due when it came. */
  owed: number;
  client: string | null;
  /** Operations of the history that were put on the wire; null before it is known from where. */
  sent: number | null;
}

/**
 * The document's server as the protocol describes it, in memory. By default it calculates as the oracle does and shares no code with the
 * product.
 * A test delivers each message on its own, and may cut a connection between any two.
 */
export class ReferenceServer {
  readonly history: PadHistoryItem[] = [];
  readonly wires = new Set<Wire>();
  text = "";
  /** Connections that are cut and whose messages still arrive. */
  private readonly late: Wire[] = [];
  private users = 0;
  /** The edits of the history, by client and number. */
  private readonly known = new Set<string>();
  private readonly operations: Operations;

  constructor(operations: Operations = ORACLE) {
    this.operations = operations;
  }

  /** The stored edits of everybody: their number, and their text. */
  outcome(): { readonly edits: number; readonly text: string } {
    return { edits: this.history.length, text: this.text };
  }

  /** Work that a server does between two messages; `all`: until none is left. */
  async work(_all: boolean): Promise<void> {}

  /** Connections that the test has not cut. @param taken gets each connection that the client opens */
  opener(taken: (wire: Wire) => void = () => {}): OpenPadSocket {
    return (events) => {
      this.users += 1;
      const wire: Wire = {
        events,
        id: this.users,
        up: [],
        down: [],
        opened: false,
        heard: 0,
        owed: 0,
        client: null,
        sent: null,
      };
      this.wires.add(wire);
      taken(wire);
      return { bufferedAmount: 0, send: (text) => void wire.up.push(text), close: () => void this.wires.delete(wire) };
    };
  }

  /** Opens the connection, or delivers the oldest message of one direction. Returns false when there is nothing to do. */
  step(wire: Wire, direction: "up" | "down"): boolean {
    if (!this.wires.has(wire)) return false;
    if (!wire.opened) {
      this.open(wire);
      return true;
    }
    const message = (direction === "up" ? wire.up : wire.down).shift();
    if (message === undefined) return false;
    if (direction === "up") this.take(wire, JSON.parse(message) as PadClientMessage);
    else {
      if (message.startsWith('{"History"')) wire.heard += 1;
      wire.events.received(message);
    }
    return true;
  }

  /**
   * Cuts the connection. What the client has not received is lost; what it sent is lost too, or comes late, when it is back already.
   * Returns the moments of the cut.
   */
  cut(wire: Wire, late: boolean): Moment[] {
    if (!this.wires.delete(wire)) return [];
    const moments = this.momentsOf(wire);
    if (late) this.late.push(wire);
    this.tell({ UserInfo: { id: wire.id, info: null } });
    wire.events.closed();
    return moments;
  }

  /** Delivers the oldest message of a connection that the client has given up. */
  stepLate(): void {
    const wire = this.late[0];
    const message = wire?.up.shift();
    if (wire && message !== undefined) this.take(wire, JSON.parse(message) as PadClientMessage);
    else this.late.shift();
  }

  private momentsOf(wire: Wire): Moment[] {
    const edits = wire.up.filter((message) => message.startsWith('{"Edit')).length;
    const unheard = wire.down.filter((message) => message.startsWith('{"History"'));
    const acknowledges = unheard.some((message) => message.includes(`"client":"${wire.client}"`));
    return [
      ...(edits > 0 ? (["before apply"] as const) : []),
      ...(acknowledges ? (["after apply, before acknowledgement"] as const) : []),
      ...(wire.heard > 0 && wire.heard < wire.owed ? (["mid-history"] as const) : []),
    ];
  }

  protected open(wire: Wire): void {
    wire.opened = true;
    this.send(wire, { Identity: wire.id });
    this.send(wire, { Standing: { can_edit: true, reason: null } });
    wire.events.opened(PAD_SUBPROTOCOL);
  }

  protected take(wire: Wire, message: PadClientMessage): void {
    if ("Resume" in message) {
      wire.client = message.Resume.client;
      wire.sent = message.Resume.revision;
      wire.owed = Math.ceil((this.history.length - wire.sent) / CHUNK);
      this.sendHistory(wire);
    } else if ("Edit" in message) {
      const { revision, operation, edit } = message.Edit;
      if (edit !== undefined) this.edit(wire, revision, edit, [operation]);
    } else if ("Edits" in message) {
      const { revision, edit, edits } = message.Edits;
      this.edit(
        wire,
        revision,
        edit,
        edits.map(([, operation]) => operation),
      );
    } else if ("SetLanguage" in message) {
      this.tell({ Language: message.SetLanguage });
    } else if ("ClientInfo" in message) {
      this.tell({ UserInfo: { id: wire.id, info: message.ClientInfo } });
    } else if ("CursorData" in message) {
      this.tell({ UserCursor: { id: wire.id, data: message.CursorData } });
    }
  }

  /** Edits that the history has already are its own operations; the others are moved over everything else, one after the other. */
  private edit(wire: Wire, revision: number, first: number, operations: readonly WireOperation[]): void {
    const { client } = wire;
    const key = (edit: number) => `${client} ${edit}`;
    if (client === null || this.known.has(key(first + operations.length - 1))) return;
    let left = operations.map((operation, place) => ({ operation, edit: first + place }));
    for (const item of this.history.slice(revision)) {
      if (item.client === client && item.edit === left[0]?.edit) {
        left = left.slice(1);
        continue;
      }
      let earlier = item.operation;
      left = left.map(({ operation, edit }) => {
        const moved = this.operations.transform(operation, earlier);
        earlier = moved[1];
        return { operation: moved[0], edit };
      });
    }
    for (const { operation, edit } of left) {
      this.known.add(key(edit));
      this.text = this.operations.apply(this.text, operation);
      this.history.push({ id: wire.id, operation, client, edit, at: 0 });
    }
    for (const each of this.wires) this.sendHistory(each);
  }

  private sendHistory(wire: Wire): void {
    while (wire.sent !== null && wire.sent < this.history.length) {
      const operations = this.history.slice(wire.sent, wire.sent + CHUNK);
      this.send(wire, { History: { start: wire.sent, operations } });
      wire.sent += operations.length;
    }
  }

  protected tell(message: PadServerMessage): void {
    for (const wire of this.wires) if (wire.opened) this.send(wire, message);
  }

  private send(wire: Wire, message: PadServerMessage): void {
    wire.down.push(JSON.stringify(message));
  }
}

export type { Wire };
