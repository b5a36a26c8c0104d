import type { RoleName } from "../../contract/roles.ts";
import type { Language } from "../../contract/viewer.ts";

/** An account to be made at the identity provider. */
export interface NewAccount {
  readonly email: string;
  readonly fullName: string;
  readonly language: Language;
  readonly role: RoleName;
  /** Null: the person sets one by a mailed link. */
  readonly password: string | null;
  /** The person has followed a link sent to the address. */
  readonly emailVerified: boolean;
}

/** An account as its provider has it. */
export interface DirectoryAccount {
  readonly keycloakId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isDisabled: boolean;
  /** Its role at the provider; null where the provider keeps none, and ours counts. */
  readonly role: RoleName | null;
}

/** Result of making one account of many. `exists`: the address has one already. `failed`: the provider gave no response. */
export type Creation =
  | { readonly outcome: "created"; readonly account: DirectoryAccount }
  | { readonly outcome: "exists" | "failed" };

/** Accounts that are made without a password: the person sets one by a mailed link. */
export type PasswordlessAccount = Omit<NewAccount, "password"> & { readonly password: null };

/** A role to be written at the provider. */
export interface RoleChange {
  readonly keycloakId: string;
  readonly role: RoleName;
}

/**
 * Accounts at the identity provider. Adapters: the built-in provider and Keycloak; another issuer has none. Calls may
 * go over the network: never make one inside a transaction. Each call may be repeated.
 */
export interface AccountDirectory {
  readonly kind: "builtin" | "keycloak";
  /** Returns the new account, or null when the address has one already. */
  create(account: NewAccount): Promise<DirectoryAccount | null>;
  find(keycloakId: string): Promise<DirectoryAccount | null>;
  findByEmail(email: string): Promise<DirectoryAccount | null>;
  /** Sets the password. The address counts as verified from now on: the person came by a link sent to it. */
  setPassword(keycloakId: string, password: string): Promise<void>;
  setRole(keycloakId: string, role: RoleName): Promise<void>;
  /** Disabled: the account cannot sign in and its sign-ins at the provider end. */
  setDisabled(keycloakId: string, isDisabled: boolean): Promise<void>;
  endSessions(keycloakId: string): Promise<void>;
  remove(keycloakId: string): Promise<void>;
  /** Makes many accounts at once; results are in the order given. */
  createMany(accounts: readonly PasswordlessAccount[]): Promise<Creation[]>;
  /** Finds many accounts, by address in lower case. Throws `unavailable` where one of them could not be asked for. */
  findManyByEmail(emails: readonly string[]): Promise<Map<string, DirectoryAccount>>;
  /** Sets many roles. Returns the people whose role the provider did not take. */
  setRoles(changes: readonly RoleChange[]): Promise<Set<string>>;
  /** Removes many accounts. Returns those that the provider did not remove. */
  removeMany(keycloakIds: readonly string[]): Promise<Set<string>>;
}
