import type { Clock } from "../clock/clock.ts";

/** Draining takes no longer than this, in milliseconds; what is still open then is cut. */
export const DRAIN_MS = 3000;

export interface Stopping {
  readonly clock: Clock;
  /** Finishes what is under way and gives everything back. */
  drain(): Promise<void>;
  /** Ends the process: 0 once everything is given back, else 1. */
  exit(code: number): void;
  /** Says why it could not be given back. */
  complain(error: unknown): void;
}

/** What Ctrl-C or the service manager calls: once to drain, a second time to leave at once. */
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
