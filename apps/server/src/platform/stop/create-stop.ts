import type { Clock } from "../clock/clock.ts";

/** Milliseconds for draining; connections that are open then are cut. */
export const DRAIN_MS = 3000;

export interface Stopping {
  readonly clock: Clock;
  /** Finishes running work and closes everything. */
  drain(): Promise<void>;
  /** Ends the process: 0 once everything is closed, else 1. */
  exit(code: number): void;
  /** Logs why something could not be closed. */
  complain(error: unknown): void;
}

/** Returns the handler of Ctrl-C and the service manager: the first call drains, a second one ends at once. */
export function createStop({ clock, drain, exit, complain }: Stopping): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) return exit(1);
    isStopping = true;
    const forgetDeadline = clock.after(DRAIN_MS, () => exit(1));
    drain().then(
      () => {
        forgetDeadline();
        exit(0);
      },
      (error: unknown) => {
        forgetDeadline();
        complain(error);
        exit(1);
      },
    );
  };
}
