import { sql } from "drizzle-orm";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { attendees } from "./tables.ts";

/** Limit of a person's network checks: this many in this many milliseconds. */
const NETWORK_CHECKS = 6;
const NETWORK_CHECKS_WINDOW_MS = MINUTE_MS;

/** Counts one more network check; returns false, and does not count it, above the limit. */
export async function countNetworkCheck(db: Db, id: number, now: Date): Promise<boolean> {
  const windowFrom = new Date(now.getTime() - NETWORK_CHECKS_WINDOW_MS).toISOString();
  const isOpen = sql`${attendees.networkChecksFrom} > ${windowFrom}`;
  const rows = await db
    .update(attendees)
    .set({
      networkChecks: sql`case when ${isOpen} then ${attendees.networkChecks} + 1 else 1 end`,
      networkChecksFrom: sql`case when ${isOpen} then ${attendees.networkChecksFrom} else ${now.toISOString()} end`,
    })
    .where(sql`${attendees.id} = ${id} and (${isOpen} is not true or ${attendees.networkChecks} < ${NETWORK_CHECKS})`)
    .returning({ id: attendees.id });
  return rows.length > 0;
}
