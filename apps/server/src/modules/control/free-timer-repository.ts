import { eq, lte } from "drizzle-orm";
import type { z } from "zod";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { NewEvent } from "../events/server-event.ts";
import type { FreeTimer } from "../schedule/contract.state.ts";
import type { FreeTimerOp } from "./contract.ts";
import { endsAt, type FreeTimerState, timerAt, UNUSED_TIMER } from "./free-timer.ts";
import { freeTimers } from "./tables.ts";

export type FreeTimerShape = z.output<typeof FreeTimer>;

export async function loadFreeTimer(db: Db, sessionId: number): Promise<FreeTimerState> {
  const [row] = await db.select().from(freeTimers).where(eq(freeTimers.sessionId, sessionId));
  if (!row) return UNUSED_TIMER;
  const { durationSec, remainingMs, isActive, isPaused } = row;
  return { durationSec, remainingMs, isActive, isPaused, startedAt: row.startedAt?.getTime() ?? null };
}

/** Call it with the session locked. */
export async function saveFreeTimer(tx: Db, sessionId: number, timer: FreeTimerState): Promise<void> {
  const due = endsAt(timer);
  const row = {
    ...timer,
    startedAt: timer.startedAt === null ? null : new Date(timer.startedAt),
    dueAt: due === null ? null : new Date(due),
  };
  await tx
    .insert(freeTimers)
    .values({ sessionId, ...row })
    .onConflictDoUpdate({ target: freeTimers.sessionId, set: row });
}

/** Sessions whose free timer has reached 0 and still counts as running. */
export async function dueFreeTimers(db: Db, now: Date): Promise<number[]> {
  const due = await db.select({ id: freeTimers.sessionId }).from(freeTimers).where(lte(freeTimers.dueAt, now));
  return due.map(({ id }) => id);
}

/** The timer as clients receive it. */
export function toFreeTimer(sessionId: number, stored: FreeTimerState, now: Date): FreeTimerShape {
  const { durationSec, remainingMs, startedAt, isActive, isPaused } = timerAt(stored, now.getTime());
  return { sessionId, durationSec, remainingSec: remainingMs / 1000, startedAtMs: startedAt, isActive, isPaused };
}

export function freeTimerEvent(
  op: z.output<typeof FreeTimerOp>,
  timer: FreeTimerShape,
  actor: string | null,
): NewEvent {
  const session_id = timer.sessionId;
  return { stream: sessionStream(session_id), type: "free_timer.update", actor, data: { session_id, op, timer } };
}
