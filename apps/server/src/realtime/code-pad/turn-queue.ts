import { setImmediate as turn } from "node:timers/promises";

/** Milliseconds of one piece of long work; other sockets have their turn between two pieces. */
export const PIECE_MS = 2;

/** Does something with each item, in pieces of 2 ms, the first of which is in a later turn of the event loop. */
export async function inPieces<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  await turn();
  let until = performance.now() + PIECE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + PIECE_MS;
  }
}

/** Works until this time at most, in milliseconds of `performance.now`. Returns whether all is done. */
type Task = (until: number) => boolean;

/**
 * The time that all code pads of this process have in each turn of the event loop: 2 ms for messages as they come, and a piece of 2 ms for
 * long work. Tasks take turns.
 */
export class Turns {
  private readonly tasks: Task[] = [];
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

  add(task: Task): void {
    this.tasks.push(task);
    if (this.isScheduled) return;
    this.isScheduled = true;
    // A callback of the turn that reads a message would come before the next socket is read.
    setImmediate(() => this.schedule());
  }

  private schedule(): void {
    this.isScheduled = this.tasks.length > 0;
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
      const task = this.tasks.shift();
      if (!task) break;
      if (!task(until)) this.tasks.push(task);
    } while (performance.now() < until);
    this.end = null;
  }
}

/** The work of one document in the turns of its process. */
export class TurnQueue {
  private readonly turns: Turns;
  private readonly failed: (error: Error) => void;
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
    });
  }

  /** Drops what is left. */
  stop(): void {
    this.hasStopped = true;
  }
}
