import type { Clock } from "../src/clock.ts";

export interface ManualClock extends Clock {
  /** Advances time and runs due timers in order. */
  pass(ms: number): Promise<void>;
}

/** A clock that moves only when it is advanced. */
export function manualClock(start = "2026-11-21T09:00:00.000Z"): ManualClock {
  let now = Date.parse(start);
  const due = new Set<{ at: number; work: () => void }>();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    now: () => new Date(now),
    after(ms, work) {
      const entry = { at: now + ms, work };
      due.add(entry);
      return () => void due.delete(entry);
    },
    async pass(ms) {
      const until = now + ms;
      await settle();
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        due.delete(next);
        now = next.at;
        next.work();
        await settle();
      }
      now = until;
    },
  };
}
