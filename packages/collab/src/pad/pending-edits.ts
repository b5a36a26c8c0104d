import type { Ot, WireOperation } from "../ot/operation.ts";
import { PAD_EDITS_PER_LIST, PAD_TEXT_MAX } from "./limits.ts";

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

/** Inserted UTF-16 units and counts: what a message with it is long by. */
const sizeOf = ({ operation }: WaitingEdit): number =>
  operation.reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length : 1), 0);

const sizeOfAll = (edits: readonly WaitingEdit[]): number => edits.reduce((sum, edit) => sum + sizeOf(edit), 0);

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
    let count = 0;
    for (const edit of this.edits) {
      size += sizeOf(edit);
      const isFirst = sent.length + count === 0;
      if (!isFirst && (sent.length + count === PAD_EDITS_PER_LIST || size > PAD_TEXT_MAX)) break;
      count += 1;
    }
    const taken = this.edits.slice(0, count);
    this.replace(this.edits.slice(count));
    return taken.filter(({ operation }) => !this.ot.isNoop(operation));
  }
}
