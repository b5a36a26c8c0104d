import { and, eq } from "drizzle-orm";
import { iso } from "../../contract/moments.ts";
import type { Db } from "../../platform/database/database.ts";
import { listConfirmed, type Person } from "../attendees/attendee-repository.ts";
import { listQuestions } from "../attendees/question-repository.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import type { Designation } from "./designation.ts";
import { plannedTimeline } from "./reduce-schedule.ts";
import type { Plan } from "./schedule-command.ts";
import { dueAt, MS_PER_SECOND, type ScheduleShape, type ScheduleState, type SegmentState } from "./schedule-state.ts";
import { schedules } from "./tables.ts";
import { isWaiting } from "./waiting-turn.ts";

export interface StoredSchedule {
  readonly state: ScheduleState;
  readonly designation: Designation;
}

export async function createSchedule(tx: Db, sessionId: number): Promise<void> {
  await tx.insert(schedules).values({ sessionId });
}

export async function loadSchedule(db: Db, session: SessionRow): Promise<StoredSchedule> {
  const [row] = await db.select().from(schedules).where(eq(schedules.sessionId, session.id));
  if (!row) throw new Error(`session ${session.id} has no schedule`);
  return toStoredSchedule(row, session);
}

export function toStoredSchedule(row: typeof schedules.$inferSelect, session: SessionRow): StoredSchedule {
  const { status, currentIndex, remainingMs, held, timeline, version } = row;
  const startedAt = row.startedAt?.getTime() ?? null;
  return {
    state: {
      status,
      flowMode: session.flowMode,
      currentIndex,
      startedAt,
      remainingMs,
      held,
      timeline,
      version,
      ...(row.waiting && { waiting: row.waiting }),
    },
    designation: {
      intervieweeAttendeeId: row.intervieweeAttendeeId,
      interviewerKeycloakId: row.interviewerKeycloakId,
      spotlightKeycloakId: row.spotlightKeycloakId,
      featuredQuestionId: row.featuredQuestionId,
      featuredAt: row.featuredAt,
      featuredRemainingMs: row.featuredRemainingMs,
      designatedAt: row.designatedAt,
    },
  };
}

/** Writes the new state if the stored one is still `before`; false if another writer was first. */
export async function saveSchedule(
  tx: Db,
  sessionId: number,
  before: ScheduleState,
  after: StoredSchedule,
): Promise<boolean> {
  const { state, designation } = after;
  const due = dueAt(state);
  const finishedAt = state.status === "FINISHED" ? new Date(state.timeline[state.currentIndex]?.endedAt ?? 0) : null;
  const saved = await tx
    .update(schedules)
    .set({
      ...designation,
      finishedAt,
      status: state.status,
      currentIndex: state.currentIndex,
      remainingMs: state.remainingMs,
      held: state.held,
      timeline: [...state.timeline],
      version: state.version,
      waiting: state.waiting ?? null,
      startedAt: state.startedAt === null ? null : new Date(state.startedAt),
      dueAt: due === null ? null : new Date(due),
    })
    .where(
      and(
        eq(schedules.sessionId, sessionId),
        eq(schedules.currentIndex, before.currentIndex),
        eq(schedules.version, before.version),
      ),
    )
    .returning({ sessionId: schedules.sessionId });
  return saved.length === 1;
}

/** Writes the designations. Call it with the session locked. */
export async function saveDesignation(tx: Db, sessionId: number, designation: Designation): Promise<void> {
  await tx
    .update(schedules)
    .set({ ...designation })
    .where(eq(schedules.sessionId, sessionId));
}

/** The people who take the hot seat and their questions, in seating order. */
export async function loadPlan(db: Db, session: SessionRow, confirmed?: readonly Person[]): Promise<Plan> {
  const people = (confirmed ?? (await listConfirmed(db, [session.id]))).filter((person) => person.hotSeat);
  const byPerson = Map.groupBy(await listQuestions(db, session.id), (question) => question.attendeeId);
  return {
    totalSec: session.durationMinutes * 60,
    interviewees: people.map((person) => ({
      attendeeId: person.id,
      questionIds: (byPerson.get(person.id) ?? []).map((question) => question.id),
      extraPercent: person.extraTimePercent,
    })),
  };
}

/**
 * The schedule as clients receive it; an IDLE one shows the plan that `start` would fix now. Pass the confirmed people
 * if they are already read.
 */
export async function presentSchedule(
  db: Db,
  session: SessionRow,
  state: ScheduleState,
  now: Date,
  confirmed?: readonly Person[],
): Promise<ScheduleShape> {
  if (state.status !== "IDLE") return toSchedule(session.id, state, now);
  const timeline = plannedTimeline(state.flowMode, await loadPlan(db, session, confirmed));
  return toSchedule(
    session.id,
    { ...state, timeline, remainingMs: (timeline[0]?.durationSec ?? 0) * MS_PER_SECOND },
    now,
  );
}

export function toSchedule(sessionId: number, state: ScheduleState, now: Date): ScheduleShape {
  return {
    session_id: sessionId,
    status: state.status,
    flow_mode: state.flowMode,
    current_index: state.currentIndex,
    started_at: iso(state.startedAt),
    remaining_sec: state.remainingMs / MS_PER_SECOND,
    held: state.held,
    timeline: state.timeline.map(toSegment),
    version: state.version,
    ...(isWaiting(state) && { waiting_for: toWaiting(state) }),
    server_time: now.toISOString(),
  };
}

function toWaiting({ waiting }: ScheduleState): ScheduleShape["waiting_for"] {
  if (!waiting) return undefined;
  return {
    attendee_id: waiting.attendeeId,
    since: iso(waiting.since) as string,
    asked_attendee_id: waiting.askedAttendeeId,
  };
}

function toSegment(segment: SegmentState): ScheduleShape["timeline"][number] {
  return {
    id: segment.id,
    type: segment.type,
    slot_index: segment.slotIndex,
    duration_sec: segment.durationSec,
    remaining_sec: segment.remainingMs === null ? null : segment.remainingMs / MS_PER_SECOND,
    started_at: iso(segment.startedAt),
    question_id: segment.questionId,
    interviewee_attendee_id: segment.intervieweeAttendeeId,
    ...(segment.resumeMs !== undefined && { interrupted: true }),
  };
}
