import type { Ot, WireOperation } from "../ot/operation.ts";
import { PAD_EDITS_PER_LIST, PAD_ITEMS_PER_MESSAGE, PAD_TEXT_MAX } from "./limits.ts";

/** Parts of the edits of one message. An edit that waits grows when it is moved over others' edits, so half of the limit is left free. */
const PARTS_MAX = PAD_ITEMS_PER_MESSAGE / 2;

/** An edit that was never sent. */
interface WaitingEdit {
  readonly operation: WireOperation;
  /** Milliseconds of the client's clock. */
  readonly at: number;
}

/** An edit that was sent and is not acknowledged; it applies to the text after the one before it. */
export interface SentEdit extends WaitingEdit {
  /** The count of this client's edits, from 1: it stays when the edit is sent again. */
  readonly edit: number;
}

/** One operation that does what a row of them does. Halves are joined first, so that long rows stay short work. */
export function composeAll(ot: Ot, operations: readonly WireOperation[]): WireOperation {
  let row = operations;
  while (row.length > 1) {
    const joined: WireOperation[] = [];
    for (let index = 0; index < row.length; index += 2) {
      const [first, second] = [row[index] as WireOperation, row[index + 1]];
      joined.push(second ? ot.compose(first, second) : first);
    }
    row = joined;
  }
  return row[0] as WireOperation;
}

/** Neighbours two by two as one, with the time of the second. */
function composePairs(ot: Ot, edits: readonly WaitingEdit[]): WaitingEdit[] {
  const pairs: WaitingEdit[] = [];
  for (let index = 0; index < edits.length; index += 2) {
    const [first, second] = [edits[index] as WaitingEdit, edits[index + 1]];
    pairs.push(second ? { operation: ot.compose(first.operation, second.operation), at: second.at } : first);
  }
  return pairs;
}

/** The inserted UTF-16 units of an edit, and one for each of its counts: about its share of a message. */
const sizeOf = ({ operation }: WaitingEdit): number =>
  operation.reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length : 1), 0);

const sizeOfAll = (edits: readonly WaitingEdit[]): number => edits.reduce((sum, edit) => sum + sizeOf(edit), 0);

const partsOfAll = (edits: readonly WaitingEdit[]): number =>
  edits.reduce((sum, { operation }) => sum + operation.length, 0);

/** An edit of more parts than a message may have, such as a replacement all over a long text, as several that follow each other. */
function divide(ot: Ot, { operation, at }: WaitingEdit): WaitingEdit[] {
  if (operation.length <= PARTS_MAX) return [{ operation, at }];
  const pieces: WaitingEdit[] = [];
  const length = PARTS_MAX - 2;
  let before = 0;
  for (let from = 0; from < operation.length; from += length) {
    const [piece, rest] = [operation.slice(from, from + length), operation.slice(from + length)];
    const whole = [before, ...piece, rest.length > 0 ? ot.baseLength(rest) : 0].filter((part) => part !== 0);
    pieces.push({ operation: ot.parse(whole), at });
    before += ot.targetLength(piece);
  }
  return pieces;
}

/** Edits that wait, apart while they fit one list. Pairs are composed when they do not: no operation that was sent ever changes so. */
export class WaitingEdits {
  private edits: WaitingEdit[] = [];
  private size = 0;
  private readonly ot: Ot;

  constructor(ot: Ot) {
    this.ot = ot;
  }

  get all(): readonly WaitingEdit[] {
    return this.edits;
  }

  add(edit: WaitingEdit): void {
    this.edits.push(edit);
    this.size += sizeOf(edit);
    while (this.edits.length > 1 && (this.edits.length > PAD_EDITS_PER_LIST || this.size > PAD_TEXT_MAX))
      this.replace(composePairs(this.ot, this.edits));
  }

  replace(edits: WaitingEdit[]): void {
    this.edits = edits;
    this.size = sizeOfAll(edits);
  }

  /** Takes the first ones, as many as fit a list behind those that were sent: at least one when there are none. */
  takeBehind(sent: readonly SentEdit[]): WaitingEdit[] {
    let size = sizeOfAll(sent);
    let parts = partsOfAll(sent);
    let count = 0;
    const edits = this.edits.flatMap((edit) => divide(this.ot, edit));
    for (const edit of edits) {
      size += sizeOf(edit);
      parts += edit.operation.length;
      const isFirst = sent.length + count === 0;
      const isFull = sent.length + count === PAD_EDITS_PER_LIST || size > PAD_TEXT_MAX || parts > PARTS_MAX;
      if (!isFirst && isFull) break;
      count += 1;
    }
    const taken = edits.slice(0, count);
    this.replace(edits.slice(count));
    return taken.filter(({ operation }) => !this.ot.isNoop(operation));
  }
}
