import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, findAttendeeOf } from "../attendees/attendee-repository.ts";
import { findSession, lockSession, type SessionRow } from "./session-repository.ts";
import { canSee } from "./visibility.ts";

export interface Admission {
  readonly session: SessionRow;
  /** My row in the session, whatever its status. */
  readonly me: AttendeeRow | null;
}

/** A session with the caller's place in it; throws "not found" where the caller may not see it. */
export async function admit(db: Db, viewer: Viewer, sessionId: number): Promise<Admission> {
  return checkVisibility(
    viewer,
    await findSession(db, sessionId),
    await findAttendeeOf(db, sessionId, viewer.keycloakId),
  );
}

/** Admits the caller like `admit`, inside a transaction; locks the session until commit. */
export async function admitLocked(tx: Db, viewer: Viewer, sessionId: number): Promise<Admission> {
  return checkVisibility(
    viewer,
    await lockSession(tx, sessionId),
    await findAttendeeOf(tx, sessionId, viewer.keycloakId),
  );
}

function checkVisibility(viewer: Viewer, session: SessionRow | null, me: AttendeeRow | null): Admission {
  if (!session || !canSee(viewer, session, me?.status ?? null)) throw new ApiError("session_not_found");
  return { session, me };
}

/**
 * The caller's row, after the policy has allowed the call. A missing row is a fault of the operation, not a refusal.
 */
export function requireAttendee(me: AttendeeRow | null): AttendeeRow {
  if (me?.status !== "CONFIRMED") throw new Error("no policy checked whether this person attends");
  return me;
}
