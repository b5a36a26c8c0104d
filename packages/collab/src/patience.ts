import type { Clock } from "@hotseat/core/clock";

/** Milliseconds between two looks whether bytes leave. */
const LOOK_MS = 1000;

/** Waits for a reply of the server. */
export interface Patience {
  /** Starts again with this many milliseconds of silence. */
  wait(silenceMs: number): void;
  cancel(): void;
}

/**
 * Gives a connection up after a time of silence. Bytes that leave show that it lives: a large text or an image is long on its way.
 * @param buffered the bytes that have not left yet
 */
export function createPatience(clock: Clock, buffered: () => number, giveUp: () => void): Patience {
  let cancel = () => {};

  function look(silenceMs: number, left: number): void {
    cancel();
    const before = buffered();
    cancel = clock.after(LOOK_MS, () => {
      const rest = buffered() < before ? silenceMs : left - LOOK_MS;
      if (rest > 0) look(silenceMs, rest);
      else giveUp();
    });
  }

  return { wait: (silenceMs) => look(silenceMs, silenceMs), cancel: () => cancel() };
}
