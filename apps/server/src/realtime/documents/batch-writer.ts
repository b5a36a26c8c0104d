/** Changes of one write at most. */
const MAX_BATCH = 1000;

export interface BatchWriting<T> {
  /** Stores a batch, or nothing of it. */
  write(batch: readonly T[]): Promise<void>;
  /** It is durable. */
  written(batch: readonly T[]): void;
  /** It is not, and neither is anything after it. */
  failed(error: Error): void;
}

/** Writes changes in their order: one write at a time, with everything that came during the one before. */
export class BatchWriter<T> {
  private readonly writing: BatchWriting<T>;
  private waiting: T[] = [];
  private running: Promise<void> | null = null;
  private hasFailed = false;

  constructor(writing: BatchWriting<T>) {
    this.writing = writing;
  }

  /** Takes a change. What else arrives in this turn of the event loop goes into the same write. */
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
      await new Promise((resolve) => setImmediate(resolve));
      while (this.waiting.length > 0) {
        const batch = this.waiting.splice(0, MAX_BATCH);
        await this.writing.write(batch);
        this.writing.written(batch);
      }
    } catch (error) {
      this.hasFailed = true;
      this.waiting = [];
      this.writing.failed(error as Error);
    } finally {
      this.running = null;
    }
  }
}
