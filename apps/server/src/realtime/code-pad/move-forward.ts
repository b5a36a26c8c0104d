import type { Ot, WireOperation } from "@hotseat/collab/ot";
import type { PadHistory } from "./pad-history.ts";
import { checkParts } from "./pad-rules.ts";

/** A client and its count of its edits. */
export interface CountedEdit {
  readonly client: string;
  readonly edit: number;
}

/**
 * Moves the edits of one message from the revision that their author knew to the present one. The result is the same that every client
 * reaches: one operation after the other, never their composition, which would place inserts differently. Edits at the front that the
 * history has already, from an earlier connection, are left out.
 */
export class ForwardMove {
  /** Each applies to the text after the one before it. */
  readonly operations: WireOperation[];
  /** Edits that were left out. */
  known = 0;
  private revision: number;
  private readonly ot: Ot;
  private readonly history: PadHistory;
  private readonly first: CountedEdit | null;
  /** The operation of the history as it applies after the edits before `place`. */
  private earlier: WireOperation | null = null;
  private place = 0;

  /** `first`: the first edit's count; null for edits without one. */
  constructor(
    ot: Ot,
    history: PadHistory,
    operations: readonly WireOperation[],
    revision: number,
    first: CountedEdit | null = null,
  ) {
    this.ot = ot;
    this.history = history;
    this.operations = [...operations];
    this.revision = revision;
    this.first = first;
  }

  /** Works until this time at most. Returns whether the edits apply to the present text. Throws an OperationError or a PadRefusalError. */
  advance(until: number): boolean {
    while (this.revision < this.history.length) {
      this.step();
      if (performance.now() > until) break;
    }
    return this.revision === this.history.length;
  }

  /** One edit over one operation of the history. */
  private step(): void {
    const { operations, place, history, revision } = this;
    if (place === 0 && this.isNextEdit()) {
      operations.shift();
      this.known += 1;
      this.revision += 1;
      return;
    }
    const edit = operations[place];
    if (edit) {
      [operations[place], this.earlier] = this.ot.transform(edit, this.earlier ?? history.operation(revision));
      checkParts(operations[place] as WireOperation);
      this.place += 1;
    }
    if (this.place < operations.length) return;
    this.place = 0;
    this.earlier = null;
    this.revision += 1;
  }

  private isNextEdit(): boolean {
    const { first, known, operations } = this;
    return (
      first !== null && operations.length > 0 && this.history.isEdit(this.revision, first.client, first.edit + known)
    );
  }
}
