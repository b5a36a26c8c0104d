import { createHmac, randomInt } from "node:crypto";
import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Clock } from "../clock/clock.ts";
import type { Database, Db } from "../database/database.ts";
import { createSeal, derive } from "./seal.ts";
import { identityRecoveryCodes, identityTotp } from "./tables.ts";

const ISSUER = "Hotseat";
const PERIOD_SEC = 30;
/** A code of the step before or after is accepted too: clocks differ, and people type slowly. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without signs that look alike. */
const RECOVERY_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const RECOVERY_GROUPS = 3;
const GROUP_LENGTH = 4;

/** Second factors of the built-in provider's accounts: TOTP (RFC 6238), and recovery codes that work once each. */
export interface SecondFactors {
  /** Whether signing in asks for a code. */
  isEnabled(keycloakId: string): Promise<boolean>;
  recoveryCodesLeft(keycloakId: string): Promise<number>;
  /** Makes a new secret, which counts once it is confirmed; null while one is confirmed. `label` names the account. */
  begin(keycloakId: string, label: string): Promise<{ secret: string; uri: string } | null>;
  /** The secret that waits for its first code; null without one. */
  pending(keycloakId: string, label: string): Promise<{ secret: string; uri: string } | null>;
  /** Returns the recovery codes when the code is right; null when it is not. */
  confirm(keycloakId: string, code: string): Promise<string[] | null>;
  /** Uses a code of the app or a recovery code up; false for any other and for one that was used. */
  use(keycloakId: string, code: string): Promise<boolean>;
  remove(keycloakId: string): Promise<void>;
}

export function createSecondFactors(database: Database, clock: Pick<Clock, "now">, secret: string): SecondFactors {
  const { db } = database;
  const seal = createSeal(secret, "second-factors");
  const recoveryKey = derive(secret, "recovery-codes");
  const hashOf = (code: string): string =>
    createHmac("sha256", recoveryKey)
      .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
      .digest("base64url");

  const totpOf = (base32: string, label: string): TOTP =>
    new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(base32), period: PERIOD_SEC });

  async function read(at: Db, keycloakId: string): Promise<typeof identityTotp.$inferSelect | null> {
    const [row] = await at.select().from(identityTotp).where(eq(identityTotp.keycloakId, keycloakId));
    return row ?? null;
  }

  const shown = (base32: string, label: string) => ({ secret: base32, uri: totpOf(base32, label).toString() });

  /** Uses up the time step of a right code: a code that was seen over a shoulder does not work again. */
  async function useStep(tx: Db, keycloakId: string, sealed: string, code: string): Promise<boolean> {
    const base32 = seal.open(sealed, keycloakId);
    if (base32 === null || !/^\d{6}$/.test(code)) return false;
    const timestamp = clock.now().getTime();
    const delta = totpOf(base32, "").validate({ token: code, timestamp, window: WINDOW });
    if (delta === null) return false;
    const step = Math.floor(timestamp / 1000 / PERIOD_SEC) + delta;
    const used = await tx
      .update(identityTotp)
      .set({ lastStep: step })
      .where(and(eq(identityTotp.keycloakId, keycloakId), lt(identityTotp.lastStep, step)))
      .returning({ step: identityTotp.lastStep });
    return used.length > 0;
  }

  async function useRecoveryCode(keycloakId: string, code: string): Promise<boolean> {
    const used = await db
      .update(identityRecoveryCodes)
      .set({ usedAt: clock.now() })
      .where(
        and(
          eq(identityRecoveryCodes.keycloakId, keycloakId),
          eq(identityRecoveryCodes.codeHash, hashOf(code)),
          isNull(identityRecoveryCodes.usedAt),
        ),
      )
      .returning({ id: identityRecoveryCodes.keycloakId });
    return used.length > 0;
  }

  return {
    async isEnabled(keycloakId) {
      return (await read(db, keycloakId))?.confirmedAt != null;
    },
    async recoveryCodesLeft(keycloakId) {
      const [row] = await db
        .select({ left: count() })
        .from(identityRecoveryCodes)
        .where(and(eq(identityRecoveryCodes.keycloakId, keycloakId), isNull(identityRecoveryCodes.usedAt)));
      return row?.left ?? 0;
    },
    async begin(keycloakId, label) {
      const base32 = new Secret({ size: 20 }).base32;
      const row = { sealedSecret: seal.seal(base32, keycloakId), lastStep: 0, confirmedAt: null };
      const begun = await db
        .insert(identityTotp)
        .values({ keycloakId, ...row })
        .onConflictDoUpdate({ target: identityTotp.keycloakId, set: row, setWhere: isNull(identityTotp.confirmedAt) })
        .returning({ id: identityTotp.keycloakId });
      return begun.length > 0 ? shown(base32, label) : null;
    },
    async pending(keycloakId, label) {
      const row = await read(db, keycloakId);
      const base32 = row && row.confirmedAt === null ? seal.open(row.sealedSecret, keycloakId) : null;
      return base32 === null ? null : shown(base32, label);
    },
    async confirm(keycloakId, code) {
      return database.transaction(async (tx) => {
        const row = await read(tx, keycloakId);
        if (!row || row.confirmedAt !== null || !(await useStep(tx, keycloakId, row.sealedSecret, code.trim())))
          return null;
        await tx.update(identityTotp).set({ confirmedAt: clock.now() }).where(eq(identityTotp.keycloakId, keycloakId));
        const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
        await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.keycloakId, keycloakId));
        await tx
          .insert(identityRecoveryCodes)
          .values(codes.map((one) => ({ keycloakId, codeHash: hashOf(one), usedAt: null })));
        return codes;
      });
    },
    async use(keycloakId, typed) {
      const code = typed.trim();
      const [row] = await db
        .select()
        .from(identityTotp)
        .where(and(eq(identityTotp.keycloakId, keycloakId), isNotNull(identityTotp.confirmedAt)));
      if (!row) return false;
      return (
        (await useStep(db, keycloakId, row.sealedSecret, code.replace(/\s/g, ""))) || useRecoveryCode(keycloakId, code)
      );
    },
    async remove(keycloakId) {
      await database.transaction(async (tx) => {
        await tx.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.keycloakId, keycloakId));
        await tx.delete(identityTotp).where(eq(identityTotp.keycloakId, keycloakId));
      });
    },
  };
}

function newRecoveryCode(): string {
  const sign = (): string => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)] as string;
  const group = (): string => Array.from({ length: GROUP_LENGTH }, sign).join("");
  return Array.from({ length: RECOVERY_GROUPS }, group).join("-");
}
