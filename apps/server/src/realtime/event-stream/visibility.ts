import type { LedgerEvent } from "../../ledger/read-events.ts";
import { STRANGER, type Standing, standingsIn } from "../../modules/sessions/standing.ts";
import type { Db } from "../../platform/database/database.ts";

/** Visibility of the events of a batch, by membership now. */
export interface EventVisibility {
  sees(event: LedgerEvent, keycloakId: string): boolean;
  standing(sessionId: number, keycloakId: string): Standing;
}

/** The session of a session's stream; null for other streams. */
export function sessionOfStream(stream: string): number | null {
  const match = /^session:(\d+)$/.exec(stream);
  return match ? Number(match[1]) : null;
}

/** The session of an event, in any stream. */
function sessionOf({ stream, type, data }: LedgerEvent): number | null {
  const id = sessionOfStream(stream) ?? data.session_id ?? (type.startsWith("catalog.session.") ? data.id : null);
  return typeof id === "number" ? id : null;
}

/** Reads, in one query, the standing of these people in the sessions of these events. */
export async function readVisibility(
  db: Db,
  events: readonly LedgerEvent[],
  people: Iterable<string>,
): Promise<EventVisibility> {
  const ids = [...new Set(people)];
  const sessions = [...new Set(events.map(sessionOf).filter((id) => id !== null))];
  const standings = await standingsIn(db, sessions, ids);
  const standing = (session: number, keycloakId: string): Standing =>
    standings.get(session)?.get(keycloakId) ?? STRANGER;
  return { standing, sees: (event, keycloakId) => sees(event, keycloakId, (session) => standing(session, keycloakId)) };
}

/** In a session's stream only its people see events; in other streams, everybody who may know the session. */
function sees(event: LedgerEvent, keycloakId: string, standingIn: (session: number) => Standing): boolean {
  const session = sessionOf(event);
  const standing = session === null ? null : standingIn(session);
  const isSessionStream = sessionOfStream(event.stream) !== null;
  const isMember =
    standing === null ? true : isSessionStream ? standing.confirmed : isOwn(event, keycloakId) || standing.canSee;
  const { visibleTo } = event;
  switch (visibleTo.kind) {
    case "members":
      return isMember;
    case "people":
      return isMember && visibleTo.ids.includes(keycloakId);
    case "authorities":
      return standing?.authority ?? false;
  }
}

/** A person always sees the events of their own stream, whatever became of the session. */
function isOwn({ stream }: LedgerEvent, keycloakId: string): boolean {
  return stream === `user:${keycloakId}`;
}
