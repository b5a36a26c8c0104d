import { PerformanceObserver } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";

const EVERY_MS = 1;

/** Milliseconds for which the event loop was kept. */
export interface Block {
  readonly ms: number;
  /** Without pauses of the garbage collector: a full one's length depends on all that the process holds, not on the work at hand. */
  readonly workMs: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const overlap = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Watches the event loop until the returned function is called, which resolves to its longest block in each respect. */
export function watchBlocks(): () => Promise<Block> {
  const pauses: Span[] = [];
  const blocks: Span[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) pauses.push({ from: startTime, to: startTime + duration });
  });
  observer.observe({ entryTypes: ["gc"] });
  let last = performance.now();
  // A timer that is due in a millisecond: it comes later by as much as the loop was kept.
  const timer = setInterval(() => {
    const now = performance.now();
    blocks.push({ from: last + EVERY_MS, to: now });
    last = now;
  }, EVERY_MS);
  return async () => {
    // The pauses are reported in a later turn.
    await delay(EVERY_MS);
    clearInterval(timer);
    observer.disconnect();
    const lengths = blocks.map((block) => block.to - block.from);
    const works = blocks.map((block, place) =>
      pauses.reduce((left, pause) => left - overlap(block, pause), lengths[place] as number),
    );
    return { ms: Math.max(0, ...lengths), workMs: Math.max(0, ...works) };
  };
}
