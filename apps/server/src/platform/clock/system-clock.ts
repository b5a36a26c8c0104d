import type { Clock } from "./clock.ts";

/** The computer's own time. A timer keeps no process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
