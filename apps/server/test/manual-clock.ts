import type { Clock } from "../src/platform/clock/clock.ts";

interface Timer {
  at: number;
  work: () => void;
}

export interface ManualClock extends Clock {
  /** Advances time and runs due timers, in order; does not wait for their asynchronous work. */
  advance(ms: number): void;
  set(to: Date): void;
  /** Number of timers that are due in exactly this many milliseconds. */
  waiting(ms: number): number;
}

/** A clock that stands still until it is advanced. */
export function manualClock(start = new Date("2026-11-21T09:00:00.000Z")): ManualClock {
  let now = start.getTime();
  const timers = new Set<Timer>();
  const nextDue = (until: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => new Date(now),
    after(ms, work) {
      const timer = { at: now + ms, work };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (let due = nextDue(until); due; due = nextDue(until)) {
        timers.delete(due);
        now = Math.max(now, due.at);
        due.work();
      }
      now = until;
    },
    set(to) {
      now = to.getTime();
    },
    waiting: (ms) => [...timers].filter(({ at }) => at === now + ms).length,
  };
}
