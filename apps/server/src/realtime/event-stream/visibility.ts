import type { LedgerEvent } from "../../ledger/read-events.ts";
import { STRANGER, type Standing, standingsIn } from "../../modules/sessions/standing.ts";
import type { Db } from "../../platform/database/database.ts";

/** Who may see which events of a batch, by membership as it is now. */
export interface Judgement {
  sees(event: LedgerEvent, keycloakId: string): boolean;
  standing(sessionId: number, keycloakId: string): Standing;
}

/** The session of a session's stream; null for the others. */
export function sessionOfStream(stream: string): number | null {
  const match = /^session:(\d+)$/.exec(stream);
  return match ? Number(match[1]) : null;
}

/** The session an event is about, wherever it is told. */
function sessionOf({ stream, type, data }: LedgerEvent): number | null {
  const id = sessionOfStream(stream) ?? data.session_id ?? (type.startsWith("catalog.session.") ? data.id : null);
  return typeof id === "number" ? id : null;
}

/** Reads, in one query, what these people are to the sessions these events are about. */
export async function judge(db: Db, events: readonly LedgerEvent[], people: Iterable<string>): Promise<Judgement> {
  const ids = [...new Set(people)];
  const sessions = [...new Set(events.map(sessionOf).filter((id) => id !== null))];
  const standings = await standingsIn(db, sessions, ids);
  const standing = (session: number, keycloakId: string): Standing =>
    standings.get(session)?.get(keycloakId) ?? STRANGER;
  return { standing, sees: (event, keycloakId) => sees(event, keycloakId, (session) => standing(session, keycloakId)) };
}

/** In a session's stream only its people see anything; elsewhere, whoever may know of the session it is about. */
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

/** What is told to one person in their own stream is theirs, whatever became of the session. */
function isOwn({ stream }: LedgerEvent, keycloakId: string): boolean {
  return stream === `user:${keycloakId}`;
}
