import { and, eq } from "drizzle-orm";
import type { Content } from "../../content/content.ts";
import { ApiError } from "../../contract/errors.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { users } from "../users/tables.ts";
import {
  type AttendeeRow,
  countSeated,
  nextSeatingIndex,
  saveAttendee,
  updateAttendee,
} from "./attendee-repository.ts";
import type { Seat } from "./attendee-types.ts";
import { composeFor, type SeatRequest, takesHotSeat } from "./hot-seat.ts";
import { SEAT_RULES } from "./seat-rules.ts";

export interface Seating extends SeatRequest {
  readonly isOwner?: boolean;
  readonly isHost?: boolean;
  readonly at: Date;
}

/** Refuses a person who cannot be seated: no observers allowed, or no seat left. Call it with the session locked. */
export async function checkSeat(tx: Db, session: SessionRow, seat: Seat): Promise<void> {
  if (seat === "observer" && !session.observersAllowed) throw new ApiError("observers_not_allowed");
  if (SEAT_RULES[seat].isCounted && (await countSeated(tx, session.id)) >= session.capacity)
    throw new ApiError("session_full");
}

/**
 * Confirms a person at the end of the seating order and composes their scenario and questions. Call it with the session
 * locked.
 */
export async function seatPerson(
  tx: Db,
  content: Content,
  session: SessionRow,
  seating: Seating,
): Promise<AttendeeRow> {
  await checkSeat(tx, session, seating.seat);
  const { at, keycloakId, seat, isOwner = false, isHost = false } = seating;
  const hotSeat = await takesHotSeat(tx, session, seating);
  const seatingIndex = await nextSeatingIndex(tx, session.id);
  const attendee = await saveAttendee(tx, {
    sessionId: session.id,
    keycloakId,
    seat,
    hotSeat,
    wantsHotSeat: SEAT_RULES[seat].mayTakeTurns && seating.hotSeat,
    isOwner,
    isHost,
    seatingIndex,
    status: "CONFIRMED",
    confirmedAt: at,
    // A person who comes back is asked for consent again.
    recordingConsent: false,
  });
  const described = await giveProfileAlong(tx, attendee, at);
  return hotSeat ? composeFor(tx, content, session, described) : described;
}

/** Copies the person's approved description, unless they approved another one for this session. */
async function giveProfileAlong(tx: Db, attendee: AttendeeRow, at: Date): Promise<AttendeeRow> {
  if (attendee.profileApprovedAt !== null) return attendee;
  const [person] = await tx
    .select({ text: users.anonymizedProfile })
    .from(users)
    .where(and(eq(users.keycloakId, attendee.keycloakId), eq(users.anonymizedProfileStatus, "approved")));
  if (!person) return attendee;
  return updateAttendee(tx, attendee.id, { anonymizedProfileSummary: person.text, profileApprovedAt: at });
}
