import { and, eq, gt, lt } from "drizzle-orm";
import type { PartnerCaller, Viewer } from "../../contract/viewer.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashOpaque, newOpaque } from "../../platform/identity/opaque.ts";
import { users } from "../users/tables.ts";
import { toViewer } from "../users/users-repository.ts";
import { embedTokens, partners } from "./tables.ts";

const KEY_PREFIX = "hsp_";
const TOKEN_PREFIX = "hst_";
/** How long an embed token lives; the partner's server mints the next one. */
const TOKEN_LIFETIME_MS = 15 * MINUTE_MS;

export async function findPartner(db: Db, key: string): Promise<PartnerCaller | null> {
  if (!key.startsWith(KEY_PREFIX)) return null;
  const [row] = await db
    .select()
    .from(partners)
    .where(eq(partners.keyHash, hashOpaque(key)));
  return row ? { partnerId: row.id, organisationId: row.organisationId } : null;
}

/** The only response with the key; the database keeps its hash. */
export async function addPartner(
  db: Db,
  clock: Clock,
  partner: { name: string; organisationId: number },
): Promise<{ id: number; key: string }> {
  const key = newOpaque(KEY_PREFIX);
  const [row] = await db
    .insert(partners)
    .values({ ...partner, keyHash: hashOpaque(key), createdAt: clock.now() })
    .returning({ id: partners.id });
  return { id: (row as { id: number }).id, key };
}

export async function mintEmbedToken(
  db: Db,
  clock: Clock,
  grant: { partnerId: number; keycloakId: string; sessionId: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newOpaque(TOKEN_PREFIX);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS);
  await db.delete(embedTokens).where(lt(embedTokens.expiresAt, now));
  await db.insert(embedTokens).values({ ...grant, tokenHash: hashOpaque(token), expiresAt });
  return { token, expiresAt };
}

/** Whether a token, known by its hash, is still valid. */
export async function isEmbedTokenAlive(db: Db, clock: Clock, tokenHash: string): Promise<boolean> {
  const found = await db
    .select({ keycloakId: embedTokens.keycloakId })
    .from(embedTokens)
    .where(and(eq(embedTokens.tokenHash, tokenHash), gt(embedTokens.expiresAt, clock.now())));
  return found.length > 0;
}

/** The person of a valid token, confined to its session. */
export async function findEmbedViewer(db: Db, clock: Clock, token: string): Promise<Viewer | null> {
  if (!token.startsWith(TOKEN_PREFIX)) return null;
  const [row] = await db
    .select({ user: users, sessionId: embedTokens.sessionId })
    .from(embedTokens)
    .innerJoin(users, eq(users.keycloakId, embedTokens.keycloakId))
    .where(and(eq(embedTokens.tokenHash, hashOpaque(token)), gt(embedTokens.expiresAt, clock.now()), users.isActive));
  return row ? toViewer(row.user, row.sessionId) : null;
}
