import type { Clock } from "./clock.ts";

/** The computer's time. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
