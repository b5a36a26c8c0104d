import type { Ot, OtDocument, WireOperation } from "../ot/operation.ts";
import type { PadHistoryItem } from "./message.types.ts";
import { composeAll, type SentEdit, WaitingEdits } from "./pending-edits.ts";

export interface Received {
  /** The others' changes in the local text; null when there are none. */
  readonly operation: WireOperation | null;
  /** True when an edit on its way was acknowledged. */
  readonly acknowledged: boolean;
}

/** The revision, the edits on their way and those that wait behind them. */
export interface EditQueue {
  /** Operations of the history that the local text contains. */
  readonly revision: number;
  /** True while an edit is not acknowledged. */
  readonly pending: boolean;
  /** The edits that were sent. */
  readonly sent: readonly SentEdit[];
  /** True while edits wait that were never sent. */
  readonly waiting: boolean;
  /** Takes a local edit, made at that time. Returns true when none is on its way. */
  add(operation: WireOperation, at: number): boolean;
  /**
   * The edits to send, those that were sent before at the front. `apart`: those that wait stay apart; without it there is one edit at
   * most, and nothing is added while it is on its way.
   */
  toSend(apart: boolean): readonly SentEdit[];
  /**
   * Takes operations of the history and applies them to the local text; what was seen before is skipped.
   * One that does not fit throws and changes nothing. @throws OperationError
   */
  receive(items: readonly PadHistoryItem[], start: number, isMine: IsMine): Received;
  /** Moves a position of the server's text to the local text. */
  toLocal(position: number): number;
}

/** True when the item is the edit that this client sent. */
export type IsMine = (item: PadHistoryItem, sent: SentEdit) => boolean;

/** Composes a row that begins at an empty text: applied to a document it is faster. */
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
  let sent: readonly SentEdit[] = [];
  const waiting = new WaitingEdits(ot);

  const numbered = ({ operation, at }: { operation: WireOperation; at: number }): SentEdit => ({
    operation,
    at,
    edit: ++edits,
  });
  const operationsOf = (list: readonly { operation: WireOperation }[]) => list.map(({ operation }) => operation);

  function joined(operations: readonly WireOperation[]): WireOperation | null {
    if (operations.length === 0) return null;
    return operations.length > 1 && document.length === 0 ? loadAll(ot, operations) : composeAll(ot, operations);
  }

  /** One edit of all: the plain protocol acknowledges one at a time. */
  function joinedEdit(): readonly SentEdit[] {
    const last = sent.at(-1);
    if (last) return [{ ...last, operation: composeAll(ot, operationsOf(sent)) }];
    const newest = waiting.all.at(-1);
    if (!newest) return [];
    const operation = composeAll(ot, operationsOf(waiting.all));
    waiting.replace([]);
    return ot.isNoop(operation) ? [] : [numbered({ ...newest, operation })];
  }

  /** Moves the pending edits with a foreign operation, which is returned as it applies after them. */
  function moveOver(pending: WireOperation[], from: number, foreign: WireOperation): WireOperation {
    let operation = foreign;
    for (let place = from; place < pending.length; place += 1)
      [pending[place], operation] = ot.transform(pending[place] as WireOperation, operation) as [
        WireOperation,
        WireOperation,
      ];
    return operation;
  }

  return {
    get revision() {
      return revision;
    },
    get pending() {
      return sent.length > 0 || waiting.all.length > 0;
    },
    get sent() {
      return sent;
    },
    get waiting() {
      return waiting.all.length > 0;
    },
    add(operation, at) {
      waiting.add({ operation, at });
      return sent.length === 0;
    },
    toSend(apart) {
      sent = apart ? [...sent, ...waiting.takeBehind(sent).map(numbered)] : joinedEdit();
      return sent;
    },
    receive(items, start, isMine) {
      const pending = operationsOf([...sent, ...waiting.all]);
      let heard = 0;
      const foreign: WireOperation[] = [];
      for (const item of items.slice(revision - start)) {
        const next = sent[heard];
        if (next && isMine(item, next)) heard += 1;
        else foreign.push(moveOver(pending, heard, item.operation));
      }
      const all = joined(foreign);
      if (all) document.apply(all);
      revision = Math.max(revision, start + items.length);
      const moved = <Edit extends object>(list: readonly Edit[], offset: number) =>
        list.map((edit, place) => ({ ...edit, operation: pending[offset + place] as WireOperation }));
      waiting.replace(moved(waiting.all, sent.length));
      sent = moved(sent.slice(heard), heard);
      return { operation: all && !ot.isNoop(all) ? all : null, acknowledged: heard > 0 };
    },
    toLocal(position) {
      let local = position;
      for (const { operation } of [...sent, ...waiting.all]) local = ot.transformIndex(operation, local);
      return local;
    },
  };
}
