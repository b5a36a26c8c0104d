import { randomUUID } from "node:crypto";
import { and, eq, lt, or } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { leases } from "./tables.ts";

/** A lease on work that one instance at a time may do. */
export interface Lease {
  /** Takes or renews it; false while another instance holds it. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
}

/** A lease of this name, lost to another instance when it is not renewed within `ttlMs`. */
export function createLease(db: Db, clock: Clock, name: string, ttlMs: number): Lease {
  const holder = randomUUID();
  return {
    async hold() {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + ttlMs);
      const held = await db
        .insert(leases)
        .values({ name, holder, expiresAt })
        .onConflictDoUpdate({
          target: leases.name,
          set: { holder, expiresAt },
          setWhere: or(eq(leases.holder, holder), lt(leases.expiresAt, now)),
        })
        .returning({ name: leases.name });
      return held.length > 0;
    },
    async release() {
      await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
    },
  };
}
