import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db, Deps } from "../../deps.ts";
import { type NewEvent, sessionStream } from "../../ledger/ledger.ts";
import { countSeated } from "../../modules/attendees/attendee-repository.ts";
import { attendees } from "../../modules/attendees/tables.ts";

type Attendee = typeof attendees.$inferSelect;

/** Makes one session's presence what the media server's participant list says; tells each change. */
export async function reconcileSession({ database, ledger, clock, video }: Deps, sessionId: number): Promise<void> {
  const inRoom = new Set(await video.listIdentities(sessionId));
  await database.transaction(async (tx) => {
    const people = await tx.select().from(attendees).where(and(eq(attendees.sessionId, sessionId), ne(attendees.status, "DECLINED"))).for("update");
    const changed = people.filter((one) => one.present !== (inRoom.has(one.keycloakId) && one.status === "CONFIRMED"));
    if (changed.length === 0) return;
    await tx
      .update(attendees)
      .set({ present: sql`not ${attendees.present}`, presentChangedAt: clock.now() })
      .where(inArray(attendees.id, changed.map(({ id }) => id)));
    await ledger.append(tx, await presenceEvents(tx, sessionId, changed));
  });
}

async function presenceEvents(tx: Db, sessionId: number, changed: readonly Attendee[]): Promise<NewEvent[]> {
  const count = await countSeated(tx, sessionId);
  return changed.map((one) => ({
    stream: sessionStream(sessionId), type: "attendee.update", actor: null,
    data: { session_id: sessionId, attendee_id: one.id, status: one.status, attendee_count: count, is_present: !one.present },
  }));
}

/** Sessions whose presence may have changed: with an open room, or with somebody noted as present. */
export async function sessionsToReconcile({ database, video }: Deps): Promise<number[]> {
  const noted = await database.db.selectDistinct({ id: attendees.sessionId }).from(attendees).where(eq(attendees.present, true));
  return [...new Set([...(await video.listRooms()), ...noted.map(({ id }) => id)])];
}
