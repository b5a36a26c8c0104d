import { eq } from "drizzle-orm";
import type { Viewer } from "../../contract/handle.ts";
import type { Db } from "../../deps.ts";
import { findSession } from "../sessions/session-repository.ts";
import { canSee } from "../sessions/visibility.ts";
import { users } from "../users/tables.ts";
import { findAttendeeOf, hasAuthority, roleOf } from "./attendee-repository.ts";
import type { SessionRole } from "./attendee-types.ts";

export interface Membership {
  /** The session exists for this person. */
  readonly canSee: boolean;
  /** Attends it: sees events for `members`. */
  readonly confirmed: boolean;
  /** Owner, host or granted: sees events for `authorities`. */
  readonly hasAuthority: boolean;
  readonly attendeeId: number | null;
  readonly role: SessionRole | null;
}

const NOBODY: Membership = { canSee: false, confirmed: false, hasAuthority: false, attendeeId: null, role: null };

/** What a person is in a session now; decides which events reach them. */
export async function membershipOf(db: Db, sessionId: number, keycloakId: string): Promise<Membership> {
  const session = await findSession(db, sessionId);
  const [user] = await db.select().from(users).where(eq(users.keycloakId, keycloakId));
  if (!session || !user) return NOBODY;
  const attendee = await findAttendeeOf(db, sessionId, keycloakId);
  const viewer: Viewer = { ...user, onlySessionId: null };
  const sees = canSee(viewer, session, attendee?.status ?? null);
  if (attendee?.status !== "CONFIRMED") return { ...NOBODY, canSee: sees };
  return {
    canSee: sees,
    confirmed: true,
    hasAuthority: hasAuthority(attendee),
    attendeeId: attendee.id,
    role: roleOf(attendee),
  };
}
