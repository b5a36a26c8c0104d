import { and, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Clock } from "../../clock/clock.ts";
import type { Db } from "../../database/database.ts";
import { oidcRecords } from "../tables.ts";

type Record_ = typeof oidcRecords.$inferSelect;
type IdColumn = typeof oidcRecords.id | typeof oidcRecords.uid | typeof oidcRecords.grantId;

/**
 * Ids come from cookies and addresses. No text of the database holds a NUL, so no record has such an id, and a query
 * with it would fail.
 */
const hasId = (column: IdColumn, id: string): SQL => (id.includes("\0") ? sql`false` : eq(column, id));

/**
 * The built-in provider's storage in the database: shared by all instances, kept over a restart. One adapter per kind
 * of record.
 */
export function createOidcAdapter(db: Db, clock: Clock): new (model: string) => Adapter {
  const payloadOf = (row: Record_ | undefined): AdapterPayload | undefined =>
    row && {
      ...(row.payload as AdapterPayload),
      ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }),
    };
  const alive = () => or(isNull(oidcRecords.expiresAt), gt(oidcRecords.expiresAt, clock.now()));

  return class OidcAdapter implements Adapter {
    private readonly model: string;

    constructor(model: string) {
      this.model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresInSec: number): Promise<undefined> {
      const now = clock.now();
      const row = {
        payload: payload as Record<string, unknown>,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expiresAt: Number.isFinite(expiresInSec) ? new Date(now.getTime() + expiresInSec * 1000) : null,
      };
      await db.delete(oidcRecords).where(lt(oidcRecords.expiresAt, now));
      await db
        .insert(oidcRecords)
        .values({ model: this.model, id, ...row })
        .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: row });
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .select()
        .from(oidcRecords)
        .where(and(eq(oidcRecords.model, this.model), hasId(oidcRecords.id, id), alive()));
      return payloadOf(row);
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .select()
        .from(oidcRecords)
        .where(and(eq(oidcRecords.model, this.model), hasId(oidcRecords.uid, uid), alive()));
      return payloadOf(row);
    }

    /** Devices without a browser are not supported. */
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }

    async consume(id: string): Promise<undefined> {
      await db
        .update(oidcRecords)
        .set({ consumedAt: clock.now() })
        .where(and(eq(oidcRecords.model, this.model), hasId(oidcRecords.id, id)));
    }

    async destroy(id: string): Promise<undefined> {
      await db.delete(oidcRecords).where(and(eq(oidcRecords.model, this.model), hasId(oidcRecords.id, id)));
    }

    async revokeByGrantId(grantId: string): Promise<undefined> {
      await db.delete(oidcRecords).where(hasId(oidcRecords.grantId, grantId));
    }
  };
}
