import type { Log } from "../log/log.ts";

/**
 * Work that a response does not wait for, because its duration would tell something. It is lost when the process dies; so it is
 * for what a person can ask for again.
 */
export interface Afterwards {
  /** Begins the work once the caller has returned. A failure is logged, as the work of `what`. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when all work begun until now is done. */
  settle(): Promise<void>;
}

export function createAfterwards(log: Pick<Log, "error">): Afterwards {
  const underWay = new Set<Promise<void>>();
  return {
    run(what, work) {
      const done = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ error, what }, "Work after an answer failed."))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}
