/** Milliseconds of one piece of long work; other sockets have their turn between two pieces. */
export const PIECE_MS = 2;

/** Works until this time at most, in milliseconds of `performance.now`. Returns whether all is done. */
type Task = (until: number) => boolean;

/** Long work of one document: pieces of 2 ms altogether, each in its own turn of the event loop. Tasks take turns. */
export class TurnQueue {
  private tasks: Task[] = [];
  private readonly failed: (error: Error) => void;
  private isScheduled = false;

  constructor(failed: (error: Error) => void) {
    this.failed = failed;
  }

  add(task: Task): void {
    this.tasks.push(task);
    if (this.isScheduled) return;
    this.isScheduled = true;
    // A callback of the turn that reads a message would come before the next socket is read.
    setImmediate(() => this.schedule());
  }

  /** Drops what is left. */
  stop(): void {
    this.tasks = [];
  }

  private schedule(): void {
    this.isScheduled = this.tasks.length > 0;
    if (!this.isScheduled) return;
    setImmediate(() => {
      try {
        this.work();
      } catch (error) {
        this.failed(error as Error);
      }
      this.schedule();
    });
  }

  private work(): void {
    const until = performance.now() + PIECE_MS;
    do {
      const task = this.tasks.shift();
      if (!task) return;
      if (!task(until)) this.tasks.push(task);
    } while (performance.now() < until);
  }
}
