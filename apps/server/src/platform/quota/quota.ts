import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../clock/durations.ts";
import type { Db } from "../database/database.ts";
import type { Platform } from "../platform.ts";
import { quotaUses } from "./tables.ts";

/** A number of uses within a span that begins with the first one. */
interface Quota {
  readonly name: string;
  readonly uses: number;
  readonly spanMs: number;
}

/** Sessions created by one person. */
export const CREATED_SESSIONS: Quota = { name: "created-session", uses: 20, spanMs: HOUR_MS };
/** Join requests of one person, over all sessions. */
export const JOIN_REQUESTS: Quota = { name: "join-request", uses: 30, spanMs: HOUR_MS };
/** Invitations by one person, over all sessions: each sends a mail. */
export const INVITATIONS: Quota = { name: "invitation", uses: 50, spanMs: DAY_MS };
/** Invitations by one person to one address, over all sessions: its owner may be a stranger to that person. */
export const INVITATIONS_TO_ADDRESS: Quota = { name: "invitation-to-address", uses: 10, spanMs: DAY_MS };
/** Changes of one session that its people get a mail about. */
export const ANNOUNCED_CHANGES: Quota = { name: "announced-change", uses: 20, spanMs: HOUR_MS };
/** Imports of people that one administrator begins. */
export const IMPORTS: Quota = { name: "import", uses: 30, spanMs: HOUR_MS };
/** Sign-ins from one address, which may be a whole school's. */
export const SIGN_IN_STARTS: Quota = { name: "sign-in-start", uses: 200, spanMs: 10 * MINUTE_MS };
/** Registrations from one network, which may be a whole school's. */
export const REGISTRATIONS: Quota = { name: "registration", uses: 200, spanMs: HOUR_MS };
/** Links asked for from one network, for registrations and passwords. */
export const ASKED_LINKS: Quota = { name: "asked-link", uses: 200, spanMs: HOUR_MS };
/** Stand-alone code pads made from one network. */
export const NEW_PADS: Quota = { name: "new-pad", uses: 20, spanMs: HOUR_MS };
/** Mails about a registration that anybody can have sent to one address. */
export const MAILS_TO_ADDRESS: Quota = { name: "mail-to-address", uses: 5, spanMs: HOUR_MS };
/** Links to set a password. Counted apart: registering an address must not keep its owner from a new password. */
export const RESETS_TO_ADDRESS: Quota = { name: "reset-to-address", uses: 5, spanMs: HOUR_MS };
/** Invitations by administrators. Counted apart: registering an address must not keep it from being invited. */
export const ACCOUNTS_TO_ADDRESS: Quota = { name: "account-to-address", uses: 5, spanMs: HOUR_MS };

/**
 * Counts one use; throws `too_many_requests` with the time until the span ends when there is none left. Within a
 * transaction the use counts only if that commits. Without a rate limit (`HOTSEAT_RATE_LIMIT=0`) nothing is counted.
 */
export async function useQuota(db: Db, platform: Parts, quota: Quota, who: string): Promise<void> {
  const [counted] = await countUses(db, platform, quota, [who]);
  if (counted && counted.used > quota.uses) throw usedUp(platform, counted.endsAt);
}

/** Throws what `useQuota` would throw, and counts nothing. */
export async function checkQuota(db: Db, platform: Parts, quota: Quota, who: string): Promise<void> {
  if (platform.config.rateLimitPerMinute === 0) return;
  const [counted] = await db
    .select()
    .from(quotaUses)
    .where(and(eq(quotaUses.key, keyOf(quota, who)), gt(quotaUses.endsAt, platform.clock.now())));
  if (counted && counted.used >= quota.uses) throw usedUp(platform, counted.endsAt);
}

const usedUp = ({ clock }: Parts, endsAt: Date): ApiError =>
  new ApiError("too_many_requests", { retryAfterSec: Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000) });

/** Counts one use each, in two statements. Returns those who had one left. */
export async function useQuotas(
  db: Db,
  platform: Parts,
  quota: Quota,
  who: readonly string[],
): Promise<ReadonlySet<string>> {
  const over = (await countUses(db, platform, quota, who)).filter(({ used }) => used > quota.uses);
  const refused = new Set(over.map(({ key }) => key));
  return new Set(who.filter((one) => !refused.has(keyOf(quota, one))));
}

type Parts = Pick<Platform, "clock" | "config">;
const keyOf = ({ name }: Quota, who: string): string => `${name}:${who}`;

async function countUses(db: Db, { clock, config }: Parts, quota: Quota, who: readonly string[]) {
  if (config.rateLimitPerMinute === 0 || who.length === 0) return [];
  const now = clock.now();
  await forgetEnded(db, now);
  const endsAt = new Date(now.getTime() + quota.spanMs);
  const isOver = sql`${quotaUses.endsAt} <= ${now.toISOString()}::timestamptz`;
  // In the order of the keys: two transactions that wait for each other would be a deadlock.
  const keys = [...new Set(who.map((one) => keyOf(quota, one)))].sort();
  return db
    .insert(quotaUses)
    .values(keys.map((key) => ({ key, used: 1, endsAt })))
    .onConflictDoUpdate({
      target: quotaUses.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${quotaUses.used} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${quotaUses.endsAt} end`,
      },
    })
    .returning();
}

/** Rows that another transaction is changing are skipped until next time. */
async function forgetEnded(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ key: quotaUses.key })
    .from(quotaUses)
    .where(lt(quotaUses.endsAt, now))
    .for("update", { skipLocked: true });
  await db.delete(quotaUses).where(inArray(quotaUses.key, ended));
}
