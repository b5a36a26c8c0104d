import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import type { Clock } from "../clock/clock.ts";
import { MINUTE_MS } from "../clock/durations.ts";
import type { Db } from "../database/database.ts";
import { hashOpaque, newOpaque } from "./opaque.ts";
import { linkTokens } from "./tables.ts";

/** How long a claim lasts after a crash; longer than the calls to the identity provider that a link leads to. */
const CLAIM_MS = MINUTE_MS;

type LinkPurpose = (typeof linkTokens.$inferSelect)["purpose"];

/** Makes the token of a single-use link; earlier links for the same purpose and subject end. Only its hash is stored. */
export async function newLinkToken(
  tx: Db,
  clock: Pick<Clock, "now">,
  purpose: LinkPurpose,
  subject: string,
  lifetimeMs: number,
): Promise<string> {
  const now = clock.now();
  const token = newOpaque();
  await tx.delete(linkTokens).where(lt(linkTokens.expiresAt, now));
  await endLinks(tx, purpose, subject);
  await tx.insert(linkTokens).values({
    tokenHash: hashOpaque(token),
    purpose,
    subject,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

/** Ends every link for this purpose and subject. */
export async function endLinks(tx: Db, purpose: LinkPurpose, subject: string): Promise<void> {
  await tx.delete(linkTokens).where(and(eq(linkTokens.purpose, purpose), eq(linkTokens.subject, subject)));
}

/** Returns the subject of a valid link without using it up; null for any other token. */
export async function readLinkToken(
  db: Db,
  clock: Pick<Clock, "now">,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const [row] = await db
    .select()
    .from(linkTokens)
    .where(valid(clock, purpose, token));
  return row?.subject ?? null;
}

/**
 * Runs `use` while no other call can use the link. A password is set outside the transaction that uses the link up:
 * without the claim, a simultaneous call with another password could set its own after that. If `use` fails, the link
 * is valid again. Throws `link_invalid` for a link that is not valid or that another call is using.
 */
export async function withLinkClaimed<T>(
  db: Db,
  clock: Pick<Clock, "now">,
  purpose: LinkPurpose,
  token: string,
  use: () => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  const isFree = or(isNull(linkTokens.claimedUntil), lt(linkTokens.claimedUntil, now));
  const claimed = await db
    .update(linkTokens)
    .set({ claimedUntil })
    .where(and(valid(clock, purpose, token), isFree))
    .returning();
  if (claimed.length === 0) throw new ApiError("link_invalid");
  try {
    return await use();
  } catch (error) {
    const isMine = and(eq(linkTokens.tokenHash, hashOpaque(token)), eq(linkTokens.claimedUntil, claimedUntil));
    await db.update(linkTokens).set({ claimedUntil: null }).where(isMine);
    throw error;
  }
}

/** Uses a link up: returns its subject once, then null. Within a transaction it is used only if that commits. */
export async function takeLinkToken(
  tx: Db,
  clock: Pick<Clock, "now">,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(linkTokens)
    .where(valid(clock, purpose, token))
    .returning();
  return row?.subject ?? null;
}

const valid = (clock: Pick<Clock, "now">, purpose: LinkPurpose, token: string) =>
  and(
    eq(linkTokens.tokenHash, hashOpaque(token)),
    eq(linkTokens.purpose, purpose),
    gt(linkTokens.expiresAt, clock.now()),
  );
