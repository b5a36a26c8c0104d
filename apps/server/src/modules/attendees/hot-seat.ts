import { eq } from "drizzle-orm";
import type { Content } from "../../content/content.ts";
import type { Db } from "../../platform/database/database.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { areTurnsSet } from "../schedule/schedule-state.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, findAttendeeOf, listConfirmed, updateAttendee } from "./attendee-repository.ts";
import type { Seat } from "./attendee-types.ts";
import { compose } from "./compose.ts";
import { SEAT_RULES } from "./seat-rules.ts";
import { attendees, questions } from "./tables.ts";

/** The place a person asks for. */
export interface SeatRequest {
  readonly keycloakId: string;
  readonly seat: Seat;
  readonly hotSeat: boolean;
}

/**
 * Whether a person takes the hot seat when seated now: as they asked; but where the turns are set, only a person who
 * already has one of them, since none can be added (LS-D3.1). Call it with the session locked.
 */
export async function takesHotSeat(
  tx: Db,
  session: SessionRow,
  { keycloakId, seat, hotSeat }: SeatRequest,
): Promise<boolean> {
  if (!SEAT_RULES[seat].mayTakeTurns) return false;
  const { state } = await loadSchedule(tx, session);
  if (!areTurnsSet(state)) return hotSeat;
  const before = await findAttendeeOf(tx, session.id, keycloakId);
  return before !== null && state.timeline.some((one) => one.intervieweeAttendeeId === before.id);
}

/**
 * Gives hot seats when a guided session has become free: to the people who came after its turns were set and asked for
 * one. Returns these people. Call it with the session locked.
 */
export async function giveHotSeats(tx: Db, content: Content, session: SessionRow): Promise<AttendeeRow[]> {
  const waiting = (await listConfirmed(tx, [session.id])).filter((person) => person.wantsHotSeat && !person.hotSeat);
  const seated: AttendeeRow[] = [];
  for (const { id } of waiting)
    seated.push(await composeFor(tx, content, session, await updateAttendee(tx, id, { hotSeat: true })));
  return seated;
}

/** Composes a candidate's scenario and questions once; a person who comes back keeps theirs. */
export async function composeFor(
  tx: Db,
  content: Content,
  session: SessionRow,
  attendee: AttendeeRow,
): Promise<AttendeeRow> {
  const found = content.workshop(session.workshopKey);
  const had = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.attendeeId, attendee.id))
    .limit(1);
  if (!found || had.length > 0) return attendee;
  const composition = compose(
    found.workshop,
    session.sector,
    session.language,
    `${session.seed}:${attendee.keycloakId}`,
  );
  await tx
    .insert(questions)
    .values(composition.questions.map((question) => ({ ...question, sessionId: session.id, attendeeId: attendee.id })));
  const [row] = await tx
    .update(attendees)
    .set({ scenarioTitle: composition.scenario.title, scenarioText: composition.scenario.text })
    .where(eq(attendees.id, attendee.id))
    .returning();
  return row as AttendeeRow;
}
