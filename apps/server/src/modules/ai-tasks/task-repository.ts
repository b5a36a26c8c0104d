import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import { attendees } from "../attendees/tables.ts";
import type { NewEvent } from "../events/server-event.ts";
import { KEPT_TASKS } from "./policy.ts";
import { aiTasks } from "./tables.ts";
import { TASK_ERRORS, type TaskKind, type TaskShape } from "./task-types.ts";

export type TaskRow = typeof aiTasks.$inferSelect;

/** NOTIFY with a task's id: there is a task to write or to cancel. */
export const TASK_CHANNEL = "ai_tasks";
const OPEN = ["queued", "running"] as const;
/** Sent to everybody in the session, not only to the asker. */
const SESSION_WIDE: ReadonlySet<TaskKind> = new Set<TaskKind>(["insights"]);
export const isSessionWide = (kind: TaskKind): boolean => SESSION_WIDE.has(kind);

export async function findTask(db: Db, id: string): Promise<TaskRow | null> {
  const [row] = await db.select().from(aiTasks).where(eq(aiTasks.id, id));
  return row ?? null;
}

/** The task that a person requested earlier with this id of their client's. */
export async function findAsked(tx: Db, keycloakId: string, clientId: string): Promise<TaskRow | null> {
  const where = and(eq(aiTasks.keycloakId, keycloakId), eq(aiTasks.clientId, clientId));
  const [row] = await tx.select().from(aiTasks).where(where);
  return row ?? null;
}

/** Tasks in sessions the person attends, with their own place there, the latest first; at most as many as are kept. */
export async function listTasksOf(db: Db, keycloakId: string): Promise<Array<{ task: TaskRow; myAttendeeId: number }>> {
  const mine = and(eq(attendees.sessionId, aiTasks.sessionId), eq(attendees.keycloakId, keycloakId));
  return db
    .select({ task: aiTasks, myAttendeeId: attendees.id })
    .from(aiTasks)
    .innerJoin(attendees, and(mine, eq(attendees.status, "CONFIRMED")))
    .where(eq(aiTasks.keycloakId, keycloakId))
    .orderBy(desc(aiTasks.number));
}

export async function countOpen(tx: Db, keycloakId: string): Promise<number> {
  return tx.$count(aiTasks, and(eq(aiTasks.keycloakId, keycloakId), inArray(aiTasks.status, [...OPEN])));
}

/** The number of texts a person has requested since a moment. */
export async function countAskedSince(tx: Db, keycloakId: string, since: Date): Promise<number> {
  return tx.$count(aiTasks, and(eq(aiTasks.keycloakId, keycloakId), gt(aiTasks.createdAt, since)));
}

/** Deletes a person's old tasks. */
export async function forgetOld(tx: Db, keycloakId: string): Promise<void> {
  const [oldest] = await tx
    .select({ number: aiTasks.number })
    .from(aiTasks)
    .where(eq(aiTasks.keycloakId, keycloakId))
    .orderBy(desc(aiTasks.number))
    .offset(KEPT_TASKS - 1)
    .limit(1);
  if (oldest)
    await tx.delete(aiTasks).where(and(eq(aiTasks.keycloakId, keycloakId), lt(aiTasks.number, oldest.number)));
}

/** Ends a task; null if it has ended already. */
export async function endTask(
  tx: Db,
  id: string,
  end: Pick<typeof aiTasks.$inferInsert, "status" | "error" | "text" | "basis" | "finishedAt">,
  holder?: string,
): Promise<TaskRow | null> {
  const held = holder === undefined ? undefined : eq(aiTasks.holder, holder);
  const [row] = await tx
    .update(aiTasks)
    .set({ ...end, holder: null, leaseUntil: null })
    .where(and(eq(aiTasks.id, id), inArray(aiTasks.status, [...OPEN]), held))
    .returning();
  return row ?? null;
}

/** The latest finished summary for a person in a language. */
export async function latestSummary(db: Db, attendeeId: number, language: string): Promise<TaskRow | null> {
  const [row] = await db
    .select()
    .from(aiTasks)
    .where(
      and(
        eq(aiTasks.attendeeId, attendeeId),
        eq(aiTasks.kind, "feedback_summary"),
        eq(aiTasks.status, "done"),
        sql`${aiTasks.language} = ${language}`,
      ),
    )
    .orderBy(desc(aiTasks.number))
    .limit(1);
  return row ?? null;
}

export const notifyTask = (tx: Db, id: string) => tx.execute(sql`select pg_notify(${TASK_CHANNEL}, ${id})`);

/** A step of a task, sent to the people who may see it; the text itself is never in the ledger. */
export function taskEvent(
  task: TaskRow,
  type: "ai.task.stream.start" | "ai.task.stream.final" | "ai.task.error",
): NewEvent {
  const sent = {
    stream: sessionStream(task.sessionId),
    actor: task.keycloakId,
    ...(isSessionWide(task.kind) ? {} : { visibleTo: { kind: "people" as const, ids: [task.keycloakId] } }),
  };
  const data = { session_id: task.sessionId, task_id: task.id, kind: task.kind };
  if (type === "ai.task.error") return { ...sent, type, data: { ...data, code: task.error ?? "interrupted" } };
  if (type === "ai.task.stream.final") return { ...sent, type, data: { ...data, status: task.status } };
  return { ...sent, type, data };
}

/** Whether these are questions for their own asker. */
export function isOwnQuestions(task: TaskRow, askerAttendeeId: number | undefined): boolean {
  return task.kind === "questions" && task.attendeeId === askerAttendeeId;
}

/** `hidden`: one's own questions, which a candidate does not read before they are asked. */
export function toTask(task: TaskRow, hidden: boolean): TaskShape {
  return {
    id: task.id,
    kind: task.kind,
    session_id: task.sessionId,
    attendee_id: task.attendeeId,
    status: task.status,
    source: task.source,
    text: hidden ? null : task.text,
    error: task.error === null ? null : { code: task.error, detail: TASK_ERRORS[task.error] },
    created_at: task.createdAt.toISOString(),
    finished_at: task.finishedAt?.toISOString() ?? null,
  };
}
