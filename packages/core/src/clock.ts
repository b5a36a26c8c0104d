declare function setTimeout(task: () => void, delayMs: number): number;
declare function clearTimeout(handle: number): void;
/** Browsers and Node have it; core's types have neither. */
declare class MessageChannel {
  readonly port1: { onmessage: (() => void) | null; close(): void };
  readonly port2: { postMessage(message: null): void };
}

/** Time as a port, so that everything with a deadline can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after `delayMs` milliseconds. Returns a cancel function. */
  after(delayMs: number, task: () => void): () => void;
}

/** The machine's own clock, which may be wrong by minutes. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Resolves in the next task of the event loop: timers and input come first, and every chain of promises has run to its end. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
