import type { Ot, OtDocument, WireOperation } from "../ot/operation.ts";
import type { PadHistoryItem } from "./message.types.ts";

/** An edit that the server has not acknowledged; it applies to the text of the queue's revision. */
export interface PendingEdit {
  readonly operation: WireOperation;
  /** The count of this client's edits, from 1: it stays when the edit is sent again. */
  readonly edit: number;
}

export interface Received {
  /** The others' changes in the local text; null when there are none. */
  readonly operation: WireOperation | null;
  /** True when the edit on its way was acknowledged: the next one, if there is one, may be sent. */
  readonly acknowledged: boolean;
}

/** The revision, the one edit on its way and the one that waits behind it. */
export interface EditQueue {
  /** Operations of the history that the local text contains. */
  readonly revision: number;
  readonly outstanding: PendingEdit | null;
  /** True while edits wait behind the one on its way. */
  readonly waiting: boolean;
  /** Takes a local edit. Returns true when it is the one to send now. */
  add(operation: WireOperation): boolean;
  /**
   * Takes operations of the history and applies them to the local text; what was seen before is skipped.
   * One that does not fit throws and changes nothing. @throws OperationError
   */
  receive(items: readonly PadHistoryItem[], start: number, isMine: IsMine): Received;
  /** Moves a position of the server's text to the local text. */
  toLocal(position: number): number;
}

/** True when the item is the edit that this client sent. */
export type IsMine = (item: PadHistoryItem, sent: PendingEdit) => boolean;

/** One operation that does what a row of them does. Halves are joined first, so that long rows stay short work. */
function composeAll(ot: Ot, operations: readonly WireOperation[]): WireOperation {
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

/** The same for a row that begins at an empty text: applied to a document it is faster. */
function loadAll(ot: Ot, operations: readonly WireOperation[]): WireOperation {
  const document = ot.createDocument();
  try {
    for (const operation of operations) document.apply(operation);
    return document.length === 0 ? [] : [document.text()];
  } finally {
    document.dispose();
  }
}

/** @param document the local text */
export function createEditQueue(ot: Ot, document: OtDocument): EditQueue {
  let revision = 0;
  let edits = 0;
  let outstanding: PendingEdit | null = null;
  let buffer: WireOperation | null = null;

  const numbered = (operation: WireOperation): PendingEdit => ({ operation, edit: ++edits });

  function joined(operations: readonly WireOperation[]): WireOperation | null {
    if (operations.length === 0) return null;
    return operations.length > 1 && document.length === 0 ? loadAll(ot, operations) : composeAll(ot, operations);
  }

  function promote(waiting: WireOperation | null): PendingEdit | null {
    return waiting && !ot.isNoop(waiting) ? numbered(waiting) : null;
  }

  return {
    get revision() {
      return revision;
    },
    get outstanding() {
      return outstanding;
    },
    get waiting() {
      return buffer !== null;
    },
    add(operation) {
      if (outstanding) {
        buffer = buffer ? ot.compose(buffer, operation) : operation;
        return false;
      }
      outstanding = numbered(operation);
      return true;
    },
    receive(items, start, isMine) {
      const next = { sent: outstanding?.operation ?? null, buffer, acknowledged: false };
      const foreign: WireOperation[] = [];
      for (const item of items.slice(revision - start)) {
        if (next.sent && !next.acknowledged && outstanding && isMine(item, outstanding)) {
          next.acknowledged = true;
          next.sent = null;
          continue;
        }
        let operation = item.operation;
        if (next.sent) [next.sent, operation] = ot.transform(next.sent, operation);
        if (next.buffer) [next.buffer, operation] = ot.transform(next.buffer, operation);
        foreign.push(operation);
      }
      const all = joined(foreign);
      if (all) document.apply(all);
      revision = Math.max(revision, start + items.length);
      if (next.acknowledged) {
        outstanding = promote(next.buffer);
        buffer = null;
      } else {
        outstanding = outstanding && next.sent && { ...outstanding, operation: next.sent };
        buffer = next.buffer;
      }
      return { operation: all && !ot.isNoop(all) ? all : null, acknowledged: next.acknowledged };
    },
    toLocal(position) {
      const behind = outstanding ? ot.transformIndex(outstanding.operation, position) : position;
      return buffer ? ot.transformIndex(buffer, behind) : behind;
    },
  };
}
