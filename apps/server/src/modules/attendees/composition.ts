import { and, eq, or, sql } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { evaluations } from "../evaluations/tables.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { type Admission, admit, admitLocked, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, findAttendee } from "./attendee-repository.ts";
import { ATTENDEE_POLICY } from "./policy.ts";

/** A person whose scenario and questions may be changed by the caller now. */
export interface Composable {
  readonly session: SessionRow;
  readonly me: AttendeeRow;
  readonly attendee: AttendeeRow;
}

export async function admitComposing(
  db: Db,
  viewer: Viewer,
  ids: { readonly id: number; readonly attendeeId: number },
  how: "read" | "locked",
): Promise<Composable> {
  const admission = await (how === "locked" ? admitLocked : admit)(db, viewer, ids.id);
  return permitComposing(db, admission, ids.attendeeId);
}

/** Allowed for host, owner and the person, for a person in the hot seat, before the schedule starts. */
export async function permitComposing(db: Db, { session, me }: Admission, attendeeId: number): Promise<Composable> {
  const isOwn = me?.id === attendeeId;
  permit(isOwn ? ATTENDEE_POLICY.composeOwn : ATTENDEE_POLICY.composeOthers, actorOf(me), session.status);
  const attendee = await findAttendee(db, session.id, attendeeId);
  if (attendee?.status !== "CONFIRMED" || !attendee.hotSeat) throw new ApiError("attendee_not_found");
  await assertIdle(db, session);
  return { session, me: requireAttendee(me), attendee };
}

/** The timeline is fixed when the schedule starts (LS-D3.1). */
async function assertIdle(db: Db, session: SessionRow): Promise<void> {
  const { state } = await loadSchedule(db, session);
  if (state.status !== "IDLE") throw new ApiError("schedule_started");
}

/**
 * Scores and comments belong to the questions they were written about, so those questions stay. The session lock stops
 * new writing meanwhile.
 */
export async function assertUnused(db: Db, attendeeId: number): Promise<void> {
  const [used] = await db
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.evaluateeId, attendeeId),
        or(sql`${evaluations.formData} <> '{}'::jsonb`, sql`${evaluations.answers} <> '[]'::jsonb`),
      ),
    )
    .limit(1);
  if (used) throw new ApiError("questions_in_use");
}
