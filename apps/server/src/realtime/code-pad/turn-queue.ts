/** Milliseconds of one piece of long work; other sockets have their turn between two pieces. */
export const PIECE_MS = 2;

/** Works until this time at most, in milliseconds of `performance.now`. Returns whether all is done. */
type Task = (until: number) => boolean;

/**
 * The time that all code pads of this process have in each turn of the event loop: 2 ms for messages as they come, and a piece of 2 ms for
 * long work. Documents take turns, and so do the tasks of each: one with many tasks delays those of another by one task at a time.
 */
export class Turns {
  /** The tasks of each document that has some. */
  private readonly lines: Task[][] = [];
  private isScheduled = false;
  private end: number | null = null;

  /** The end of the time in this turn, in milliseconds of `performance.now`. It begins with the first use in a turn. */
  get endsAt(): number {
    if (this.end === null) {
      this.end = performance.now() + PIECE_MS;
      setImmediate(() => {
        this.end = null;
      });
    }
    return this.end;
  }

  /** `line`: the tasks of the same document; a task without one takes turns with the documents. */
  add(task: Task, line: Task[] = []): void {
    line.push(task);
    // With other tasks in it, the line waits already.
    if (line.length > 1) return;
    this.lines.push(line);
    if (this.isScheduled) return;
    this.isScheduled = true;
    // A callback of the turn that reads a message would come before the next socket is read.
    setImmediate(() => this.schedule());
  }

  private schedule(): void {
    this.isScheduled = this.lines.length > 0;
    if (!this.isScheduled) return;
    setImmediate(() => {
      this.work();
      this.schedule();
    });
  }

  private work(): void {
    const until = performance.now() + PIECE_MS;
    this.end = until;
    do {
      const line = this.lines.shift();
      const task = line?.[0];
      if (!line || !task) break;
      const isDone = task(until);
      // It was in its line until now, so that a task it adds does not bring the line here twice.
      line.shift();
      if (!isDone) line.push(task);
      if (line.length > 0) this.lines.push(line);
    } while (performance.now() < until);
    this.end = null;
  }
}

/** All code pads of this process, and all reading of their texts, share these. */
export const TURNS = new Turns();

/**
 * Does something with each item, in pieces of the time that all such work has together; the first piece is in a later turn of the event
 * loop. Rejects with what `work` throws.
 */
export function inPieces<T>(items: Iterable<T>, work: (item: T) => void, turns = TURNS): Promise<void> {
  const iterator = items[Symbol.iterator]();
  return new Promise((resolve, reject) => {
    turns.add((until) => {
      try {
        do {
          const next = iterator.next();
          if (next.done) {
            resolve();
            return true;
          }
          work(next.value);
        } while (performance.now() < until);
        return false;
      } catch (error) {
        reject(error);
        return true;
      }
    });
  });
}

/** The work of one document in the turns of its process. */
export class TurnQueue {
  private readonly turns: Turns;
  private readonly failed: (error: Error) => void;
  private readonly tasks: Task[] = [];
  private hasStopped = false;

  constructor(turns: Turns, failed: (error: Error) => void) {
    this.turns = turns;
    this.failed = failed;
  }

  /** The end of the time in this turn of the event loop, in milliseconds of `performance.now`. */
  get turnEndsAt(): number {
    return this.turns.endsAt;
  }

  /** Adds long work. An error in it goes to `failed`. */
  add(task: Task): void {
    this.turns.add((until) => {
      if (this.hasStopped) return true;
      try {
        return task(until);
      } catch (error) {
        this.failed(error as Error);
        return true;
      }
    }, this.tasks);
  }

  /** Drops what is left. */
  stop(): void {
    this.hasStopped = true;
  }
}
