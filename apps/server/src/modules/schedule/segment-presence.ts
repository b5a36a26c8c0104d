import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import type { StoredSchedule } from "./schedule-repository.ts";
import { segmentPresence } from "./tables.ts";

/**
 * Stores the people present in the current segment. Call it with the session locked, in the transaction that enters a
 * segment, asks a question or changes presence. Stored rows stay.
 */
export async function recordPresence(
  tx: Db,
  clock: Pick<Clock, "now">,
  sessionId: number,
  { state, designation }: StoredSchedule,
): Promise<void> {
  const segment = state.timeline[state.currentIndex];
  if (!segment || (state.status !== "RUNNING" && state.status !== "PAUSED")) return;
  if (segment.startedAt === null) return forgetPresence(tx, sessionId, segment.id);
  const questionId = segment.questionId ?? (state.flowMode === "FREE" ? designation.featuredQuestionId : null);
  await tx.execute(sql`
    insert into segment_presence (session_id, attendee_id, segment_id, question_id, at)
    select session_id, id, ${segment.id}, ${questionId}::int, ${clock.now().toISOString()}::timestamptz from attendees
    where session_id = ${sessionId} and status = 'CONFIRMED' and present
    on conflict do nothing`);
}

/** Names of the segments in which a person was present. */
export async function loadAttended(db: Db, sessionId: number, attendeeId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ segmentId: segmentPresence.segmentId })
    .from(segmentPresence)
    .where(and(eq(segmentPresence.sessionId, sessionId), eq(segmentPresence.attendeeId, attendeeId)));
  return new Set(rows.map((row) => row.segmentId));
}

/** A waiting turn that has not begun: nobody has heard its question. */
async function forgetPresence(tx: Db, sessionId: number, segmentId: string): Promise<void> {
  await tx
    .delete(segmentPresence)
    .where(and(eq(segmentPresence.sessionId, sessionId), eq(segmentPresence.segmentId, segmentId)));
}

/** The questions asked in a session, and those a person heard. */
export interface Heard {
  /** Asked while they were present. */
  readonly questionIds: ReadonlySet<number>;
  /** When a question was first asked with somebody present, in milliseconds. */
  readonly askedAt: ReadonlyMap<number, number>;
}

export async function loadHeard(db: Db, sessionId: number, attendeeId: number): Promise<Heard> {
  const rows = await db
    .select({ by: segmentPresence.attendeeId, questionId: segmentPresence.questionId, at: segmentPresence.at })
    .from(segmentPresence)
    .where(and(eq(segmentPresence.sessionId, sessionId), isNotNull(segmentPresence.questionId)));
  const questionIds = new Set<number>();
  const askedAt = new Map<number, number>();
  for (const { by, questionId, at } of rows) {
    if (questionId === null) continue;
    if (by === attendeeId) questionIds.add(questionId);
    askedAt.set(questionId, Math.min(askedAt.get(questionId) ?? Number.POSITIVE_INFINITY, at.getTime()));
  }
  return { questionIds, askedAt };
}
