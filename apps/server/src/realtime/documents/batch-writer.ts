import { setImmediate as turn } from "node:timers/promises";

/** Changes of one write at most, and their sizes together, unless the first one is larger. */
const MAX_BATCH = 1000;
const MAX_BATCH_SIZE = 128 * 1024;
/** Milliseconds for which the process waits at most for changes that are expected. */
const MAX_HOLD_MS = 2;
/** Milliseconds for which the process stays awake at most during a write. */
const MAX_AWAKE_MS = 2;

export interface BatchWriting<T> {
  /** Stores a batch, or nothing of it. */
  write(batch: readonly T[]): Promise<void>;
  /** It is durable. */
  written(batch: readonly T[]): void;
  /** It is not, and neither is anything after it. */
  failed(error: Error): void;
  /** Characters of a change; 0 by default. */
  sizeOf?(change: T): number;
  /** Milliseconds of a clock that only goes forward; the process's own by default. */
  now?(): number;
}

/**
 * Writes changes in their order: one write at a time, with everything that came during the one before.
 *
 * People who make a change as soon as the one before is acknowledged make their next ones at about the same time. So after a write of
 * several changes the next write waits for as many, for no longer than the write took: one write of all costs less than two of half of
 * them. A change that comes alone is written at once.
 */
export class BatchWriter<T> {
  private readonly writing: BatchWriting<T>;
  private readonly now: () => number;
  private waiting: T[] = [];
  private running: Promise<void> | null = null;
  private hasFailed = false;
  /** Changes that the next write waits for, and until when. */
  private expected = 0;
  private holdUntil = 0;

  constructor(writing: BatchWriting<T>) {
    this.writing = writing;
    this.now = writing.now ?? (() => performance.now());
  }

  /** Takes a change. Other changes of this turn of the event loop go into the same write. */
  add(change: T): void {
    if (this.hasFailed) return;
    this.waiting.push(change);
    this.running ??= this.run();
  }

  /** Resolves when everything taken so far is durable, or has failed. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    try {
      await turn();
      while (this.waiting.length > 0) {
        await this.writeNext();
        await this.hold();
      }
    } catch (error) {
      this.hasFailed = true;
      this.waiting = [];
      this.writing.failed(error as Error);
    } finally {
      this.running = null;
    }
  }

  /** Waits for the expected changes. The process turns its event loop in place of sleeping, as in `stayAwake`. */
  private async hold(): Promise<void> {
    while (this.waiting.length < this.expected && this.now() < this.holdUntil) await turn();
  }

  private nextCount(): number {
    const sizeOf = this.writing.sizeOf ?? (() => 0);
    let size = 0;
    const end = this.waiting.findIndex((change, place) => {
      size += sizeOf(change);
      return place === MAX_BATCH || (place > 0 && size > MAX_BATCH_SIZE);
    });
    return end < 0 ? this.waiting.length : end;
  }

  private async writeNext(): Promise<void> {
    const batch = this.waiting.splice(0, this.nextCount());
    const started = this.now();
    const sleep = batch.length > 1 ? stayAwake() : () => {};
    await this.writing.write(batch).finally(sleep);
    const ended = this.now();
    this.expected = batch.length > 1 ? batch.length + this.waiting.length : 0;
    this.holdUntil = ended + Math.min(ended - started, MAX_HOLD_MS);
    this.writing.written(batch);
  }
}

/**
 * Turns the event loop in place of sleeping, with every other work in its turn. After a write of several changes their
 * people wait for this process, and it wakes up to 0.05 ms late. Returns the function that lets it sleep again.
 */
function stayAwake(): () => void {
  const until = performance.now() + MAX_AWAKE_MS;
  let isOver = false;
  const next = (): void => {
    if (!isOver && performance.now() < until) setImmediate(next);
  };
  next();
  return () => {
    isOver = true;
  };
}
