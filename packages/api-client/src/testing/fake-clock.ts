import { type Clock, nextTask } from "@hotseat/core/clock";

export interface FakeClock extends Clock {
  /** Moves the time: due tasks run in order, each at its own moment; promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Simulates a sleep: time passes and no task runs until the end. */
  sleep(ms: number): Promise<void>;
  /** Sets this machine's clock. */
  set(now: number): void;
  /** The number of waiting tasks. */
  readonly waiting: number;
}

export function createFakeClock(start = Date.parse("2026-01-01T00:00:00.000Z")): FakeClock {
  let wall = start;
  let elapsed = 0;
  let tasks: { due: number; run: () => void }[] = [];

  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await nextTask();
  };
  const runDue = async () => {
    for (;;) {
      const [next] = tasks.filter(({ due }) => due <= elapsed).sort((a, b) => a.due - b.due);
      if (!next) return;
      tasks = tasks.filter((task) => task !== next);
      next.run();
      await settle();
    }
  };
  const pass = (ms: number) => {
    wall += ms;
    elapsed += ms;
  };

  return {
    now: () => wall,
    after(delayMs, run) {
      const task = { due: elapsed + delayMs, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    async advance(ms) {
      await settle();
      const end = elapsed + ms;
      for (;;) {
        const [next] = tasks.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        pass(Math.max(0, next.due - elapsed));
        await runDue();
      }
      pass(end - elapsed);
      await settle();
    },
    async sleep(ms) {
      pass(ms);
      await runDue();
    },
    set(now) {
      wall = now;
    },
    get waiting() {
      return tasks.length;
    },
  };
}
