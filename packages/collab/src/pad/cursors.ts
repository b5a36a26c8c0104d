import type { PadCursors } from "./message.types.ts";

/** Moves every position. */
export function moveCursors(data: PadCursors, move: (position: number) => number): PadCursors {
  return {
    cursors: data.cursors.map(move),
    selections: data.selections.map(([start, end]) => [move(start), move(end)] as const),
  };
}
