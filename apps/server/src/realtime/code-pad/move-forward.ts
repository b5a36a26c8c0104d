import type { Ot, WireOperation } from "@hotseat/collab/ot";
import type { PadHistory } from "./pad-history.ts";
import { checkParts } from "./pad-rules.ts";

/** A client and its count of its edits. */
export interface CountedEdit {
  readonly client: string;
  readonly edit: number;
}

/** Code points of the text before an operation that are there after it. */
function keptLength(operation: WireOperation): number {
  return operation.reduce<number>((sum, part) => sum + (typeof part === "string" ? 0 : Math.max(0, part)), 0);
}

/**
 * Moves the edits of one message from the revision that their author knew to the present one. The result is the same that every client
 * reaches: one operation after the other, never their composition, which would place inserts differently. Edits at the front that the
 * history has already, from an earlier connection, are left out.
 */
export class ForwardMove {
  /** Each applies to the text after the one before it. */
  readonly operations: WireOperation[];
  /** Code points that each inserts: moving it does not change them. Empty before the first step. */
  private inserted: number[] = [];
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
    if (this.inserted.length < this.operations.length) {
      this.inserted = this.operations.map((operation) => this.ot.targetLength(operation) - keptLength(operation));
      if (performance.now() > until) return false;
    }
    while (this.revision < this.history.length) {
      this.step();
      if (performance.now() > until) break;
    }
    return this.revision === this.history.length;
  }

  /** Code points of the longest text that one of the edits leaves. */
  longestText(): number {
    const lengths = this.operations.map((operation, place) => keptLength(operation) + (this.inserted[place] as number));
    return Math.max(0, ...lengths);
  }

  /** One edit over one operation of the history. */
  private step(): void {
    const { operations, place, history, revision } = this;
    if (place === 0 && this.isNextEdit()) {
      operations.shift();
      this.inserted.shift();
      this.known += 1;
      this.revision += 1;
      return;
    }
    const edit = operations[place];
    if (edit) {
      const moved = this.over(edit, this.earlier ?? history.operation(revision));
      checkParts(moved);
      operations[place] = moved;
      this.place += 1;
    }
    if (this.place < operations.length) return;
    this.place = 0;
    this.earlier = null;
    this.revision += 1;
  }

  /** The last edit leaves the operation of the history to no other edit. */
  private over(edit: WireOperation, earlier: WireOperation): WireOperation {
    if (this.place === this.operations.length - 1) return this.ot.transformLater(edit, earlier);
    const [moved, next] = this.ot.transform(edit, earlier);
    this.earlier = next;
    return moved;
  }

  private isNextEdit(): boolean {
    const { first, known, operations } = this;
    return (
      first !== null && operations.length > 0 && this.history.isEdit(this.revision, first.client, first.edit + known)
    );
  }
}
