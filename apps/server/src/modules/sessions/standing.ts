import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { attendees } from "../attendees/tables.ts";
import { users } from "../users/tables.ts";
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

const selectStandings = prepared((db) =>
  db
    .select({
      viewer: {
        keycloakId: users.keycloakId,
        role: users.role,
        organisationId: users.organisationId,
        institutionId: users.institutionId,
      },
      session: {
        id: sessions.id,
        visibility: sessions.visibility,
        organisationId: sessions.organisationId,
        institutionId: sessions.institutionId,
      },
      attendee: {
        status: attendees.status,
        isHost: attendees.isHost,
        isOwner: attendees.isOwner,
        authorityGranted: attendees.authorityGranted,
      },
    })
    .from(users)
    .innerJoin(sessions, sql`${sessions.id} = any(${sql.placeholder("sessionIds")}::int[])`)
    .leftJoin(attendees, and(eq(attendees.sessionId, sessions.id), eq(attendees.keycloakId, users.keycloakId)))
    .where(sql`${users.keycloakId} = any(${sql.placeholder("keycloakIds")}::text[])`)
    .prepare("read_standings"),
);

/** Sessions × people of one query: prepared reads share a connection, and a long one holds back the others. */
const PAIRS_MAX = 500;

/** Reads the standings of many people in many sessions, for a batch of events. */
export async function standingsIn(
  db: Db,
  sessionIds: readonly number[],
  keycloakIds: readonly string[],
): Promise<Standings> {
  if (sessionIds.length === 0 || keycloakIds.length === 0) return new Map();
  const found = new Map<number, Map<string, Standing>>();
  const length = Math.max(1, Math.floor(PAIRS_MAX / sessionIds.length));
  for (let start = 0; start < keycloakIds.length; start += length) {
    const some = keycloakIds.slice(start, start + length);
    for (const row of await selectStandings(db).execute({ sessionIds, keycloakIds: some })) {
      const people = found.get(row.session.id) ?? new Map<string, Standing>();
      found.set(row.session.id, people.set(row.viewer.keycloakId, standing(row)));
    }
  }
  return found;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStandings>["execute"]>>[number];

function standing({ viewer, session, attendee }: Row): Standing {
  const confirmed = attendee?.status === "CONFIRMED";
  const authority = confirmed && (attendee.isHost || attendee.isOwner || attendee.authorityGranted);
  return {
    confirmed,
    authority,
    canSee: canSee({ ...viewer, onlySessionId: null }, session, attendee?.status ?? null),
  };
}
