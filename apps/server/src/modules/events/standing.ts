import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../deps.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { canSee } from "../sessions/visibility.ts";
import { users } from "../users/tables.ts";
import { toViewer } from "../users/users-repository.ts";

/** What a person is to a session now: decides what its events tell them (ARCHITECTURE, The ledger). */
export interface Standing {
  readonly confirmed: boolean;
  /** Owner, host or granted. */
  readonly authority: boolean;
  /** Knows that the session exists: by its visibility, or by having a place in it. */
  readonly canSee: boolean;
}

export const STRANGER: Standing = { confirmed: false, authority: false, canSee: false };

export async function standingOf(db: Db, sessionId: number, keycloakId: string): Promise<Standing> {
  return (await standingsOf(db, sessionId, [keycloakId])).get(keycloakId) ?? STRANGER;
}

/** The same for many people at once, as one query: for the fan-out of an event. Whoever is missing is a stranger. */
export async function standingsOf(
  db: Db,
  sessionId: number,
  keycloakIds: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  if (keycloakIds.length === 0) return new Map();
  const rows = await db
    .select({ user: users, session: sessions, attendee: attendees })
    .from(users)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .leftJoin(attendees, and(eq(attendees.sessionId, sessionId), eq(attendees.keycloakId, users.keycloakId)))
    .where(inArray(users.keycloakId, [...keycloakIds]));
  return new Map(rows.map((row) => [row.user.keycloakId, standing(row)]));
}

interface Row {
  readonly user: typeof users.$inferSelect;
  readonly session: typeof sessions.$inferSelect;
  readonly attendee: typeof attendees.$inferSelect | null;
}

function standing({ user, session, attendee }: Row): Standing {
  const confirmed = attendee?.status === "CONFIRMED";
  const authority = confirmed && (attendee.isHost || attendee.isOwner || attendee.authorityGranted);
  return { confirmed, authority, canSee: canSee(toViewer(user), session, attendee?.status ?? null) };
}
