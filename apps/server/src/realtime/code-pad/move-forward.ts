import type { Ot, WireOperation } from "@hotseat/collab/ot";
import type { PadHistory } from "./pad-history.ts";

/** Milliseconds of one piece of this work; other sockets have their turn between two pieces. */
const PIECE_MS = 4;

/**
 * Moves an operation from the revision that its author knew to the present one. The result is the same that every client reaches:
 * one operation after the other, never their composition, which would place inserts differently.
 */
export class ForwardMove {
  operation: WireOperation;
  private revision: number;
  private readonly ot: Ot;
  private readonly history: PadHistory;

  constructor(ot: Ot, history: PadHistory, operation: WireOperation, revision: number) {
    this.ot = ot;
    this.history = history;
    this.operation = operation;
    this.revision = revision;
  }

  /** Works for a piece of time. Returns whether the operation applies to the present text. Throws an OperationError. */
  advance(): boolean {
    const until = performance.now() + PIECE_MS;
    while (this.revision < this.history.length) {
      [this.operation] = this.ot.transform(this.operation, this.history.operation(this.revision));
      this.revision += 1;
      if (performance.now() > until) break;
    }
    return this.revision === this.history.length;
  }
}
