import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { doubledWait } from "../../platform/clock/backoff.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { HOUR_MS, MINUTE_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Delivery } from "../../platform/mail/mail-transport.ts";
import type { OutboxRow } from "./outbox-pages.ts";
import { mailOutbox } from "./tables.ts";

/**
 * Nobody else sends a mail for this long after it was claimed, in milliseconds: longer than an attempt can take. The mails
 * of a process that died are sent again then.
 */
export const CLAIM_MS = 5 * MINUTE_MS;
/** The pause after the first failure, in milliseconds; it doubles with each further one. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
/** A mail that no server has accepted by then is given up, in milliseconds. */
export const GIVE_UP_MS = 72 * HOUR_MS;

/** The pause after so many attempts, in milliseconds. */
export const pauseAfter = (attempts: number): number =>
  doubledWait(FIRST_PAUSE_MS, Math.max(0, attempts - 1), LONGEST_PAUSE_MS);

/**
 * Claims the mails that are due, at most `limit`. Each is counted as an attempt and put off before it is sent, so that no
 * lock is held during the sending.
 */
export async function claimDue(db: Db, clock: Pick<Clock, "now">, limit: number): Promise<OutboxRow[]> {
  if (limit <= 0) return [];
  const now = clock.now();
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, "waiting"), lte(mailOutbox.nextAttemptAt, now)))
    .orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

/**
 * Stores the result of an attempt. The values of a mail that is over are deleted: they may hold a link for its recipient
 * alone.
 */
export async function settle(
  db: Db,
  clock: Pick<Clock, "now">,
  mail: Pick<OutboxRow, "id" | "attempts" | "createdAt">,
  delivery: Delivery,
): Promise<void> {
  const now = clock.now();
  const isOver = { data: null, calendar: null } as const;
  const isTooOld = now.getTime() - mail.createdAt.getTime() >= GIVE_UP_MS;
  const change =
    delivery.outcome === "accepted"
      ? { ...isOver, status: "sent" as const, sentAt: now, lastError: null }
      : delivery.outcome === "refused" || isTooOld
        ? { ...isOver, status: "given_up" as const, lastError: delivery.reason }
        : { lastError: delivery.reason, nextAttemptAt: new Date(now.getTime() + pauseAfter(mail.attempts)) };
  await db
    .update(mailOutbox)
    .set(change)
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.status, "waiting")));
}
