import type { Clock } from "./clock";
import type { TextStorage } from "./storage";

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves the time and runs due tasks in order, each at its moment; promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Moves the time like `advance`, but does not wait for promises. */
  pass(ms: number): void;
  /** Corrects the clock by `ms` without time passing: nothing becomes due. */
  correct(ms: number): void;
  /** The number of waiting tasks. */
  readonly pending: number;
}

/** Turns of the promise queue that one task may need. */
const SETTLING_TURNS = 30;

/** Creates a clock for tests of code that takes a {@link Clock}. */
export function createManualClock(startMs = Date.UTC(2026, 10, 24, 14, 0)): ManualClock {
  let time = startMs;
  let offset = 0;
  let tasks: { readonly at: number; readonly task: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < SETTLING_TURNS; turn += 1) await Promise.resolve();
  };
  /** Runs the next task that is due by `until`; false when there is none. */
  function runNext(until: number): boolean {
    const due = tasks.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
    if (!due) return false;
    tasks = tasks.filter((entry) => entry !== due);
    time = Math.max(time, due.at);
    due.task();
    return true;
  }
  return {
    now: () => time + offset,
    after(delayMs, task) {
      const entry = { at: time + delayMs, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    get pending() {
      return tasks.length;
    },
    async advance(ms) {
      const until = time + ms;
      await settle();
      while (runNext(until)) await settle();
      time = until;
      await settle();
    },
    pass(ms) {
      const until = time + ms;
      while (runNext(until));
      time = until;
    },
    correct(ms) {
      offset += ms;
    },
  };
}

/** A storage in memory. */
export function createMemoryStorage(): TextStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** Random numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
