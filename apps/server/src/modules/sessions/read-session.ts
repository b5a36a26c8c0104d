import { and, eq, sql } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { encodeCursor } from "../../ledger/cursor.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { ledgerStreams } from "../../ledger/tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { type AttendeeRow, hasPerson } from "../attendees/attendee-repository.ts";
import { attendees } from "../attendees/tables.ts";
import { type StoredSchedule, toStoredSchedule } from "../schedule/schedule-repository.ts";
import { schedules } from "../schedule/tables.ts";
import { users } from "../users/tables.ts";
import type { SessionRow } from "./session-repository.ts";
import { sessions } from "./tables.ts";
import { canSee } from "./visibility.ts";

/** A session for one reader, all data of the same moment. */
export interface SessionRead {
  readonly session: SessionRow;
  readonly me: AttendeeRow | null;
  readonly owner: { readonly full_name: string } | null;
  readonly schedule: StoredSchedule;
  /** Position of the session's stream at that moment: data read later may be newer, never older. */
  readonly streamCursor: string;
}

const selectSession = prepared((db) =>
  db
    .select({
      session: sessions,
      me: attendees,
      schedule: schedules,
      ownerName: users.fullName,
      head: ledgerStreams.head,
    })
    .from(sessions)
    .innerJoin(schedules, eq(schedules.sessionId, sessions.id))
    .leftJoin(
      attendees,
      and(eq(attendees.sessionId, sessions.id), eq(attendees.keycloakId, sql.placeholder("keycloakId"))),
    )
    .leftJoin(users, eq(users.keycloakId, sessions.ownerKeycloakId))
    .leftJoin(ledgerStreams, eq(ledgerStreams.stream, sql.placeholder("stream")))
    .where(eq(sessions.id, sql.placeholder("id")))
    .prepare("read_session"),
);

/** Reads the session in one statement; throws "not found" where the reader may not see it. */
export async function readSession(db: Db, viewer: Viewer, id: number): Promise<SessionRead> {
  const stream = sessionStream(id);
  const [row] = await selectSession(db).execute({ id, stream, keycloakId: viewer.keycloakId });
  if (!row || !canSee(viewer, row.session, row.me?.status ?? null)) throw new ApiError("session_not_found");
  const { session, me, schedule, ownerName, head } = row;
  return {
    session,
    me: me && hasPerson(me) ? me : null,
    owner: ownerName === null ? null : { full_name: ownerName },
    schedule: toStoredSchedule(schedule, session),
    streamCursor: encodeCursor(new Map([[stream, head ?? 0]])),
  };
}
