import { eq, lt } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { hashOpaque, newOpaque } from "./opaque.ts";
import { socketTickets } from "./tables.ts";

/** Before a ticket among the offered subprotocols: a browser cannot send a header of its own with an upgrade. */
export const TICKET_SUBPROTOCOL_PREFIX = "hotseat.ticket.";

/** Milliseconds in which a ticket can be used. */
const TICKET_LIFETIME_MS = 30_000;

/** The person, the tool, and what the person asked with. */
export type SocketTicket = Omit<typeof socketTickets.$inferSelect, "ticketHash" | "expiresAt">;

/** Returns the ticket; only its hash is stored. */
export async function issueSocketTicket(
  db: Db,
  clock: Clock,
  grant: SocketTicket,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = newOpaque();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME_MS);
  await db.delete(socketTickets).where(lt(socketTickets.expiresAt, now));
  await db.insert(socketTickets).values({ ...grant, ticketHash: hashOpaque(ticket), expiresAt });
  return { ticket, expiresAt };
}

/** Uses a ticket up; null for one that was used, has expired or never existed. */
export async function redeemSocketTicket(db: Db, clock: Clock, ticket: string): Promise<SocketTicket | null> {
  const [row] = await db
    .delete(socketTickets)
    .where(eq(socketTickets.ticketHash, hashOpaque(ticket)))
    .returning();
  if (!row || row.expiresAt <= clock.now()) return null;
  const { ticketHash: _hash, expiresAt: _until, ...grant } = row;
  return grant;
}
