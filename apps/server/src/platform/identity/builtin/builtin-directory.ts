import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../database/database.ts";
import { recordset } from "../../database/recordset.ts";
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
    async createMany(accounts) {
      if (accounts.length === 0) return [];
      const rows = accounts.map(({ email, fullName, emailVerified }) => ({
        keycloak_id: randomUUID(),
        login: email.toLowerCase(),
        full_name: fullName,
        email_verified: emailVerified,
      }));
      const made = await db.execute<{ keycloak_id: string }>(sql`
        insert into identity_accounts (keycloak_id, login, full_name, email_verified)
        select keycloak_id, login, full_name, email_verified
        from ${recordset(rows)} as r(keycloak_id text, login text, full_name text, email_verified boolean)
        on conflict (login) do nothing returning keycloak_id`);
      const ids = new Set(made.rows.map(({ keycloak_id }) => keycloak_id));
      return rows.map(({ keycloak_id: keycloakId, login: email, email_verified: emailVerified }) =>
        ids.has(keycloakId)
          ? { outcome: "created", account: { keycloakId, email, emailVerified, isDisabled: false, role: null } }
          : { outcome: "exists" },
      );
    },
    async findManyByEmail(emails) {
      const rows = await db
        .select()
        .from(identityAccounts)
        .where(sql`${identityAccounts.login} in (select json_array_elements_text(${JSON.stringify(emails)}::json))`);
      return new Map(rows.map((row) => [row.login, present(row)]));
    },
    async setRoles() {
      // As `setRole`.
      return new Set();
    },
    async removeMany(keycloakIds) {
      if (keycloakIds.length === 0) return new Set();
      const ids = sql`(select json_array_elements_text(${JSON.stringify(keycloakIds)}::json))`;
      await db.delete(oidcRecords).where(sql`${oidcRecords.payload}->>'accountId' in ${ids}`);
      await db.delete(identityAccounts).where(sql`${identityAccounts.keycloakId} in ${ids}`);
      return new Set();
    },
  };
}
