import type { ReplayChange } from "./replay.types";

/** How a tool's state follows from its changes. */
interface Steps<State> {
  readonly begin: State;
  /** The state after a change; the one before stays as it is. */
  apply(state: State, change: ReplayChange): State;
}

interface Track<State> {
  /** The state at a moment, in milliseconds from the begin, and the number of changes in it. */
  at(atMs: number): { readonly count: number; readonly state: State };
}

/** Changes between two kept states: a jump applies at most as many. */
const KEPT_EVERY = 250;

/** Any state of a tool: from the nearest kept one before, or from the last one read. */
export function createTrack<State>(
  changes: readonly ReplayChange[],
  beginsAt: number,
  { begin, apply }: Steps<State>,
): Track<State> {
  const times = notFalling(changes.map(({ at }) => Date.parse(at) - beginsAt));
  const kept = new Map<number, State>([[0, begin]]);
  let last = { count: 0, state: begin };

  function nearest(count: number): { count: number; state: State } {
    const keptCount = Math.floor(count / KEPT_EVERY) * KEPT_EVERY;
    if (last.count <= count && last.count >= keptCount) return last;
    for (let from = keptCount; ; from -= KEPT_EVERY) {
      const state = kept.get(from);
      if (state !== undefined) return { count: from, state };
    }
  }

  return {
    at(atMs) {
      const target = countUntil(times, atMs);
      let { count, state } = nearest(target);
      while (count < target) {
        state = apply(state, changes[count] as ReplayChange);
        count += 1;
        if (count % KEPT_EVERY === 0) kept.set(count, state);
      }
      last = { count, state };
      return last;
    },
  };
}

/** A change that was made offline has an earlier time than one that it stands on: it is shown with that one. */
function notFalling(times: readonly number[]): number[] {
  let latest = Number.NEGATIVE_INFINITY;
  return times.map((time) => {
    latest = Math.max(latest, time);
    return latest;
  });
}

/** How many of the rising times are not after `atMs`. */
export function countUntil(times: readonly number[], atMs: number): number {
  let from = 0;
  let to = times.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] as number) <= atMs) from = middle + 1;
    else to = middle;
  }
  return from;
}
