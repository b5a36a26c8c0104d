import { eq, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { hashPassword, isPassword } from "./password.ts";
import { identityAccounts } from "./tables.ts";

export interface Account {
  readonly keycloakId: string;
  readonly login: string;
  readonly fullName: string;
  /** The person has followed a link sent to the address, or the operator gave the account its address. */
  readonly emailVerified: boolean;
  readonly isDisabled: boolean;
}

/** Adds or changes an account of the built-in identity provider. */
export async function saveAccount(
  db: Db,
  account: Omit<Account, "emailVerified" | "isDisabled"> & { password: string },
): Promise<void> {
  const row = {
    keycloakId: account.keycloakId,
    login: account.login.toLowerCase(),
    fullName: account.fullName,
    passwordHash: await hashPassword(account.password),
  };
  await db
    .insert(identityAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: identityAccounts.keycloakId,
      set: { login: sql`excluded.login`, fullName: sql`excluded.full_name`, passwordHash: sql`excluded.password_hash` },
    });
}

export async function findAccount(db: Db, keycloakId: string): Promise<Account | null> {
  const [row] = await db.select().from(identityAccounts).where(eq(identityAccounts.keycloakId, keycloakId));
  return row ?? null;
}

export async function findAccountByLogin(db: Db, login: string): Promise<Account | null> {
  const [row] = await withLogin(db, login);
  return row ?? null;
}

const withLogin = (db: Db, login: string) =>
  db.select().from(identityAccounts).where(eq(identityAccounts.login, login.trim().toLowerCase()));

let decoy: Promise<string> | undefined;

/**
 * The account of this login and password, disabled ones too, or null; an unknown login, and an account without a
 * password, take as long as a wrong password.
 */
export async function checkPassword(db: Db, login: string, password: string): Promise<Account | null> {
  const [row] = await withLogin(db, login);
  decoy ??= hashPassword("nobody's");
  const right = await isPassword(password, row?.passwordHash ?? (await decoy));
  return row?.passwordHash && right ? row : null;
}

/** Whether this is the password of the account. */
export async function isPasswordOf(db: Db, keycloakId: string, password: string): Promise<boolean> {
  const [row] = await db.select().from(identityAccounts).where(eq(identityAccounts.keycloakId, keycloakId));
  return row?.passwordHash ? isPassword(password, row.passwordHash) : false;
}
