import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { attendees } from "../attendees/tables.ts";
import { users } from "../users/tables.ts";
import { toViewer } from "../users/users-repository.ts";
import { sessions } from "./tables.ts";
import { canSee } from "./visibility.ts";

/** A person's standing in a session now; it decides which events they receive. */
export interface Standing {
  readonly confirmed: boolean;
  /** Owner, host or granted authority. */
  readonly authority: boolean;
  /** May know the session: by its visibility, or by a place in it. */
  readonly canSee: boolean;
}

export const STRANGER: Standing = { confirmed: false, authority: false, canSee: false };

export async function standingOf(db: Db, sessionId: number, keycloakId: string): Promise<Standing> {
  return (await standingsIn(db, [sessionId], [keycloakId])).get(sessionId)?.get(keycloakId) ?? STRANGER;
}

/** By session, then person; a missing person is a stranger. */
export type Standings = ReadonlyMap<number, ReadonlyMap<string, Standing>>;

/** The same for many people and sessions at once, in one query for a batch of events. */
export async function standingsIn(
  db: Db,
  sessionIds: readonly number[],
  keycloakIds: readonly string[],
): Promise<Standings> {
  if (sessionIds.length === 0 || keycloakIds.length === 0) return new Map();
  const rows = await db
    .select({ user: users, session: sessions, attendee: attendees })
    .from(users)
    .innerJoin(sessions, inArray(sessions.id, [...sessionIds]))
    .leftJoin(attendees, and(eq(attendees.sessionId, sessions.id), eq(attendees.keycloakId, users.keycloakId)))
    .where(inArray(users.keycloakId, [...keycloakIds]));
  const found = new Map<number, Map<string, Standing>>();
  for (const row of rows) {
    const people = found.get(row.session.id) ?? new Map<string, Standing>();
    found.set(row.session.id, people.set(row.user.keycloakId, standing(row)));
  }
  return found;
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
