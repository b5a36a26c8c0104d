import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { recordChange } from "../sessions/record-change.ts";
import { aiTasks } from "./tables.ts";
import { findTask, TASK_CHANNEL, type TaskRow, taskEvent } from "./task-repository.ts";
import { failTask, writeTask } from "./write-task.ts";

/** Milliseconds between two reads of the database; needed because NOTIFY may be lost. */
const POLL_INTERVAL_MS = 2000;
/**
 * The instance that writes a task renews its lease this often; when the lease expires, another instance starts the task
 * again.
 */
const RENEW_MS = 10_000;
export const LEASE_MS = 30_000;
/** The most tasks that one instance writes at a time. */
const MAX_AT_ONCE = 4;
/** A task interrupted more often than this is given up. */
const MAX_ATTEMPTS = 2;

/** Writes requested texts in the background. Returns a stop function; open tasks wait for the next start. */
export function runTasks(deps: Deps): () => Promise<void> {
  const holder = randomUUID();
  const writing = new Map<string, { readonly stop: AbortController; readonly done: Promise<void> }>();
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;
  let cancelLook = () => {};

  const write = async (task: TaskRow, stop: AbortController): Promise<void> => {
    const stopRenewing = keepLease(deps, task.id, holder, stop);
    try {
      if (task.attempts > MAX_ATTEMPTS) await failTask(deps, task, holder, "interrupted");
      else await writeTask(deps, task, holder, stop.signal);
      if (stopped && stop.signal.aborted) await giveBack(deps, task.id, holder);
    } catch (error) {
      deps.log.error({ error, taskId: task.id }, "A task could not be ended; it is taken up again.");
    } finally {
      stopRenewing();
      writing.delete(task.id);
      if (!stopped) look();
    }
  };
  const takeAll = async (): Promise<void> => {
    while (!stopped && writing.size < MAX_AT_ONCE) {
      const task = await claim(deps, holder);
      if (!task) return;
      const stop = new AbortController();
      writing.set(task.id, { stop, done: Promise.resolve() });
      writing.set(task.id, { stop, done: write(task, stop) });
    }
  };
  const look = (): void => {
    looking = looking.then(takeAll).catch((error: unknown) => deps.log.warn({ error }, "No task could be taken."));
  };
  const tick = (): void => {
    look();
    if (!stopped) cancelLook = deps.clock.after(POLL_INTERVAL_MS, tick);
  };

  const listening = deps.database.listen(TASK_CHANNEL, (id) => {
    const mine = writing.get(id);
    if (!mine) look();
    else
      void findTask(deps.database.db, id).then(
        (task) => task?.holder !== holder && mine.stop.abort(),
        () => {},
      );
  });
  tick();
  return async () => {
    stopped = true;
    cancelLook();
    await (await listening)();
    await looking;
    for (const { stop } of writing.values()) stop.abort();
    await Promise.all([...writing.values()].map(({ done }) => done));
    cancelLook();
  };
}

/** Takes the oldest task without a writer: queued, or left by an instance that is gone. */
async function claim(deps: Deps, holder: string): Promise<TaskRow | null> {
  const now = deps.clock.now();
  return recordChange(deps, async (tx) => {
    const { rows } = await tx.execute<{ number: number; status: string }>(sql`
      select number, status from ai_tasks
      where status = 'queued' or (status = 'running' and lease_until < ${now.toISOString()}::timestamptz)
      order by number limit 1 for update skip locked`);
    const [found] = rows;
    if (!found) return { events: [], response: null };
    const [task] = await tx
      .update(aiTasks)
      .set({
        status: "running",
        holder,
        leaseUntil: new Date(now.getTime() + LEASE_MS),
        attempts: sql`${aiTasks.attempts} + 1`,
      })
      .where(eq(aiTasks.number, found.number))
      .returning();
    return task
      ? { events: [taskEvent(task, "ai.task.stream.start")], response: task }
      : { events: [], response: null };
  });
}

/** Renews the lease until stopped; an instance that has lost it stops writing. */
function keepLease(deps: Deps, id: string, holder: string, stop: AbortController): () => void {
  let cancel = () => {};
  let over = false;
  const renew = async (): Promise<void> => {
    const leaseUntil = new Date(deps.clock.now().getTime() + LEASE_MS);
    const held = await deps.database.db
      .update(aiTasks)
      .set({ leaseUntil })
      .where(and(eq(aiTasks.id, id), eq(aiTasks.holder, holder)))
      .returning({ id: aiTasks.id });
    if (held.length === 0) stop.abort();
  };
  const plan = (): void => {
    cancel = deps.clock.after(RENEW_MS, () => {
      renew().catch((error: unknown) => deps.log.warn({ error }, "A task's lease could not be renewed."));
      if (!over) plan();
    });
  };
  plan();
  return () => {
    over = true;
    cancel();
  };
}

/** The server stops: the task is queued again for the next start. */
async function giveBack(deps: Deps, id: string, holder: string): Promise<void> {
  await deps.database.db
    .update(aiTasks)
    .set({ status: "queued", holder: null, leaseUntil: null, attempts: sql`greatest(${aiTasks.attempts} - 1, 0)` })
    .where(and(eq(aiTasks.id, id), eq(aiTasks.holder, holder)));
}
