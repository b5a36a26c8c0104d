import type { Ot } from "@hotseat/collab/ot";
import type { Peer } from "../documents/peer.ts";
import type { PadHistory } from "./pad-history.ts";

/** Operations of one message at most. */
const MESSAGE_OPERATIONS = 4000;
/** Operations of a client that was cut off which it may lack up to its own last edit: those of its last message, and others' meanwhile. */
const OWN_WITHIN = 1000;

/**
 * The end of a history, without what people did in it: one operation makes the present text, and as many follow as the history has, which
 * change nothing. So a revision is the same one for everybody. The order and the parts of what people typed are the replay, which needs
 * the consent of all.
 */
export class WithheldHistory {
  /** Its first revision. */
  readonly from: number;
  /** The revision behind its last one. It is sent when all of its operations are stored. */
  readonly to: number;
  private readonly first: string;
  private readonly others: string;

  constructor(ot: Ot, history: PadHistory, from: number) {
    this.from = from;
    this.to = history.length;
    const before = ot.baseLength(history.operation(from));
    const text = history.text();
    this.first = item([...(text === "" ? [] : [text]), ...(before === 0 ? [] : [-before])]);
    this.others = item(history.textLength === 0 ? [] : [history.textLength]);
  }

  /** The revision at which a message from this one on ends. */
  messageEnd(from: number): number {
    return Math.min(this.to, from + MESSAGE_OPERATIONS);
  }

  /** The message with the operations from one revision to another. */
  message(from: number, to: number): string {
    const items = new Array<string>(to - from).fill(this.others);
    if (from === this.from) items[0] = this.first;
    return `{"History":{"start":${from},"operations":[${items.join(",")}]}}`;
  }
}

/** Somebody who is sent the history. */
interface Reader {
  readonly peer: Pick<Peer, "standing">;
  /** By which the edits of their client are recognised; null on the plain wire. */
  readonly client: string | null;
  /** Operations that were sent. */
  readonly sent: number;
}

/** An item of the history. Its author is number 0 in each of them; a client that comes later has another number. */
const item = (operation: readonly (number | string)[]): string => `{"id":0,"operation":${JSON.stringify(operation)}}`;

/**
 * Returns the part of the history that is withheld from somebody who comes after the end; null for nothing. A client that comes back gets
 * the operations up to its own last edit, which it may take for one that is not stored: it was there when the others made them.
 */
export function withheldFrom(ot: Ot, history: PadHistory, { peer, client, sent }: Reader): WithheldHistory | null {
  const { reason } = peer.standing;
  if (reason !== "ended" && reason !== "closed") return null;
  const own = client === null ? null : history.lastEditWithin(sent, sent + OWN_WITHIN, client);
  const from = own === null ? sent : own + 1;
  return from < history.length ? new WithheldHistory(ot, history, from) : null;
}
