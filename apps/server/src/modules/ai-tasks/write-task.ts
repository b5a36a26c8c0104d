import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { GenerationError } from "../../platform/generation/generation.ts";
import { recordChange } from "../sessions/record-change.ts";
import { basisOf } from "./basis.ts";
import { sendDelta } from "./deltas.ts";
import { aiTasks } from "./tables.ts";
import { isHidden, kindOf, subjectOf } from "./task-kinds.ts";
import { endTask, type TaskRow, taskEvent } from "./task-repository.ts";
import type { TaskError } from "./task-types.ts";

/** Pieces are sent together once they have this many characters or this much time has passed. */
const PIECE_CHARS = 32;
const PIECE_MS = 100;

/** Writes one task held by this instance, from its input to its end; every failure becomes the task's error. */
export async function writeTask(deps: Deps, task: TaskRow, holder: string, signal: AbortSignal): Promise<void> {
  try {
    const { db } = deps.database;
    const subject = await subjectOf(db, task, "read");
    if (!subject) return;
    const kind = kindOf(task.kind);
    const input = await kind.input(db, deps, subject, task.language);
    const output = await stream(deps, task, deps.generation.generate(task.kind, input, signal));
    await recordChange(deps, async (tx) => {
      if (!(await isStillHeld(tx, task, holder))) return { events: [], response: null };
      const now = await subjectOf(tx, task, "locked");
      if (!now) return { events: [], response: null };
      const { text, events } = await kind.apply(tx, deps, now, output, input);
      const done = { status: "done" as const, text, basis: basisOf(input), finishedAt: deps.clock.now() };
      const ended = await endTask(tx, task.id, done, holder);
      return { events: ended ? [...events, taskEvent(ended, "ai.task.stream.final")] : [], response: null };
    });
  } catch (error) {
    if (signal.aborted) return;
    await failTask(deps, task, holder, codeOf(deps, task, error));
  }
}

/** Ends a task with an error that its asker can read. */
export async function failTask(deps: Deps, task: TaskRow, holder: string, code: TaskError): Promise<void> {
  await recordChange(deps, async (tx) => {
    const end = { status: "failed" as const, error: code, finishedAt: deps.clock.now() };
    const ended = await endTask(tx, task.id, end, holder);
    return { events: ended ? [taskEvent(ended, "ai.task.error")] : [], response: null };
  });
}

/** Cancelled meanwhile, or taken over by another instance: then nothing is stored. Locks the task until commit. */
async function isStillHeld(tx: Db, task: TaskRow, holder: string): Promise<boolean> {
  const [now] = await tx.select().from(aiTasks).where(eq(aiTasks.id, task.id)).for("update");
  return now?.status === "running" && now.holder === holder;
}

function codeOf(deps: Deps, task: TaskRow, error: unknown): TaskError {
  if (error instanceof GenerationError) return error.code;
  if (error instanceof ApiError) return "no_longer_possible";
  deps.log.error({ error, taskId: task.id }, "A text could not be written.");
  return "interrupted";
}

/** Reads to the end and sends the pieces on the way. */
async function stream(deps: Deps, task: TaskRow, pieces: AsyncIterable<string>): Promise<string> {
  const hidden = await isHidden(deps.database.db, task);
  let text = "";
  let sent = 0;
  let sentAt = deps.clock.now().getTime();
  const tell = async (): Promise<void> => {
    const [from, fresh] = [sent, text.slice(sent)];
    sent = text.length;
    sentAt = deps.clock.now().getTime();
    await sendDelta(deps.database.db, task, from, fresh, hidden);
  };
  for await (const piece of pieces) {
    text += piece;
    if (text.length - sent >= PIECE_CHARS || deps.clock.now().getTime() - sentAt >= PIECE_MS) await tell();
  }
  if (text.length > sent) await tell();
  return text;
}
