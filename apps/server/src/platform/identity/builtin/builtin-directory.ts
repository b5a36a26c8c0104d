import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../database/database.ts";
import type { AccountDirectory, DirectoryAccount } from "../account-directory.ts";
import { hashPassword } from "../password.ts";
import { identityAccounts, knownBrowsers, oidcRecords } from "../tables.ts";

type Row = typeof identityAccounts.$inferSelect;

const present = (row: Row): DirectoryAccount => ({
  keycloakId: row.keycloakId,
  email: row.login,
  emailVerified: row.emailVerified,
  isDisabled: row.isDisabled,
  role: null,
});

/** Accounts of the built-in provider, in this installation's own database. Roles are those of `users`. */
export function createBuiltinDirectory(db: Db): AccountDirectory {
  const withId = (keycloakId: string) => eq(identityAccounts.keycloakId, keycloakId);

  async function find(keycloakId: string): Promise<Row | null> {
    const [row] = await db.select().from(identityAccounts).where(withId(keycloakId));
    return row ?? null;
  }

  /** The provider's own sign-ins and everything granted in them. */
  async function endSessions(keycloakId: string): Promise<void> {
    await db.delete(oidcRecords).where(sql`${oidcRecords.payload}->>'accountId' = ${keycloakId}`);
  }

  return {
    kind: "builtin",
    async create({ email, fullName, password, emailVerified }) {
      const [row] = await db
        .insert(identityAccounts)
        .values({
          keycloakId: randomUUID(),
          login: email.toLowerCase(),
          fullName,
          passwordHash: password === null ? null : await hashPassword(password),
          emailVerified,
        })
        .onConflictDoNothing({ target: identityAccounts.login })
        .returning();
      return row ? present(row) : null;
    },
    async find(keycloakId) {
      const row = await find(keycloakId);
      return row && present(row);
    },
    async findByEmail(email) {
      const [row] = await db.select().from(identityAccounts).where(eq(identityAccounts.login, email.toLowerCase()));
      return row ? present(row) : null;
    },
    async setPassword(keycloakId, password) {
      const passwordHash = await hashPassword(password);
      await db.update(identityAccounts).set({ passwordHash, emailVerified: true }).where(withId(keycloakId));
      // A browser that knew the password before has to prove itself again.
      await db.delete(knownBrowsers).where(eq(knownBrowsers.keycloakId, keycloakId));
    },
    async setRole() {
      // The built-in provider keeps no roles: the role in `users` counts.
    },
    async setDisabled(keycloakId, isDisabled) {
      await db.update(identityAccounts).set({ isDisabled }).where(withId(keycloakId));
      if (isDisabled) await endSessions(keycloakId);
    },
    endSessions,
    async remove(keycloakId) {
      await endSessions(keycloakId);
      await db.delete(identityAccounts).where(withId(keycloakId));
    },
  };
}
