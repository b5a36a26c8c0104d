import { and, eq, gt, lt } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { hashOpaque, newOpaque } from "./opaque.ts";
import { linkTokens } from "./tables.ts";

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
