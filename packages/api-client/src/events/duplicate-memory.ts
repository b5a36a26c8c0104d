import type { Clock } from "@hotseat/core/clock";
import { DUPLICATE_MEMORY_MS, DUPLICATE_MEMORY_SIZE } from "./constants";

/** Returns whether a key was seen before; remembers the last 600 for 10 minutes. */
export function createDuplicateMemory(clock: Pick<Clock, "now">): (key: string) => boolean {
  const seenAt = new Map<string, number>();
  return (key) => {
    const now = clock.now();
    for (const [old, at] of seenAt) {
      if (now - at <= DUPLICATE_MEMORY_MS) break;
      seenAt.delete(old);
    }
    if (seenAt.has(key)) return true;
    seenAt.set(key, now);
    const [oldest] = seenAt.keys();
    if (seenAt.size > DUPLICATE_MEMORY_SIZE && oldest !== undefined) seenAt.delete(oldest);
    return false;
  };
}
