import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Language } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { attendees } from "../attendees/tables.ts";
import { unplacedAddresses } from "../invitations/invitation-repository.ts";
import { isKeptApart } from "../safety/blocks-repository.ts";
import { users } from "../users/tables.ts";
import { findUserByEmail } from "../users/users-repository.ts";
import type { SessionRow } from "./session-repository.ts";

/** Somebody who gets mail about a session. */
export interface Recipient {
  /** Null for an invited address without an account. */
  readonly keycloakId: string | null;
  readonly address: string;
  readonly language: Language;
  /** IANA name. */
  readonly timeZone: string;
  /** Null for an address without an account. */
  readonly fullName: string | null;
  /** They have a seat; otherwise they are invited. */
  readonly isConfirmed: boolean;
}

/** The person whose action causes the mail. They get none themselves; addresses without an account read times in their zone. */
export interface Sender {
  readonly keycloakId: string;
  readonly timezone: string;
}

/** Everybody registered and invited, but the sender. Call it with the session locked. */
export async function recipientsOf(tx: Db, session: SessionRow, sender: Sender): Promise<Recipient[]> {
  const rows = await tx
    .select({
      keycloakId: users.keycloakId,
      address: users.email,
      language: users.language,
      timeZone: users.timezone,
      fullName: users.fullName,
      isConfirmed: sql<boolean>`${attendees.status} = 'CONFIRMED'`,
    })
    .from(attendees)
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .where(
      and(
        eq(attendees.sessionId, session.id),
        inArray(attendees.status, ["CONFIRMED", "INVITED"]),
        ne(attendees.keycloakId, sender.keycloakId),
        users.isActive,
      ),
    )
    .orderBy(asc(attendees.id));
  const found = new Map<string, Recipient>(rows.map((row) => [row.keycloakId, row]));
  for (const address of await unplacedAddresses(tx, session.id)) {
    const invited = await invitedRecipient(tx, session, address, sender);
    if (invited && invited.keycloakId !== sender.keycloakId) found.set(invited.keycloakId ?? address, invited);
  }
  return [...found.values()];
}

/**
 * The recipient of mail to an invited address. Null for a person who has a seat, was removed, is kept apart from
 * somebody in the session, or whose account is disabled.
 */
export async function invitedRecipient(
  tx: Db,
  session: SessionRow,
  address: string,
  sender: Sender,
): Promise<Recipient | null> {
  const person = await findUserByEmail(tx, address);
  if (!person?.emailVerified) {
    const { language } = session;
    return { keycloakId: null, address, language, timeZone: sender.timezone, fullName: null, isConfirmed: false };
  }
  const { keycloakId, language, timezone: timeZone, fullName } = person;
  if (!person.isActive || (await isKeptApart(tx, session.id, keycloakId))) return null;
  const place = await findAttendeeOf(tx, session.id, keycloakId);
  if (place?.status === "CONFIRMED" || (place?.removedAt ?? null) !== null) return null;
  return { keycloakId, address, language, timeZone, fullName, isConfirmed: false };
}
