import { and, count, desc, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { attendees } from "../attendees/tables.ts";
import { pairsIn } from "../safety/blocks-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { InvitationShape, InvitationStatus } from "./invitation-types.ts";
import { invitations } from "./tables.ts";

export type InvitationRow = typeof invitations.$inferSelect;
export type NewInvitation = typeof invitations.$inferInsert;

/** Addresses are compared in lower case, as users' are. */
export const normaliseAddress = (address: string): string => address.trim().toLowerCase();

export async function insertInvitation(tx: Db, invitation: NewInvitation): Promise<InvitationRow> {
  const [row] = await tx.insert(invitations).values(invitation).returning();
  return row as InvitationRow;
}

export async function findInvitation(db: Db, id: number): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  return row ?? null;
}

/** All invitations of a session, the latest first; at most `MAX_INVITATIONS`. */
export async function listInvitationsOf(db: Db, sessionId: number): Promise<InvitationRow[]> {
  return db.select().from(invitations).where(eq(invitations.sessionId, sessionId)).orderBy(desc(invitations.id));
}

export async function isInvited(db: Db, sessionId: number, address: string): Promise<boolean> {
  const where = and(
    eq(invitations.sessionId, sessionId),
    eq(invitations.address, address),
    eq(invitations.status, "pending"),
  );
  const [row] = await db.select({ id: invitations.id }).from(invitations).where(where);
  return row !== undefined;
}

const selectCounts = prepared((db) =>
  db
    .select({
      all: count(),
      pending: sql<number>`count(*) filter (where ${invitations.status} = 'pending')`,
    })
    .from(invitations)
    .where(eq(invitations.sessionId, sql.placeholder("sessionId")))
    .prepare("count_invitations"),
);

export async function countInvitations(db: Db, sessionId: number): Promise<{ all: number; pending: number }> {
  const [row] = await selectCounts(db).execute({ sessionId });
  return { all: row?.all ?? 0, pending: Number(row?.pending ?? 0) };
}

export async function updateInvitation(
  tx: Db,
  id: number,
  change: Partial<Pick<NewInvitation, "status" | "settledAt" | "attendeeId">>,
): Promise<InvitationRow> {
  const [row] = await tx.update(invitations).set(change).where(eq(invitations.id, id)).returning();
  return row as InvitationRow;
}

/** Unbinds the pending invitations that this place was made from; returns them. */
export async function unbindPending(tx: Db, attendeeId: number): Promise<InvitationRow[]> {
  const bound = and(eq(invitations.attendeeId, attendeeId), eq(invitations.status, "pending"));
  return tx.update(invitations).set({ attendeeId: null }).where(bound).returning();
}

/**
 * Whether an invitation belongs to this person: their place was made from it, or no place was and it has their verified
 * address.
 */
export async function isInvitationOf(db: Db, invitation: InvitationRow, keycloakId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, invitation.id), theirs(db, keycloakId)));
  return row !== undefined;
}

/** A person's pending invitations to one session; those bound to their place only, or also those to their address. */
export async function pendingOf(
  tx: Db,
  sessionId: number,
  keycloakId: string,
  { boundOnly = false }: { readonly boundOnly?: boolean } = {},
): Promise<InvitationRow[]> {
  const whose = boundOnly ? inArray(invitations.attendeeId, placesOf(tx, keycloakId)) : theirs(tx, keycloakId);
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.sessionId, sessionId), eq(invitations.status, "pending"), whose))
    .orderBy(invitations.id);
}

/**
 * Pending invitations to a person's verified address that can become a place now and have not yet, limited in number:
 * in sessions that are not over, where they have no seat, gave none back, were not removed, and nobody keeps them
 * apart.
 */
export async function unplacedOf(db: Db, keycloakId: string, limit: number): Promise<InvitationRow[]> {
  const gaveBack = and(eq(attendees.status, "CANCELLED"), isNotNull(attendees.confirmedAt));
  const seatedOrOut = db
    .select({ id: attendees.id })
    .from(attendees)
    .where(
      and(
        eq(attendees.sessionId, sessions.id),
        eq(attendees.keycloakId, keycloakId),
        or(inArray(attendees.status, ["CONFIRMED", "PENDING"]), gaveBack, isNotNull(attendees.removedAt)),
      ),
    );
  const rows = await db
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(sessions, eq(sessions.id, invitations.sessionId))
    .innerJoin(users, eq(users.email, invitations.address))
    .where(
      and(
        eq(invitations.status, "pending"),
        isNull(invitations.attendeeId),
        eq(users.keycloakId, keycloakId),
        users.emailVerified,
        ne(users.role, "pending_user"),
        inArray(sessions.status, ["SCHEDULED", "IN_PROGRESS"]),
        notExists(seatedOrOut),
        notExists(pairsIn(db, sessions.id, keycloakId)),
      ),
    )
    .orderBy(invitations.sessionId, invitations.id)
    .limit(limit);
  return rows.map(({ invitation }) => invitation);
}

/** Addresses of a session's pending invitations that no place was made from. */
export async function unplacedAddresses(db: Db, sessionId: number): Promise<string[]> {
  const rows = await db
    .select({ address: invitations.address })
    .from(invitations)
    .where(and(eq(invitations.sessionId, sessionId), eq(invitations.status, "pending"), isNull(invitations.attendeeId)))
    .orderBy(invitations.id);
  return rows.map(({ address }) => address);
}

const placesOf = (db: Db, keycloakId: string) =>
  db.select({ id: attendees.id }).from(attendees).where(eq(attendees.keycloakId, keycloakId));

const addressOf = (db: Db, keycloakId: string) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.keycloakId, keycloakId), users.emailVerified));

function theirs(db: Db, keycloakId: string) {
  return or(
    inArray(invitations.attendeeId, placesOf(db, keycloakId)),
    and(isNull(invitations.attendeeId), inArray(invitations.address, addressOf(db, keycloakId))),
  );
}

export function toInvitation(row: InvitationRow): InvitationShape {
  return {
    id: row.id,
    session_id: row.sessionId,
    email: row.address,
    role: row.seat,
    status: row.status satisfies InvitationStatus,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}
