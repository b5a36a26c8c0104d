import type { Ot } from "@hotseat/collab/ot";
import type { PadCursors } from "@hotseat/collab/pad/messages";
import type { PadHistory } from "./pad-history.ts";

/** Somebody's cursors and selections, which move with the text. All of them move in one walk over an operation. */
export class MovingCursors {
  /** In ascending order, which operations keep. */
  private positions: number[];
  /** The place in `positions` of each cursor, then of each selection's start and end. */
  private readonly places: number[] = [];
  private readonly cursorCount: number;
  /** The operations over which they have moved. */
  private revision: number;

  constructor({ cursors, selections }: PadCursors, revision: number) {
    const all = [...cursors, ...selections.flat()];
    const order = all.map((_, index) => index).sort((one, two) => (all[one] as number) - (all[two] as number));
    this.positions = order.map((index) => all[index] as number);
    for (const [place, index] of order.entries()) this.places[index] = place;
    this.cursorCount = cursors.length;
    this.revision = revision;
  }

  get data(): PadCursors {
    const all = this.places.map((place) => this.positions[place] as number);
    const selections: (readonly [number, number])[] = [];
    for (let at = this.cursorCount; at < all.length; at += 2)
      selections.push([all[at] as number, all[at + 1] as number]);
    return { cursors: all.slice(0, this.cursorCount), selections };
  }

  /** Moves them towards the present text, until this time at most. Returns whether they are there. */
  advance(ot: Ot, history: PadHistory, until: number): boolean {
    for (; this.revision < history.length; this.revision += 1) {
      if (performance.now() >= until) return false;
      this.positions = ot.transformIndexes(history.operation(this.revision), this.positions);
    }
    return true;
  }
}
