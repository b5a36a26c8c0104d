import { type AuthoredLine, applyEdit, endOfEdit, lineAt, linesOf, type TextRun, textOf } from "./authored-text";
import type { LatestChange, ReplayChange } from "./replay.types";
import { createTrack } from "./track";

/** A code pad at one moment of the replay. */
export interface PadMoment {
  readonly text: string;
  readonly lines: readonly AuthoredLine[];
  readonly latest: LatestChange | null;
}

export interface PadTrack {
  /** The pad after all edits up to this moment, in milliseconds from the begin. The same object while nothing changes. */
  at(atMs: number): PadMoment;
}

/** The edits of one code pad, to be read at any moment. */
export function createPadTrack(changes: readonly ReplayChange[], beginsAt: number): PadTrack {
  const track = createTrack<readonly TextRun[]>(changes, beginsAt, {
    begin: [],
    apply: (runs, { operation, attendee_id }) => applyEdit(runs, operation ?? [], attendee_id),
  });
  let shown = { count: -1, moment: null as PadMoment | null };
  return {
    at(atMs) {
      const { count, state } = track.at(atMs);
      if (count === shown.count && shown.moment) return shown.moment;
      const moment = { text: textOf(state), lines: linesOf(state), latest: latestOf(state, count) };
      shown = { count, moment };
      return moment;
    },
  };

  function latestOf(runs: readonly TextRun[], count: number): LatestChange | null {
    const change = changes[count - 1];
    if (!change) return null;
    const end = endOfEdit(change.operation ?? []);
    return {
      atMs: Date.parse(change.at) - beginsAt,
      author: change.attendee_id,
      line: end === null ? null : lineAt(runs, end),
    };
  }
}
